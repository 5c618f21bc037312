%module scale
%{
#include "scale.hpp"
%}
#ifndef FACTOR
#error "the definitions of what is linked are the interface's too"
#endif
%include "quaff.i"
%in_array(x, size)
%include "scale.hpp"
%template(sum) scaled_sum<float>;
%template(sum) scaled_sum<double>;
