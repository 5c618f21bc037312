%module example

%apply (float* IN_ARRAY1, int DIM1) { (float* a), (double* a, int n), (T* a, int n), (float* a, float n) };
%apply (T* IN_ARRAY1, int DIM1) { (float* a, int n) };
int f();
