%module example
%include "numpy.i"
%init %{
import_array();
if (m == NULL) return NULL;
if (d == nullptr) return nullptr;
if (PyErr_Occurred() != NULL) return -1;
long status = 0;
if (m != NULL) return status;
%}
%apply (int DIM1, long *INPLACE_ARRAY1) { (int length, long *data) };
%apply (int DIM1, double *IN_ARRAY1) { (int n, double *x), (int m, double *y) };
%typemap(in) (int size, const char *text) {
  $1 = static_cast<int>(PyUnicode_GetLength($input));
  $2 = const_cast<char *>("given");
}
%typemap(typecheck, precedence=10) (int size, const char *text) {
  $1 = PyUnicode_Check($input);
}

// Without the array, its length is a number.
%inline %{
struct Numbers {
  int n;
  Numbers(int n, double *x = nullptr) : n(x ? 100 * n : n) {}
  void resize(int length, long *data = nullptr) { n = data ? 100 + length : length; }
};
int all(int n = 3, double *x = nullptr) { return x ? 100 * n : n; }
int two(int n, double *x = nullptr, int m = 7, double *y = nullptr) {
  return 1000 * n + (x ? 500 : 0) + 10 * m + (y ? 1 : 0);
}
// A default among parameters that typemap code reads together.
int letters(int size, const char *text = "default") { return 1000 * size + text[0]; }
%}
%extend Numbers {
  int added(int length, long *data = nullptr) { return $self->n + length + (data ? 50 : 0); }
}

// A keyword skips defaults that are null pointers.
%feature("kwargs") f;
%feature("kwargs") g;
%feature("kwargs") h;
%inline %{
struct P { int x; };
inline int f(int n, PyObject *a = NULL, PyObject *b = 0, int c = 3) { return n + (a ? 100 : 0) + (b ? 1000 : 0) + 10 * c; }
inline int g(int n, const char *a = NULL, const char *b = "x", int c = 3) { return n + (a ? 100 : 0) + (b ? 1000 : 0) + 10 * c; }
inline int h(int n, P *a = nullptr, const P *b = 0, int c = 1 << 3) { return n + (a ? 100 : 0) + (b ? 1000 : 0) + 10 * c; }
%}

// With keywords, code for parameters that are left out runs too, and C++ gets their defaults.
%typemap(arginit, noblock=1) (void *seen = NULL) { int count = 7; $1 = &count; }
%typemap(in) (void *seen = NULL) { count = static_cast<int>(PyLong_AsLong($input)); }
%typemap(in) (int (*step)(double) = NULL) {
  void *own = nullptr;
  if (SWIG_IsOK(SWIG_ConvertPtr($input, &own, SWIGTYPE_p_f_double__int, 0))) {
    $1 = reinterpret_cast<int (*)(double)>(own);
  }
  count += 10;
}
%callback("%s_pointer") doubled;
%feature("kwargs") stepped;
%inline %{
inline int doubled(double x) { return static_cast<int>(2 * x); }
inline int stepped(int n, int (*step)(double) = NULL, void *seen = NULL) {
  return (step ? step(n) : n) + 1000 * (seen ? *static_cast<int *>(seen) : 0);
}
%}

// A default that names something is C++'s alone, and so is that of a reference, whose variable is a pointer.
%typemap(in) scoped::Mode named { $1 = static_cast<scoped::Mode>(PyLong_AsLong($input)); }
%typemap(in) int named { $1 = static_cast<int>(PyLong_AsLong($input)) + 100; }
%typemap(default) const std::string &label (std::string own) { own = "typemap"; $1 = &own; }
%typemap(in) const std::string &label (std::string own) { own = "code"; $1 = &own; }
%feature("kwargs") scoped::mode;
%feature("compactdefaultargs") scoped::Limits::limit;
%inline %{
#include <string>
namespace scoped {
enum Mode { A = 4, B };
inline int mode(int n, Mode named = B) { return 10 * n + named; }
struct Limits {
  static const int most = 7;
  int limit(int n, int named = most) const { return 10 * n + named; }
};
inline std::string labelled(const std::string &label = "default") { return label; }
}
%}

