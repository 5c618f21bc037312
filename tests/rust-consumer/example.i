%module example
%include "quaff.i"
%in_array(in, size)
%inplace_array(out, size)
%reduction(largest, Largest)
%inline %{
#include <stdexcept>
#include <string>

// The sum of all elements.
template <class T> T sum(const T *in, unsigned size) {
  T total = 0;
  for (unsigned i = 0; i < size; ++i)
    total += in[i];
  return total;
}
template <class T> void scale(T *out, unsigned size, T factor) {
  if (factor == 0)
    throw std::invalid_argument("the factor is zero");
  for (unsigned i = 0; i < size; ++i)
    out[i] *= factor;
}
template <class T> class Largest {
  T found = 0;

public:
  void add(T value) { found = value > found ? value : found; }
  void merge(const Largest &other) { add(other.found); }
  T value() const { return found; }
};
template <class T> T largest(const T *in, unsigned size);
std::string greet(const std::string &name, int times = 1) {
  std::string text = "hello";
  while (times-- > 0)
    text += " " + name;
  return text;
}
const char *same(const char *text) { return text; }
%}
%template(sum) sum<float>;
%template(sum) sum<double>;
%template(scale) scale<float>;
%template(scale) scale<double>;
%template(largest) largest<long>;
