%module example
%include "quaff.i"
%in_device_array(a_d, n)
%out_device_array(out_d, n)
%in_array(a, n)
%out_array(out, n)
%device_stream(stream)
%inline %{
#include <cstddef>

struct CUstream_st;
typedef CUstream_st *cudaStream_t;

/// Twice each element.
void twice(const float *a_d, float *out_d, int n, cudaStream_t stream) {}
void twice(const float *a, float *out, int n) {
  for (int i = 0; i < n; ++i) {
    out[i] = 2 * a[i];
  }
}

/// Where no array is passed.
void zeros(float *out_d, std::size_t n) {}
%}
