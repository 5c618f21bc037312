// The binding of a SWIG user with numpy.i: one wrapper per dtype, and the dispatch written in Python.
%module swig_numpy
%{
#define SWIG_FILE_WITH_INIT
#include "sum.hpp"
%}
%include "numpy.i"
%init %{
import_array();
%}

// numpy.i itself only has typemaps for `int` lengths.
%numpy_typemaps(float, NPY_FLOAT, unsigned)
%numpy_typemaps(double, NPY_DOUBLE, unsigned)
%apply (float *IN_ARRAY1, unsigned DIM1) { (const float *in, unsigned size) };
%apply (double *IN_ARRAY1, unsigned DIM1) { (const double *in, unsigned size) };

%include "sum.hpp"
%template(sum_float) peers::sum<float>;
%template(sum_double) peers::sum<double>;

%pythoncode %{
import numpy as np

def sum(in_array):
  if in_array.dtype == np.float32:
    return sum_float(in_array)
  elif in_array.dtype == np.float64:
    return sum_double(in_array)
  else:
    raise TypeError("sum is not implemented for types other than np.float32 and np.float64")
%}
