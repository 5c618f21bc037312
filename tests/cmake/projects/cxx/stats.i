%module stats
%{
#include "stats.hpp"
%}
%include "quaff.i"
%in_array(x, n)
%inplace_array(y, n)
%in_array(a, rows, columns)
%ignore stats::calls;
%include "stats.hpp"
%template(mean) stats::mean<float>;
%template(mean) stats::mean<double>;
%template(scale) stats::scale<float>;
%template(scale) stats::scale<double>;
