%module example
%include "std_string.i"
%include "std_vector.i"
%include "std_map.i"
%include "std_shared_ptr.i"
%include "std_unique_ptr.i"
%include "exception.i"
%template(Doubles) std::vector<double>;
%template() std::vector<std::function<double(double)>>;
%thread in_a_thread;
%thread leave;
%thread result_of_thread;
%catches(std::runtime_error) leave_attached;
%exception coded {
  try { $action } catch (const std::exception &error) { SWIG_exception(SWIG_IOError, error.what()); }
}
%catches(std::runtime_error) caught_by_cxx;
%fragment("shown_number", "header") {
  static PyObject *shown_number(long number) { return PyUnicode_FromFormat("%ld", number); }
}
%typemap(directorin, fragment="shown_number") long { $input = shown_number($1); }
%typemap(directorout) long {
  $result = PyLong_AsLong($input);
  if (PyErr_Occurred()) { throw Swig::DirectorMethodException(); }
}
%typemap(out) long { $result = PyUnicode_FromFormat("out %ld", $1); }
%typemap(directorout) const std::vector<char> & {
  $result = swig_keep_result("$symname", std::vector<char>(3, *PyUnicode_AsUTF8AndSize($input, nullptr)));
}
%typemap(directorargout) const char ** { *$1 = PyUnicode_AsUTF8AndSize($result, nullptr); }
%typemap(in, numinputs=0) const char ** (const char *text) { $1 = (char **)&text; }
%inline %{
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <pthread.h>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using Unary = std::function<double(double)>;
enum Color { RED, GREEN = 5 };
enum class Mode : unsigned char { off, on };
struct Point {
  explicit Point(int x = 0) : x(x) {}
  int x;
};

// Parameters, results and members.
double apply(Unary f, double x) { return f(x); }
double apply_to_reference(const Unary &f, double x) { return f(x); }
double apply_to_lvalue(Unary &f, double x) { return f(x); }
double apply_to_rvalue(Unary &&f, double x) { return f(x); }
std::string kind_of_failure(const Unary &f) {
  try { f(0); }
  catch (const Swig::DirectorTypeMismatchException &e) { return e.getMessage(); }
  catch (const Swig::DirectorException &) {}
  return "";
}
double with_default(double x, Unary f = nullptr) { return f ? f(x) : -1; }
bool is_empty(const Unary &f) { return !f; }
Unary same(Unary f) { return f; }
Unary twice() { return [](double x) { return 2 * x; }; }
const Unary &stored_reference() { static Unary f = twice(); return f; }
Unary empty() { return nullptr; }
Unary compose(Unary f, Unary g) { return [=](double x) { return f(g(x)); }; }
double sum(const Unary &f, int count) {
  double all = 0;
  for (int i = 0; i < count; ++i) { all += f(i); }
  return all;
}
struct Button {
  std::function<void(int)> on_click;
  static Unary shared;
  void click(int number) { if (on_click) on_click(number); }
};
Unary Button::shared;
Unary variable;
std::function<double()> coded_variable;

// Functions in containers.
double sum_of_all(const std::vector<Unary> &all, double x) {
  double sum = 0;
  for (const auto &each : all) { sum += each(x); }
  return sum;
}
std::vector<Unary> both(Unary f) { return {f, twice()}; }
std::map<std::string, std::function<int(int)>> by_name;
%}
%template() std::map<std::string, std::function<int(int)>>;
%inline %{
void set_all(const std::map<std::string, std::function<int(int)>> &all) { by_name = all; }
int call_by_name(const std::string &name, int x) { return by_name.at(name)(x); }

// Values of every kind.
bool flag(std::function<bool(bool)> f) { return f(true); }
int small(std::function<unsigned char(signed char, unsigned short)> f) { return f(-3, 65535); }
unsigned long long large(std::function<unsigned long long(long long)> f) { return f(-(1LL << 40)); }
float narrow(std::function<float(float)> f) { return f(0.5f); }
Color color(std::function<Color(Color)> f) { return f(RED); }
Mode mode(std::function<Mode(Mode)> f) { return f(Mode::on); }
std::string text(std::function<std::string(const std::string &, const char *, char)> f) { return f("text", nullptr, 'x'); }
std::string referred(std::function<const std::string &(std::string)> f) { return f("referred"); }
std::string c_text(std::function<const char *()> f) { const char *text = f(); return text ? text : "null"; }
int by_value(std::function<Point(Point)> f) { return f(Point(3)).x; }
int by_reference(std::function<Point &(Point &)> f) { Point point(4); Point &other = f(point); other.x += 1; return point.x; }
int by_pointer(std::function<const Point *(const Point *)> f) { const Point *point = f(nullptr); return point ? point->x : -1; }
int shared_point(std::function<std::shared_ptr<Point>(std::shared_ptr<Point>)> f) { return f(std::make_shared<Point>(8))->x; }
double values(std::function<std::vector<double>(const std::vector<double> &)> f) {
  double sum = 0;
  for (double each : f({1, 2, 3})) { sum += each; }
  return sum;
}
double raw(std::function<std::vector<float>(const std::vector<float> &)> f) {
  double sum = 0;
  for (float each : f({1, 2, 3})) { sum += each; }
  return sum;
}
PyObject *object_back(std::function<PyObject *(PyObject *)> f, PyObject *given) { return f(given); }
int owner(std::function<std::unique_ptr<Point>(std::unique_ptr<Point>)> f) {
  const auto point = f(std::make_unique<Point>(2));
  return point ? point->x : -1;
}
double nested(std::function<double(Unary)> f) { return f([](double x) { return x + 1; }); }
double curried(std::function<Unary(double)> f) { return f(1)(2); }
bool object(std::function<bool(PyObject *)> f, PyObject *given) { return f(given); }
void nothing(std::function<void()> f) { f(); }

// Standard library values for which no `%template` makes a class.
int waited(std::function<std::chrono::milliseconds(std::optional<std::chrono::seconds>)> f) { return (int)f(std::chrono::seconds(2)).count(); }
int lengths(std::function<std::map<std::string, int>(const std::vector<std::string> &)> f) {
  int sum = 0;
  for (const auto &[text, length] : f({"a", "bcd"})) { sum += length; }
  return sum;
}
std::function<std::vector<std::string>(std::map<std::string, int>)> shown() {
  return [](const std::map<std::string, int> &all) {
    std::vector<std::string> shown;
    for (const auto &[name, number] : all) { shown.push_back(name + std::to_string(number)); }
    return shown;
  };
}
double filled(std::function<void(std::vector<double> &)> f) { std::vector<double> all; f(all); return all.empty() ? -1 : all.back(); }

// Values that typemap code converts.
std::string by_code(std::function<long(long)> f) { return std::to_string(f(20)); }
std::function<long(long)> tripled() { return [](long x) { return 3 * x; }; }
std::string kept_by_code(std::function<const std::vector<char> &()> f) {
  const std::vector<char> &all = f();
  return std::string(all.begin(), all.end());
}
struct Lettered {
  std::function<const std::vector<char> &()> letters;
  std::string call() {
    const std::vector<char> &all = letters();
    return std::string(all.begin(), all.end());
  }
};
std::string labelled(std::function<int(const char **)> f, std::function<bool()> is_there) {
  const char *label = "";
  const int number = f(&label);
  return is_there() ? std::to_string(number) + label : "gone";
}

// Overloads.
std::string kind(double) { return "number"; }
std::string kind(Unary) { return "function"; }
std::string kind(const std::string &) { return "text"; }

// Exceptions.
double coded(Unary f) { return f(1); }
std::string caught_by_cxx(Unary f) {
  try { f(1); } catch (const std::exception &error) { return error.what(); }
  return "";
}

// Threads, and functions that are kept.
struct Worker {
  void keep(Unary f) { kept = f; }
  double run(double x) { return kept(x); }
  void forget() { kept = nullptr; }
  Unary kept;
};
// A thread that calls Python until the process ends.
void without_end(Unary f) {
  std::thread([f] { for (;;) { try { f(1); } catch (...) {} } }).detach();
}
// Threads that C++ ends beneath Python code.
int unwound = 0;
struct Unwound {
  ~Unwound() { ++unwound; }
};
void leave(int result) {
  Unwound inner;
  pthread_exit(reinterpret_cast<void *>(std::intptr_t{result}));
}
void leave_attached(int result) { leave(result); }
double result_of_thread(const std::function<void()> &f) {
  pthread_t thread;
  const auto run = [](void *f) -> void * {
    Unwound outer;
    (*static_cast<const std::function<void()> *>(f))();
    return nullptr;
  };
  pthread_create(&thread, nullptr, run, const_cast<std::function<void()> *>(&f));
  void *result;
  pthread_join(thread, &result);
  return static_cast<double>(reinterpret_cast<std::intptr_t>(result));
}
double in_a_thread(Unary f, int threads) {
  std::vector<double> results(threads);
  std::vector<std::thread> all;
  std::vector<std::exception_ptr> errors(threads);
  for (int at = 0; at < threads; ++at) {
    all.emplace_back([&, at, f]() mutable {
      try {
        const Unary copy = f;
        f = nullptr;
        for (int i = 0; i < 100; ++i) { results[at] = copy(at); }
      } catch (...) { errors[at] = std::current_exception(); }
    });
  }
  f = nullptr;
  double sum = 0;
  for (int at = 0; at < threads; ++at) { all[at].join(); sum += results[at]; }
  for (const auto &error : errors) { if (error) std::rethrow_exception(error); }
  return sum;
}
struct Namer {
  std::function<const std::string &(int)> name;
  std::string call(int number) { return name(number); }
};
// Allocates and fills blocks of the sizes of objects that may have been freed.
void scribble() {
  static std::vector<std::string> all;
  for (int size = 24; size < 256; size += 8) { all.emplace_back(size, '\xff'); }
}
// The results that a callable returns by pointer, as C++ finds them after the call.
struct Traced {
  static int alive;
  int x;
  explicit Traced(int x) : x(x) { ++alive; }
  Traced(const Traced &other) : x(other.x) { ++alive; }
  ~Traced() { --alive; }
};
int Traced::alive = 0;
struct Finder {
  std::function<const Traced *(int)> find;
  int found(int number) { const Traced *found = find(number); return Traced::alive > 0 ? found->x : -1; }
};
Unary *until_the_end(Unary f) { return new Unary(f); }
struct AtTheEnd {
  ~AtTheEnd() {
    try {
      if (f) { f(1); }
    } catch (const std::runtime_error &error) { std::puts(error.what()); }
  }
  Unary f;
};
void call_at_the_end(Unary f) { static AtTheEnd last; last.f = f; }
%}

