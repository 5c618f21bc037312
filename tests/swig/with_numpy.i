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
%reduction(words::count, words::Count)
%include "words.hpp"
%template(scale) words::scale<float>;
%template(scale_double) words::scale<double>;
