/// Callables of Python as functions of C++: tests/build/cases/callbacks has what Python sees of it.
%module example
%include "std_string.i"
%include "std_vector.i"
%include "quaff.i"
%template() std::vector<std::function<int(int)>>;
%callback("%s_pointer") square;
%callback_data(f, data)
%inline %{
#include <functional>
#include <string>
#include <vector>
struct Point { int x; };
double integrate(const std::function<double(double)> &f, double from, double to) { return (f(from) + f(to)) / 2 * (to - from); }
std::function<double(double)> twice(std::function<double(double)> f) { return [f](double x) { return 2 * f(x); }; }
struct Button {
  std::function<void(Point &, const std::string &)> on_click;
};
const Point *nearest(std::function<const Point *(Point, bool)> choose) { return choose(Point{1}, true); }
int sum(const std::vector<std::function<int(int)>> &all) { int sum = 0; for (const auto &f : all) { sum += f(1); } return sum; }
int square(int x) { return x * x; }
int apply(int (*f)(int), int x) { return f(x); }
double shifted(double (*f)(double, void *), void *data, double start) { return f(start + 1, data); }
double named(const std::function<double(double)> &called, double call, double functions) { return called(call + functions); }
struct Function { int x; };
%}
