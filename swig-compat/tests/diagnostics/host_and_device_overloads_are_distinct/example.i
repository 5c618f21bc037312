%module example
%include "quaff.i"
%in_array(x, n);
%in_device_array(x_d, n);
template <class T> T sum(const T* x, unsigned n);
template <class T> T sum(T* x_d, unsigned n);
%template(sum) sum<float>;
// The same on the device, once more.
float sum(float* x_d, long n);
