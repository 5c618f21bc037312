%module my_means
%{
#include "numbers.hpp"
#include <cstddef>
#include <stdexcept>
%}
%include "quaff.i"
%in_array(x, n)
%inline %{
/// The arithmetic mean.
double mean_of(const double *x, std::size_t n) {
  if (n == 0) {
    throw std::invalid_argument("there is no mean of no elements");
  }
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) {
    sum += x[i];
  }
  return sum / static_cast<double>(n);
}

class Counter {
public:
  int add(int step) { return count += step; }
  int count = 0;
};
%}
%include "numbers.hpp"
