%module example

float before(const float* in, int n);
%apply (float* IN_ARRAY1, int DIM1) { (const float* in, int n), (float* in, int n) };
%apply (int DIM_FLAT, double* INPLACE_ARRAY_FLAT) { (size_t count, double* out) };
%apply (int* INPLACE_ARRAY1, int DIM1) { (int*, int) };
float norm(const float* in, int n);
void scale(std::size_t count, double* out, double factor = 2.0);
void any_name(int* whatever, int m, float* in, int n);
void defaults(const float* in = nullptr, int n = 0);
