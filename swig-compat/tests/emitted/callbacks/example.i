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
double integrate(const std::function<double(double)> &f, double from, double to);
std::function<double(double)> derivative(std::function<double(double)> f);
struct Button {
  std::function<void(Point &, const std::string &)> on_click;
};
const Point *nearest(std::function<const Point *(Point, bool)> choose);
int sum(const std::vector<std::function<int(int)>> &all);
%}
