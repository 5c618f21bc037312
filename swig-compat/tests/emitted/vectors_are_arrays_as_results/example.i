%module example
%{
#include "example.hpp"
%}
%include "quaff.i"
%include "typemaps.i"
%in_array(values, n)
%include "example.hpp"
%template(repeated) example::repeated<float>;
%template(repeated) example::repeated<double>;
