%module(directors="1") lacking
%{
#include <complex>
#include <functional>
#include <vector>
struct Listener {
  virtual ~Listener() = default;
  virtual void heard(int) {}
  virtual int quiet() const noexcept { return 0; }
};
inline double size(double x) { return x; }
inline double size(std::complex<double> x) { return std::abs(x); }
inline std::complex<double> turned(std::complex<double> x) { return x; }
inline int *place() { return nullptr; }
inline double least(const std::function<double(const std::vector<bool> &)> &f) { return f({true}); }
%}
%include "quaff.i"
%include "std_complex.i"
%feature("director") Listener;
struct Listener {
  virtual ~Listener();
  virtual void heard(int);
  virtual int quiet() const noexcept;
};
double size(double x);
double size(std::complex<double> x);
std::complex<double> turned(std::complex<double> x);
int *place();
double least(const std::function<double(const std::vector<bool> &)> &f);
