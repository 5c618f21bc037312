// Functions that launch kernels of their own, and others of the same name on the host.
%module(docstring="Arrays on a device.") example
%include "quaff.i"
%in_array(in, size);
%inplace_array(out, size_out);
%in_device_array(in_d, size);
%inplace_device_array(out_d, size);
%in_device_array(other_d, count);
%device_stream(stream);

%inline %{
typedef struct CUstream_st *cudaStream_t;
inline int no_device() { throw std::runtime_error("there is no device"); }

/// The sum of the elements.
template <class T> T sum(const T *in, unsigned size) {
  T total = 0;
  for (unsigned i = 0; i < size; ++i) total += in[i];
  return total;
}
/// The sum of the elements, on the device.
template <class T> T sum(T *in_d, unsigned size) { return no_device(); }
template <class T> void scale(T *out_d, long size, T by, cudaStream_t stream) { no_device(); }
%}

%template(sum) sum<float>;
%template(sum) sum<double>;
%template(sum) sum<int>;
%template(scale) scale<float>;
%template(scale) scale<double>;

%inline %{
/// The stream stands in the middle, and behind defaults.
inline long count(cudaStream_t stream, const bool *in_d, unsigned size) { return no_device(); }
inline void fill(int *out_d, int size, int value = 1, cudaStream_t stream = nullptr) { no_device(); }
/// On both sides of the bus.
inline void copy(const float *in_d, unsigned size, float *out, unsigned size_out, const char *label = nullptr) { no_device(); }
inline const char *arguments(const float *in_d, unsigned size, const char *py, std::string work, int SUM, int sum) { return "" + no_device(); }
/// The stream is the caller's own number.
inline unsigned long histogram(const float *in_d, unsigned size, const float *other_d, std::size_t count, double lowest, double highest, unsigned long long stream) { return no_device(); }
inline std::string described_by_its_distribution(const double *in_d, unsigned size, const double *other_d, unsigned count, cudaStream_t stream) { no_device(); return ""; }
%}
