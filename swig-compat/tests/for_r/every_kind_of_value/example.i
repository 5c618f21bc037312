%module example
%{
#include "example.hpp"
%}
%include "quaff.i"
%include "std_string.i"
%include "std_vector.i"
%include "std_complex.i"
%include "std_function.i"
%in_array(x, n)
%inplace_array(y, n)
%in_array(a, rows, columns)
%in_array(f, rows, columns)
%array_fortran(f)
#define LIMIT 100
#define TITLE "a \"title\" \\ %"
%include "example.hpp"
%template(mean) example::mean<float>;
%template(mean) example::mean<double>;
