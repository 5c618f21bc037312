%module example
%include "quaff.i"
%in_array(in, size);
%in_device_array(in_d, size);
%inplace_device_array(out_d, size);
%device_stream(stream);

namespace example {
// The article's: what is read is no pointer to constants.
template <class T> T sum(T* in_d, unsigned size);
template <class T> T sum(const T* in, unsigned size);
void scale(cudaStream_t stream, double* out_d, std::size_t size, double by);
void copy(const float* in_d, int size, float* out_d, int size, ::cudaStream_t stream = nullptr);
typedef struct CUstream_st* Stream;
void fill(int* out_d, int size, Stream stream);
// Not a stream.
void tagged(const int* in_d, int size, int stream);
}
%template(sum) example::sum<float>;
