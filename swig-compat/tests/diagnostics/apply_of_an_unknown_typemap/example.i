%module example

%apply int *OUTPUT { int *x, int *y };
%apply (float* IN_ARRAY2, int DIM1, int DIM2) { (float* a, int n, int m) };
int f();
