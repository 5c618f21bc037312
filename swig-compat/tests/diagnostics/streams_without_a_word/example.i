%module example
%include "quaff.i"
%in_device_array(x_d, n);

// Both lack a word for the stream, the second one for its pointer as well.
void scale(float* x_d, int n, cudaStream_t stream = 0);
void fill(int* out, int n, CUstream stream);
template <class T> T sum(const T* x_d, int n, struct CUstream_st* stream);
%template(sum) sum<double>;
