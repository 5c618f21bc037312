// Nothing is wrong here, so that all of it is planned and emitted.
%module example
%feature("quaff:in_array", "in, size");
%apply (float *INPLACE_ARRAY_FLAT, int DIM_FLAT) { (float *out, std::size_t size) };
%apply (double *INPLACE_ARRAY_FLAT, int DIM_FLAT) { (double *out, std::size_t size) };
%feature("quaff:reduction", "größe::Sum") größe::sum;
namespace größe {
/// Größe.
template <class T> T sum(const T *in, unsigned size);
template <class T> T same(T übrig, T _1 = 2, T __ = 3);
}
%template(über) größe::sum<float>;
%template(über) größe::sum<double>;
%template(_1) größe::same<int>;
%template(ß_尺寸) größe::same<long>;
%template(尺寸) größe::same<double>;
void scale(float *out, std::size_t size, float factor = 1);
void scale(double *out, std::size_t size, float factor = 1);
%feature("quaff:in_device_array", "in_d, size");
%feature("quaff:inplace_device_array", "out_d, size");
%feature("quaff:device_stream", "größe");
long scale(const float *in_d, int size, float *out, std::size_t size, int a = 2, cudaStream_t größe = 0);
void DEVICE(cudaStream_t größe, double *out_d, int size, const char *stream);
const char *text(const std::string &é, const char *class_);
int add(int a, int b = 1, int c = 2);
double add(double a, double b);
