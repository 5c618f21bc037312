%module neighbours
%{
#include "neighbours.hpp"
%}
%include "quaff.i"
%in_array(points, n, d);                  // points and queries have the same number of coordinates: quaff checks it
%in_array(queries, m, d);
%out_array(index, m);                     // two results: a tuple in Python
%out_array(squared, m);
%include "neighbours.hpp"
%thread neighbours::nearest;              // other Python threads run meanwhile
%template(nearest) neighbours::nearest<float>;
%template(nearest) neighbours::nearest<double>;
