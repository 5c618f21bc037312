%module example
%{
#include "views.hpp"
%}
%include "quaff.i"
%inplace_array(image, rows, columns)
%array_strides(image, pitch, 1)
%in_array(x, n)
%array_strides(x, incx)
%in_array(y, n)
%array_strides(y, incy)
%in_array(table, rows, columns)
%array_fortran(table)
%in_array(matrix, rows, columns)
%array_strides(matrix, 1, ld)
%include "views.hpp"
%template(dot) views::dot<float>;
%template(dot) views::dot<double>;
