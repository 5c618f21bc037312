%module example

%apply (float* IN_ARRAY1, int DIM1) { (float* x, int n) };
%apply (float* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (float*, int) };
void first(float* x, int n);
void second(float* y, int n);
%apply (float* INPLACE_ARRAY1, int DIM1) { (float* x, int n) };
void third(float* x, int n);
