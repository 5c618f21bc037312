%module image_filter
%{
#include "image_filter.hpp"
%}
%include "quaff.i"
%in_array(image, rows, columns);          // an array of two dimensions, whose shape C++ gets
%out_array(filtered, rows, columns);      // a result of the same shape, or the caller's `out=`
%include "image_filter.hpp"
%template(edges) images::edges<float>;
%template(edges) images::edges<double>;
