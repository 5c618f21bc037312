%module NAME
%{
#include "NAME/NAME.hpp"
%}
%include "quaff.i"
%in_array(values, size)
%inplace_device_array(values_d, size)
%device_stream(stream)
%include "NAME/NAME.hpp"
%template(mean) NAME::mean<float>;
%template(mean) NAME::mean<double>;
%template(scale) NAME::scale<float>;
%template(scale) NAME::scale<double>;
