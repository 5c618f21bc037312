%module example
%{
#include "kinds.hpp"
%}
%include "quaff.i"
%include "std_complex.i"
%include "std_string.i"
%include "std_vector.i"
%in_array(x, n)
%in_array(spread, n)
%in_array(f, rows, columns)
%array_fortran(f)
%feature("quaff:inplace_array", "f, rows, columns") kinds::fill;
%inplace_device_array(y_d, rows, columns)
%device_stream(queue)
%elementwise(kinds::polar)
%elementwise(kinds::ratio)
%elementwise(kinds::part)
%include "kinds.hpp"
%template(twice) kinds::twice<float>;
%template(twice) kinds::twice<double>;
%template(ratio) kinds::ratio<float>;
%template(ratio) kinds::ratio<double>;
