%module example

%apply (float* INPLACE_ARRAY1, int DIM1) { (const float* x, int n) };
template <class T> T sum(const T* x, int n);
void norm(const float* x, int n);
%template(sum) sum<float>;
