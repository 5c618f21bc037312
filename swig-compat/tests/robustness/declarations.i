/** Filters and sums. */
%module(docstring="Filters") example
%{
#include "example.hpp"
%}
%define BOTH(T)
%apply (T* IN_ARRAY1, int DIM1) { (const T* in, unsigned size), (T* in, unsigned size) };
%enddef
BOTH(float)
BOTH(double)
%apply (int DIM_FLAT, float* INPLACE_ARRAY_FLAT) { (std::size_t n, float* out) };
%feature("quaff:reduction", "example::Sum") example::sum;
%feature("docstring") example::mean "The mean.";
%feature("code", attribute="x") example::*::f(int, const float*) { return 1; }

typedef unsigned long long big, *big_pointer;
namespace example {
using real = double;
/// Adds up.
template <class T, int N = 3, typename... Rest> EXPORT_API T sum(const T* in, unsigned size);
template <> float sum<float>(const float* in, unsigned size) { return in[0] + '\''; }
inline namespace v1 { namespace { real mean(real a = {}, real b = 2.0) { return (a + b) / 2; } } }
class Filter : public Base { Q_OBJECT; Filter(); ~Filter() = default; int x[3]; };
enum class Color : int { red = 1, green };
template <class T> struct Sum { void add(T); };
auto trailing(int (*callback)(int), ...) -> const std::string&;
void scale(std::size_t n, float* out, big factor) noexcept = delete;
%template(sum) sum<float>;
}
extern "C" { const char* name(void); }
using namespace example;
__global__ void kernel(float* x) { kernel<<<1, 2>>>(x); }
%inline %{
// Doubles it.
static inline int twice(int x = (1 > 2 ? 3 : 4)) { return 2 * x; }
#ifdef X
int conditional();
#endif
%}
%template(sum) example::sum<double, 4>;
%rename(add) plus;
%nonsense(x)
int R"(raw)" last;