// A keyword also skips defaults that name values of the interface, and parameters of code.
%inline %{
namespace scoped {
enum class Level : unsigned { low = 2, high = 8 };
enum Flags { read = 1, write = 2 };
inline int named(int n, Mode mode = B, Level level = Level::high, int flags = read | write, bool last = true) {
  return 10000 * n + 1000 * mode + 100 * int(level) + 10 * flags + last;
}
struct Skipped {
  enum { most = 7 };
  int limit(int n, int limit = most, int other = 1) const { return 100 * n + 10 * limit + other; }
};
}
%}
// A name in a class, a template or a namespace may hide one outside.
%inline %{
namespace hiding {
enum { low = 4, most = 9 };
struct Hides {
  static const int most = 7;
  int limit(int n, int limit = most, int other = 1) const { return 100 * n + 10 * limit + other; }
};
struct Sees {
  int least = 1;
  int limit(int n, int limit = most, int other = 1) const { return 100 * n + 10 * limit + other; }
};
struct Base { enum { most = 6 }; };
struct Inherits : Base {
  int limit(int n, int limit = most, int other = 1) const { return 100 * n + 10 * limit + other; }
};
template <int most> int limit_of(int n, int limit = most, int other = 1) { return 100 * n + 10 * limit + other; }
namespace inner {
struct Own { static const int most = 7; };
inline int own(int n, int limit = Own::most, int other = low) { return 100 * n + 10 * limit + other; }
}
struct Own { enum { most = 8 }; };
}
%}
%template(limit_of_5) hiding::limit_of<5>;
%constant most = 9;
%{
enum Sizes { most = 9 };
inline int largest(int n, int limit = most, int other = 1) { return 100 * n + 10 * limit + other; }
%}
int largest(int n, int limit = most, int other = 1);
%feature("kwargs") skipped;
%typemap(in) int doubled { $1 = 2 * static_cast<int>(PyLong_AsLong($input)); }
%inline %{
inline int skipped(int n, int doubled = 4, const char *text = NULL, int last = 0) {
  return 100 * n + 10 * doubled + (text ? 1 : 0) + last;
}
%}
%clear int doubled;

// Traits that convert an object need one, although the C++ default reads like a null pointer.
%feature("kwargs") held;
%inline %{
#include "quaff/traits.hpp"
struct Any { Any(long number = 0) : number(number) {} long number; };
template <> struct quaff::value_traits<Any> {
  using type = PyObject *;
  static Any from(PyObject *given) { return PyLong_AsLong(given); }
  static PyObject *to(const Any &any) { return PyLong_FromLong(any.number); }
};
inline int held(int n, Any a = 0, int c = 3) { return n + int(a.number) + 10 * c; }
%}

// Arrays that NumPy makes from lists, and from arrays of other types.
%include <quaff.i>
%feature("quaff:in_array", "values, count, convert") converted;
%feature("quaff:in_array", "values, rows, columns, convert") converted::trace;
%feature("quaff:array_fortran", "values") converted::trace;
%inline %{
#include <cstdint>
#include <string>
namespace converted {
double total(const double *values, int count) {
  double total = 0;
  for (int i = 0; i < count; ++i) total += values[i];
  return total;
}
float rounded(const float *values, int count) { return count ? values[0] : -1; }
int bytes(const std::uint8_t *values, int count) {
  int total = 0;
  for (int i = 0; i < count; ++i) total += values[i];
  return total;
}
std::string which(const float *values, int count) { return "float32"; }
std::string which(const std::int64_t *values, int count) { return "int64"; }
double trace(const double *values, int rows, int columns) {
  double total = 0;
  for (int i = 0; i < rows && i < columns; ++i) total += values[i + i * rows] + 100 * values[i];
  return total;
}
}
%}

// Defaults that only the interface has.
%feature("compactdefaultargs") of_interface;
%{
inline int of_interface(int n, P *p, int last) { return n + (p ? p->x : 100) + 1000 * last; }
inline int of_interface(int, int, int) { return -1; }
%}
int of_interface(int n, P *p = NULL, int last = 2);

// A default has the type of its parameter, which selects the overload.
%feature("compactdefaultargs") typed;
%inline %{
inline int typed(int, double = 0) { return 1; }
inline int typed(int, int) { return 2; }
%}

// A call without defaults can have a name of its own.
%rename(one) Named::sum(int);
%rename(both) Named::most(int, int);
%rename(every) Named::last(int a, int b = 0);
%rename(made) Named::Named(int, int);
%ignore Named::i(int, int);
%ignore Named::j(int);
%rename(k_one) Named::k(int);
%rename(k_none) Named::k();
%rename(added_one) Named::added(int);
%rename(free_one) inside::free(int);
%rename(word) of_words(int);
%feature("kwargs") of_words;
%inline %{
struct Named {
  int n;
  Named(int n = 1, int more = 0) : n(n + more) {}
  virtual ~Named() {}
  int sum(int a, int b = 1) { return 10 * a + b; }
  int most(int a, int b = 1, int c = 2) { return 100 * a + 10 * b + c; }
  int last(int a, int b = 1) { return 10 * a + b; }
  static int i(int a = 4, int b = 1, int c = 2) { return 100 * a + 10 * b + c; }
  int k(int a = 5, int b = 1) { return 10 * a + b; }
  virtual int j(int a, int b = 1) { return 10 * a + b; }
};
namespace inside {
inline int free(int a, int b = 1) { return 10 * a + b; }
template <class T> T instance(T a, T b = 1) { return 10 * a + b; }
}
int of_words(int a, int b = 1) { return 10 * a + b; }
%}
%extend Named { int added(int a, int b = 1) { return 1000 * $self->n + 10 * a + b; } }
%rename(instance_one) inside::instance(int);
%template(instance) inside::instance<int>;

