%module image_filter
%{
#include "image_filter.hpp"
%}
%include "quaff.i"
%in_array(image, rows, columns);          // an array of two dimensions, whose shape C++ gets
%out_array(filtered, rows, columns);      // a result of the same shape, or the caller's `out=`
%in_device_array(image_d, rows, columns); // the same on a GPU
%out_device_array(filtered_d, rows, columns);
%device_stream(stream);
%include "image_filter.hpp"
%template(edges) images::edges<float>;
%template(edges) images::edges<double>;
%template(edges) images::gpu::edges<float>;
%template(edges) images::gpu::edges<double>;
