/// Callables of Python as functions of C++: tests/build/cases/callbacks has what Python sees of it.
%module example
%include "std_string.i"
%include "std_vector.i"
%template() std::vector<std::function<int(int)>>;
%inline %{
#include <functional>
#include <string>
#include <vector>
struct Point { int x; };
inline double integrate(const std::function<double(double)> &f, double from, double to) { return (to - from) * f((from + to) / 2); }
inline std::function<double(double)> derivative(std::function<double(double)> f) {
  return [f](double x) { return f(x + 0.5) - f(x - 0.5); };
}
struct Button {
  std::function<void(Point &, const std::string &)> on_click;
};
inline const Point *nearest(std::function<const Point *(Point, bool)> choose) { return choose(Point{3}, true); }
inline int sum(const std::vector<std::function<int(int)>> &all) {
  int total = 0;
  for (const std::function<int(int)> &each : all) {
    total += each(1);
  }
  return total;
}
%}
