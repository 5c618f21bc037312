%module example
%{
#include "example/sum.hpp"
%}
%include "quaff.i"
%in_array(in, size);
%include "example/sum.hpp"
%template(sum) example::sum<float>;
%template(sum) example::sum<double>;
