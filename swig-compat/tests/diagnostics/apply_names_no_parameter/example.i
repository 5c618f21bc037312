%module example

%apply (float* IN_ARRAY1, int DIM1) { (float* lhs, int n) };
%apply (float* IN_ARRAY1, int DIM1) { (float* values, int n) };
%apply (float* IN_ARRAY1, int DIM1) { (float* out, int size) };
int add(float a, float b, int lh, double* values, int n);
