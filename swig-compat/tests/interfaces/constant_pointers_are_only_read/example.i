%module example

%apply (float* INPLACE_ARRAY1, int DIM1) { (const float* y, int n), (float* y, int n) };
void first(const float* y, int n);
void second(float* y, int n);
%include "quaff.i"
%inplace_array(x, n);
template <class T> T sum(const T* x, int n);
%template(sum) sum<float>;
void scale(float* x, int n);
%in_array(x, n);
void reads(const double* x, int n);
void writes(double* x, int n);
%in_array(z, n);
%inplace_array(z, n);
void copies(const double* z, int n, int of);
void swaps(double* z, int n);
%inplace_device_array(x_d, n);
%in_device_array(x_d, n);
void on_device(const float* x_d, int n, float by);
void on_device(float* x_d, int n);
