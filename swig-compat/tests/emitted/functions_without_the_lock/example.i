%module(threads="1") example
%{
#include "threads.hpp"
%}
%include "quaff.i"
%in_array(x, n)
%in_device_array(x_d, n)
%nothread threads::held;
%include "threads.hpp"
