%module example
%{
#include "matrices.hpp"
%}
%include "quaff.i"
%in_array(a, m, k)
%in_array(b, k, n)
%inplace_array(c, m, n)
%in_array(x, n)
%in_array(square, n, n)
%in_array(image, height, width)
%in_device_array(a_d, m, n)
%inplace_device_array(row_d, n)
%feature("quaff:inplace_array", "x, n") matrices::scale;
%include "matrices.hpp"
%template(multiply) matrices::multiply<float>;
%template(multiply) matrices::multiply<double>;
