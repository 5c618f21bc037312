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
enum Sized { plain = 1, sized = sizeof(long) };
struct Keys {
  enum Key { up = 1, down = 2 };
};
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
enum Sized { plain = 1, sized = sizeof(long) };
%nodefaultctor Keys;
struct Keys {
  enum Key { up = 1, down = 2 };
};
