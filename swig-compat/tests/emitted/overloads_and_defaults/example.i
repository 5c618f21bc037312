%module example
%include "quaff.i"
%rust_name(describe_text, describe(const std::string &))
%rust_name(raised, power)
%in_array(matrix, rows, columns)
%in_array(steps, count)
%array_strides(steps, stride)
%inline %{
#include <string>
#include <stdexcept>

int add(int a, int b = 1, int c = 2) { return a + b + c; }
double add(double a, double b) { return a + b; }
std::string describe(int) { return "an integer"; }
std::string describe(double) { return "a float"; }
std::string describe(bool) { return "a bool"; }
std::string describe(const std::string &) { return "text"; }
std::string count(int) { return "one"; }
std::string count(int, int = 1) { return "two"; }
/* The sizes of an array follow the factor, so that calls without the factor would lack them. */
double weighed(const double *matrix, double by = 2, int rows = 0, int columns = 0) {
  return by * matrix[0] * rows * columns;
}
double strided(const double *steps, int count, double by = 2, int stride = 0) {
  return by * steps[stride] * count;
}
unsigned power(unsigned base, unsigned exponent = 2) {
  if (exponent > 3)
    throw std::invalid_argument("the exponent is too large");
  unsigned result = 1;
  while (exponent-- > 0)
    result *= base;
  return result;
}
%}
