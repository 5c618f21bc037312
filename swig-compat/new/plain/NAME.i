%module NAME
%{
#include "NAME/NAME.hpp"
%}
%include "quaff.i"
%in_array(values, size)
%include "NAME/NAME.hpp"
%template(mean) NAME::mean<float>;
%template(mean) NAME::mean<double>;