// Pointers to functions.
%callback("%s_pointer") cube;
%callback(1) Signed::negative;
%callback(1) Signed::plus;
%inline %{
int cube(int x) { return x * x * x; }
%}
%callback("%(uppercase)s");
%inline %{
int next(int x) { return x + 1; }
volatile int changing(int x) { return x; }
%}
%nocallback;
%inline %{
int other(int x) { return x; }
int call(int (*f)(int), int x) { return f ? f(x) : -1; }
int call_reference(int (&f)(int), int x) { return f(x); }
float mixed(float (*f)(unsigned char, const char *, void *, long, bool)) { return f(200, "x", nullptr, -5, true); }
void void_call(void (*f)()) { f(); }
struct Signed { static int negative(int x) { return -x; } int plus(int x) const { return x + 1; } };
int call_member(const Signed &object, int (Signed::*f)(int) const) { return (object.*f)(1); }
int (*chosen)(int) = cube;
template <class... A> int call_with(int (*f)(A...), A... given) { return f(given...); }
%}
%template(call_with_int) call_with<int>;

// Function pointers with user data.
%include "quaff.i"
%callback_data(f, data)
%callback_data(compare, context)
%inline %{
double shifted(double (*f)(double, void *), void *data, double start) { return f ? f(start + 1, data) : -1; }
typedef int (*Compare)(void *context, const char *one, const char *two);
extern "C" int order(void *context, int count, Compare compare) {
  int sum = 0;
  for (int i = 0; i < count; ++i) { sum += compare(context, "a", "b"); }
  return sum;
}
struct Solver {
  void each(int count, void (*f)(int, const Point &, void *), void *data) const {
    for (int i = 0; i < count; ++i) { f(i, Point(2 * i), data); }
  }
};
%}

