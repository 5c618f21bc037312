%module example
%{
#include "vectors.hpp"
%}
%include "quaff.i"
%in_array(a, n)
%in_array(b, n)
%inplace_array(out, n)
%in_array(weights, count)
%include "vectors.hpp"
%template(add) vectors::add<float>;
%template(add) vectors::add<double>;
