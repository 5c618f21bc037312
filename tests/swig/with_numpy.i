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
%reduction(words::count, words::Count)
%include "words.hpp"
%template(scale) words::scale<float>;
%template(scale_double) words::scale<double>;
