%module example
%{
#include <stdexcept>
#include <string>
%}
%include "quaff.i"
%in_array(in, size)
%in_device_array(in_d, size)
%device_stream(stream)

%inline %{
struct CUstream_st;

double last(const double *in, unsigned size, int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k,
            double divisor) {
  if (divisor == 0) {
    throw std::domain_error("nothing is divided by 0");
  }
  return in[size - 1] / divisor + a + b + c + d + e + f + g + h + i + j + k;
}

std::string joined(std::string a, std::string b, std::string c, std::string d, std::string e, std::string f, std::string g,
                   std::string h, std::string i, std::string j, std::string k, std::string l, const char *m) {
  return a + b + c + d + e + f + g + h + i + j + k + l + m;
}

/// The stream is a parameter of the signature as well.
long on_device(const float *in_d, unsigned size, int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k,
               struct CUstream_st *stream) {
  return size + a + b + c + d + e + f + g + h + i + j + k;
}

int twelve(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l) {
  return a + b + c + d + e + f + g + h + i + j + k + l;
}
%}
