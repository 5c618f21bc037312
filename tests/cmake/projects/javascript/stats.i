%module stats
%{
#include <cstddef>
#include <stdexcept>
%}
%include "quaff.i"
%in_array(x, n)
%inline %{
/// The arithmetic mean.
template <class T> T mean(const T *x, std::size_t n) {
  if (n == 0) {
    throw std::invalid_argument("there is no mean of no elements");
  }
  T sum{};
  for (std::size_t i = 0; i < n; ++i) {
    sum += x[i];
  }
  return sum / static_cast<T>(n);
}

class Counter {
public:
  int add(int step) { return count += step; }
  int count = 0;
};
%}
%template(mean) mean<float>;
%template(mean) mean<double>;
