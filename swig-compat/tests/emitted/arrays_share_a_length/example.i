%module example
%{
#include "vectors.hpp"
%}
%include "quaff.i"
%in_array(a, n)
%in_array(b, n)
%inplace_array(out, n)
%in_array(weights, count)
%in_array(where, n)
%in_array(first_source, elements)
%in_array(second_source, elements)
%inplace_array(destination, elements)
%include "vectors.hpp"
%template(add) vectors::add<float>;
%template(add) vectors::add<double>;
