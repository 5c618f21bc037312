%module with_numpy
%{
#define SWIG_FILE_WITH_INIT
#include "words.hpp"
%}
%include "numpy.i"
%init %{ import_array(); %}
%numpy_typemaps(bool, NPY_BOOL, int)

%include "example.i"

%inplace_array(out, length);
%in_array(left, count);
%in_array(right, count);
%in_device_array(in_d, size);
%inplace_device_array(out_d, length);
%device_stream(stream);
%in_array(matrix, rows, columns);
%inplace_array(volume, planes, rows, columns);
%in_array(a, m, k);
%in_array(b, k, n);
%in_array(view, rows, columns);
%array_strides(view, ld, 1);
%array_fortran(volume_f);
%out_array(steps, number);
%out_array(table, rows, columns);
%out_device_array(table_d, size);
%feature("quaff:in_array", "x, n") words::passed_over;
%clear_array(x);
%error_code(words::status, 0, words::status_text($1))
%reduction(words::count, words::Count)
%include "words.hpp"
%template(scale) words::scale<float>;
%template(scale_double) words::scale<double>;
