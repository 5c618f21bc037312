/// Rust has no overloads: what the functions of the host and those of a device are called there.
%module example
%{
#include "largest.hpp"
%}
%include "quaff.i"
%in_array(in, size)
%in_device_array(in_d, size)
%reduction(largest, Largest)
%include "largest.hpp"
%template(largest) largest<double>;

%inline %{
/// One of each.
double mean(const double *in, unsigned size) { return in[0]; }
double mean(double *in_d, unsigned size) { return size; }

/// There is a function of that name.
template <class T> T sum(const T *in, unsigned size) { return in[0]; }
template <class T> T sum(T *in_d, unsigned size) { return size; }
float sum_on_device(float scale) { return scale; }

/// The device has other element types.
template <class T> T norm(const T *in, unsigned size) { return in[0]; }
template <class T> double device_norm(const T *in_d, unsigned size) { return size; }

/// Not alike: each by its name in the bridge.
int count(const float *in_d, unsigned size) { return size; }
int count(const float *in_d, unsigned size, double limit) { return size + limit; }
%}
%template(sum) sum<float>;
%template(sum) sum<double>;
%template(norm) norm<float>;
%template(norm) norm<double>;
%template(norm) device_norm<float>;
%template(norm) device_norm<int>;
