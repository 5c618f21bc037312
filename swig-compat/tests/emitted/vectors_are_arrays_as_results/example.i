%module example
%{
#include "example.hpp"
%}
%include "quaff.i"
%in_array(values, n)
%include "example.hpp"
%template(repeated) example::repeated<float>;
%template(repeated) example::repeated<double>;