// Objects that C++ uses while it calls Python, and functions that free objects.
%thread Fish::scaled_slowly;
%delobject eaten;
%unique_ptr(Fish)
%unique_ptr(Pond)
%inline %{
struct Fish {
  double scaled(const Unary &f) { return weight = f(weight); }
  double scaled_slowly(const Unary &f) { return weight = f(weight); }
  double again() { return weight = kept ? kept(weight) : weight; }
  double weight = 2;
  Unary kept;
};
struct Pond { Fish fish; };
Fish &itself(Fish &fish) { return fish; }
double swallowed(std::unique_ptr<Fish> fish) { return fish == nullptr ? 0 : fish->weight; }
void drained(std::unique_ptr<Pond>) {}
void eaten(Fish *fish) { delete fish; }
double both(const Fish &fish, std::unique_ptr<Fish> given) { return fish.weight + given->weight; }
double scaled_by(const Unary &f, int, Fish &fish) { return fish.scaled(f); }
double scaled_last(Fish &, const Fish &, Fish *fish, const Unary &f) { return fish->scaled(f); }
%}

// Values of a type that only C++ declares: Python's objects own them.
%{
struct Parcel {
  Parcel() { ++alive; }
  Parcel(const Parcel &) { ++alive; }
  ~Parcel() { --alive; }
  inline static int alive = 0;
};
%}
%inline %{
int delivered(std::function<int(Parcel)> to, int count) {
  int sum = 0;
  for (int i = 0; i < count; ++i) { sum += to(Parcel()); }
  return sum;
}
int parcels_alive() { return Parcel::alive; }
%}
