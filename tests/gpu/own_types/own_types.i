// A class that views device memory, and device arrays of plain structs.
%module own_types
%{
#include "own_types.hpp"
%}
%include "quaff.i"
%in_device_array(read_d, n);
%inplace_device_array(moved_d, n);
%include "own_types.hpp"
%template(scale) own_types::scale<float>;
%template(scale) own_types::scale<double>;