// Outputs, and a variable that code makes from no input, behind parameters with defaults.
%include "typemaps.i"
%include "std_string.i"
%apply int *OUTPUT { int *next };
%typemap(in, numinputs=0) double filled[ANY] (double filled[$dim0]) { filled[0] = 0; $1 = filled; }
%typemap(argout) double filled[ANY] { $result = PyFloat_FromDouble($1[0]); }
%apply int *INOUT { int *both };
%feature("compactdefaultargs") fill;
%feature("compactdefaultargs") leveled;
%inline %{
enum Level { LOW = 3, HIGH };
inline int following(int x = 1, int *next = NULL) { *next = x + 1; return x; }
inline int above(Level level = LOW, int *next = nullptr) { *next = level + 1; return level; }
inline int behind(const std::string &text = "ab", int *next = 0) { *next = 5; return static_cast<int>(text.size()); }
inline int chosen(int x = 1, int *next = NULL) { *next = 1; return x; }
inline int chosen(const std::string &text, int *next = NULL) { *next = 2; return static_cast<int>(text.size()); }
enum class Shade : char { DARK = 'd' };
inline int shaded(const Shade &shade = Shade::DARK, int *next = NULL) { *next = 7; return static_cast<char>(shade); }
inline int picked(const double &x = 1, int *next = NULL) { *next = 1; return static_cast<int>(x); }
inline int picked(const int &x, const int &y, int *next = NULL) { *next = 2; return x + y; }
inline int both_ways(int x = 1, int *both = NULL) { *both += x; return x; }
struct Leveled {
  Leveled(Level level) : value(level) {}
  Leveled(int) : value(-1) {}
  int value;
};
inline int leveled(const Leveled &of = HIGH, double filled[3] = NULL) { filled[0] = of.value; return of.value; }
inline int made() { return 6; }
inline int called(int n, int x = made(), int *next = NULL) { *next = n; return x; }
inline void fill(int x = 0, double filled[3] = NULL) { filled[0] = x + 0.5; }
%}

// Defaults that name macros, functions, objects and members, before outputs and code.
%feature("compactdefaultargs") filled_up;
%feature("compactdefaultargs") spelled::Scale::fill;
%feature("kwargs") filled_by_name;
%feature("quaff:in_array", "x, count") summed;
%inline %{
#include <climits>
namespace spelled {
struct Point { int x; Point(int x = 3) : x(x) {} };
struct Base { static int most() { return 7; } };
struct Scale : Base {
  void read(int limit = most(), double *OUTPUT = 0) { *OUTPUT = limit; }
};
struct Meter {
  static const int most = 5;
  static int least() { return 2; }
  void fill(int x = most, double filled[3] = NULL) { filled[0] = x; }
  void read(int x = least(), double *OUTPUT = 0) { *OUTPUT = x; }
};
inline Point origin(9);
inline void far(int x = 127, const Point &p = Point(4), double *OUTPUT = 0) { *OUTPUT = x + p.x; }
inline void near(Point p = Point(), float scale = 2.f, double *OUTPUT = 0) { *OUTPUT = p.x * scale; }
inline void same(const Point &p = origin, double *OUTPUT = 0) { *OUTPUT = &p == &origin; }
}
inline void filled_up(int x = SCHAR_MAX, double filled[3] = NULL) { filled[0] = x + 0.5; }
inline void filled_by_name(int x = SCHAR_MAX, double filled[3] = NULL) { filled[0] = x + 0.5; }
inline void summed(const double *x = NULL, int count = 6, double *OUTPUT = NULL) { *OUTPUT = x ? x[0] * count : count; }
%}

// Names that only the header declares, or that mean something else outside: C++ fills in such defaults.
%{
enum { K = 1 };
namespace hidden {
enum { K = 10 };
struct Limits { static const int most = 20; };
class Private {
public:
  int read(int x, int y = K) { return x + y; }
private:
  static const int K = 30;
};
struct Value {
  int v;
  Value(int v = 2) : v(v) {}
  static Value make() { return Value(9); }
};
inline int both(int x, int y = K) { return x + y; }
inline int qualified(int x, int y = Limits::most) { return x + y; }
inline int by_method(int x, const Value &value = Value::make()) { return x + value.v; }
}
%}
%feature("compactdefaultargs");
namespace hidden {
class Private {
public:
  int read(int x, int y = K);
};
struct Value {
  int v;
  Value(int v = 2);
  static Value make();
};
int both(int x, int y = K);
int qualified(int x, int y = Limits::most);
int by_method(int x, const Value &value = Value::make());
}
%feature("compactdefaultargs", "");

// Code in an %extend is a function of its own for each overload, so that none is ambiguous in C++.
%inline %{ struct Node { int x; Node(int x = 1) : x(x) {} }; %}
%extend Node {
  int add(int a) { return $self->x + a; }
  int add(int a, int b = 5, const char *text = "x") { return 100 * ($self->x + a + b); }
}
