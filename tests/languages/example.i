%module example
%{
#include "example.hpp"
%}
%include "quaff.i"
%include "std_string.i"
%include "std_vector.i"
%in_array(x, n)
%inplace_array(y, n)
%in_array(a, rows, columns)
%include "example.hpp"
%template(mean) example::mean<float>;
%template(mean) example::mean<double>;
%template(scale) example::scale<float>;
%template(scale) example::scale<double>;
%template(doubled) example::doubled<float>;
%template(doubled) example::doubled<double>;
