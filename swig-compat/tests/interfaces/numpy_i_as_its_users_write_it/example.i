%module example
%{
#define SWIG_FILE_WITH_INIT
#include "rms.h"
%}
%include "../vendored/numpy.i"
%include <std_string.i>
%init %{
import_array();
%}
%numpy_typemaps(double, NPY_DOUBLE, size_t)
%apply (double* IN_ARRAY1, int DIM1) {(double* seq, int n)};
%apply (double* INPLACE_ARRAY1, int DIM1) {(double* out, size_t m)};
double rms(double* seq, int n);
void fill(double* out, size_t m, double value);
