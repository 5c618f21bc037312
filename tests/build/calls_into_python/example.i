%module(directors="1", threads="1") example
%include "std_string.i"
%include "std_vector.i"
%include "std_unique_ptr.i"
%include "quaff.i"
%unique_ptr(Point)
%template() std::vector<double>;
%feature("director") Shape;
%feature("director") Pure;
%callback_data(f, data)
%in_array(values, size)
%inline %{
#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using Function = std::function<double(double)>;

struct Point {
  explicit Point(double x = 0) : x(x) {}
  Point(const Point &other) = default;
  Point(Point &&other) : x(other.x) { other.x = -2; }
  double x;
};

// The number of calls of the C++ version of `quiet`.
inline int own_quiet = 0;

struct Shape {
  virtual ~Shape() {}
  virtual double area(int x) { return x; }
  virtual double edge(int x) const { return -x; }
  virtual std::string name(const std::string &text) { return text; }
  virtual Point moved(Point point) { return point; }
  virtual double sum(const double *values, int size) { return size; }
  virtual double fails(int x) { return x; }
  virtual const char *text() { return ""; }
  virtual int quiet() noexcept { return ++own_quiet; }
  virtual double gets(Point point) noexcept { return point.x; }
  virtual double takes(std::unique_ptr<Point> point) noexcept { return point ? point->x : -1; }
};
inline double call_gets(Shape &shape, double x) { return shape.gets(Point(x)); }
inline double call_takes(Shape &shape, double x) { return shape.takes(std::make_unique<Point>(x)); }

// A function that can neither throw nor be called in C++.
struct Pure {
  virtual ~Pure() {}
  virtual int quiet() noexcept = 0;
};
inline int call_pure(Pure &pure) { return pure.quiet(); }

// A shape that C++ has a pointer to, and frees.
inline Shape *known = nullptr;
inline void know(Shape *shape) { known = shape; }
inline int call_text() { return static_cast<int>(std::string(known->text()).size()); }
inline int call_known_sum() {
  const std::vector<double> values(10, 0.5);
  return static_cast<int>(known->sum(values.data(), 10));
}
inline int call_quiet() { return known->quiet(); }
inline void free_known() { delete known; }

double by_pointer(double (*f)(double, void *), void *data, double x) { return f(x, data); }

// One call of each kind, and its result if it is known.
inline void check(bool is_right, const char *what) {
  if (!is_right) { throw std::logic_error(std::string("a wrong result of ") + what); }
}
inline double call_area(Shape &shape, int x) { return shape.area(x); }
inline void call_edge(Shape &shape, int x) { check(shape.edge(x) == -x, "edge"); }
inline void call_name(Shape &shape, int) { check(shape.name("a text") == "a text!", "name"); }
// A text that is not UTF-8, whose decoding makes an exception.
inline int call_undecodable(Shape &shape) { return static_cast<int>(shape.name("\xff").size()); }
inline void call_moved(Shape &shape, int x) { check(shape.moved(Point(x)).x == x + 1, "moved"); }
inline void call_sum(Shape &shape, int) {
  const std::vector<double> values(10, 0.5);
  check(shape.sum(values.data(), 10) == 5, "sum");
}
inline void call_fails(Shape &shape, int x) {
  try {
    shape.fails(x);
  } catch (const std::exception &) {
    return;
  }
  check(false, "fails");
}
inline void call_function(const Function &f, int x) {
  const Function copy = f;
  check(copy(x) == x + 0.5, "a function");
}

// Calls each of the functions above many times.
void many_areas(Shape &shape, int count) { for (int x = 0; x < count; ++x) { call_area(shape, x); } }
void many_edges(Shape &shape, int count) { for (int x = 0; x < count; ++x) { call_edge(shape, x); } }
void many_names(Shape &shape, int count) { for (int x = 0; x < count; ++x) { call_name(shape, x); } }
void many_moved(Shape &shape, int count) { for (int x = 0; x < count; ++x) { call_moved(shape, x); } }
void many_sums(Shape &shape, int count) { for (int x = 0; x < count; ++x) { call_sum(shape, x); } }
void many_failures(Shape &shape, int count) { for (int x = 0; x < count; ++x) { call_fails(shape, x); } }
void many_functions(Function f, int count) { for (int x = 0; x < count; ++x) { call_function(f, x); } }

// Each call passes a function to Python and gets it back.
Function same(Function f) { return f; }
Function halved() { return [](double x) { return x / 2; }; }
void many_curried(std::function<Function(Function)> f, int count) {
  for (int x = 0; x < count; ++x) { check(f(halved())(x) == x / 2.0, "a function that was passed on"); }
}

// Makes C++ threads call the object and the function for a time; returns the number of rounds.
long run_threads(Shape &shape, Function f, int count, double seconds) {
  std::vector<long> rounds(count);
  std::vector<std::exception_ptr> errors(count);
  std::vector<std::thread> threads;
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  for (int at = 0; at < count; ++at) {
    threads.emplace_back([&, at] {
      try {
        for (int x = 0; std::chrono::steady_clock::now() < end; ++x) {
          const double area = call_area(shape, x);
          check(area == 1.5 || area == 2.5, "area");
          call_edge(shape, x);
          call_name(shape, x);
          call_moved(shape, x);
          call_fails(shape, x);
          call_function(f, x);
          ++rounds[at];
        }
      } catch (...) {
        errors[at] = std::current_exception();
      }
    });
  }
  long all = 0;
  for (int at = 0; at < count; ++at) {
    threads[at].join();
    all += rounds[at];
  }
  for (const auto &error : errors) {
    if (error) { std::rethrow_exception(error); }
  }
  return all;
}
%}
