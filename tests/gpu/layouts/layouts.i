// The layouts that are passed to kernels, and complex numbers on a device.
%module layouts
%{
#include "layouts.hpp"
%}
%include "quaff.i"
%in_device_array(rows_d, m, n);
%array_strides(rows_d, lda, 1);
%in_device_array(any_d, m, n);
%array_strides(any_d, down, right);
%in_device_array(columns_d, m, n);
%array_fortran(columns_d);
%in_device_array(z_d, n);
%out_device_array(sums_d, m);
%out_device_array(conjugate_d, n);
%inplace_device_array(block_d, m, n);
%array_strides(block_d, step, 1);
%device_stream(stream);
%include "layouts.hpp"
%template(sums_of_rows) layouts::sums_of_rows<float>;
%template(sums_of_rows) layouts::sums_of_rows<double>;
%template(conjugate) layouts::conjugate<float>;
%template(conjugate) layouts::conjugate<double>;
