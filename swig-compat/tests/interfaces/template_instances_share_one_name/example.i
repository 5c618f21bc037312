/// Sums over arrays.
%module example
%{
#include "example.h"
%}
%apply (float* IN_ARRAY1, int DIM1) { (const float* in, unsigned size) };
%apply (double* IN_ARRAY1, int DIM1) { (const double* in, unsigned size) };
%include "example.h"
%template(sum) example::sum<float>;
%template(sum) example::sum<double>;
