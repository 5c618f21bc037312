%module unified_memory
%{
#include "smooth.hpp"
%}
%include "quaff.i"
%in_device_array(image, depth, height, width);       // three dimensions, no copy
%inplace_device_array(smoothed, depth, height, width);
%error_code(scan::Status, scan::Status::ok, scan::message($1))
%include "smooth.hpp"
