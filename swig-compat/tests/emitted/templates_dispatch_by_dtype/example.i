%module example
%{
#include "sum.hpp"
%}
%include "quaff.i"
%in_array(in, size)
%include "sum.hpp"
%template(sum) example::sum<float>;
%template(sum) example::sum<double>;
