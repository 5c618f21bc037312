%module example
%include "quaff.i"
%in_device_array(x_d, n);
%in_array(x, n);
%device_stream(stream);
%device_stream(other);
%device_stream(steam);

void two(const float* x_d, int n, cudaStream_t stream, cudaStream_t other);
void of_nothing(const float* x, int n, cudaStream_t stream);
template <class T> T sum(T* x, int n, cudaStream_t stream = 0);
%template(sum) sum<float>;
