%module example
%include constraints.i
%include "std_string.i"
%include "std_complex.i"
%include "std_vector.i"

%{
static int flag() { return 3; }
static int doubled(unsigned value) { return 2 * static_cast<int>(value); }
%}

// The code calls the user's function, and not the one that calls it for Python.
%exception flag {
  result = flag() + 1;
}
int flag();

// Objects that code returns in place of the result.
%exception negated {
  $action
  if (result == 3) return PyLong_FromLong(-3);
}
%typemap(out) int raised {
  $result = PyLong_FromLong($1 + 1);
  if ($1 > 2) return PyLong_FromLong(-1);
  if ($1 > 1) return $result;
  $result = PyNumber_Add($result, $result);
}

// A constraint on text, whose variable has no `const`.
%apply Pointer NONNULL {const char *name};
// A variable of the code without a name.
%typemap(in) unsigned plain (unsigned) {
  $1 = static_cast<unsigned>(PyLong_AsUnsignedLong($input)) + 1;
}
int doubled(unsigned plain);

%inline %{
inline int negated(int n) { return n; }
inline int raised(int n) { return n; }
inline int first(const char *name) { return name[0]; }
struct Pair { int k; };
// Macros are the C++ compiler's, also where they are not statements of the grammar.
#define BEGIN {
#define END }
inline int looped(int n) {
again:
  BEGIN
  n = n + 1;
  END
  if (n < 3) { goto again; } else { return n; }
}
%}

%extend Pair {
  int either(int a,
             int b) {
    %#ifdef NOWHERE
    return a;
    %#else
    return b;
    %#endif
  }
}

// A destructor may throw: the exception is reported to Python, and the program continues.
%inline %{
#include <stdexcept>
struct Throwing {
  ~Throwing() noexcept(false) { throw std::runtime_error("from a destructor"); }
};
%}

%include argcargv.i
%apply (int ARGC, char **ARGV) { (int argc, char **argv) };
%inline %{
inline int counted(int argc, char **argv) { return argv == nullptr ? -1 : argc; }
inline int words_or_text(int argc, char **argv) { return argc; }
inline int words_or_text(const char *text) { return text ? -2 : -1; }
inline char **two_words() {
  static char word[] = "word";
  static char *words[] = {word, word, nullptr};
  return words;
}
%}

// As documented by NumPy: the code runs between the call and the conversion of the results.
%{
#include <Python.h>
#include <cstdlib>
%}
%include "numpy.i"
%exception {
  $action
  if (PyErr_Occurred()) SWIG_fail;
}
%apply (double **ARGOUTVIEWM_ARRAY1, int *DIM1) {(double **out, int *n)};
%apply int *OUTPUT {int *rest};
%inline %{
void up_to(int count, double **out, int *n) {
  *n = 0;
  *out = nullptr;
  if (count < 0) {
    PyErr_SetString(PyExc_ValueError, "a negative count");
    return;
  }
  *n = count;
  *out = static_cast<double *>(std::malloc(sizeof(double) * count));
  for (int i = 0; i < count; ++i) (*out)[i] = i;
}
int halved(int whole, int *rest) {
  if (whole < 0) PyErr_SetString(PyExc_ValueError, "a negative number");
  *rest = whole % 2;
  return whole / 2;
}
%}
%exception;

// `result` is the value that C++ has returned.
%include "typemaps.i"
%apply int *OUTPUT {int *also};
%inline %{
struct Item { int n = 1; };
%}
%exception {
  $action
  if (!result) { PyErr_SetString(PyExc_KeyError, "nothing"); return NULL; }
}
%inline %{
Item *item(int k) { static Item one; one.n = k; return k ? &one : nullptr; }
const Item *constant_item(int k) { return item(k); }
const char *letters(int k) { return k ? "abc" : nullptr; }
int number(int k) { return k; }
int two(int k, int *also) { *also = 7; return k; }
%}
%exception { $action if (*result == 0) SWIG_exception_fail(SWIG_IOError, "zero"); *result += 1; }
%inline %{
int &counter() { static int n = 0; return n; }
const int &one() { static int n = 1; return n; }
%}
%exception;
%exception fixed { $action static_cast<Fixed &>(result).n *= 2; }
%exception text { result = "code"; }
%exception nothing { $action }
%exception Made::Made { $action result->n += 1; }
%exception Made::twice { $action result += 1; }
%{
struct Fixed { explicit Fixed(int n) : n(n) {} const int m = 0; int n; };
%}
%exception by_value { $action result.n *= 2; }
%inline %{
Item by_value() { return {}; }
const char *text() { return "C++"; }
void nothing() {}
struct Made {
  int n = 1;
  Made(int n) : n(n) {}
  int twice() const { return 2 * n; }
};
%}
struct Fixed { explicit Fixed(int n); int n; };
%inline %{
Fixed fixed() { return Fixed(4); }
%}
%{
struct Found { Item *first; unsigned long second; };
%}
%exception found { try { $action } catch (...) {} if (!result.first) SWIG_exception(SWIG_ValueError, "no item"); }
%typemap(out) Found { $result = SWIG_From(unsigned long)($1.second); }
%inline %{
Found found(int k) { return {item(k), 7}; }
%}
%exception;

// The arguments of SWIG's functions, and its variables for Python objects.
%exception used { arg1->calls += 1; $action if (arg1->calls > 2) SWIG_exception(SWIG_RuntimeError, "worn out"); }
%exception joined {
  if (self != nullptr || resultobj != nullptr) SWIG_exception(SWIG_RuntimeError, "an object");
  arg2 += 1;
  $action
  if (arg1->calls > arg4.calls) SWIG_exception(SWIG_ValueError, arg3->c_str());
}
%inline %{
struct Tool {
  int calls = 0;
  int used(int times) { return calls * times; }
};
inline int joined(Tool *one, int number, const std::string &text, Tool other, int self = 1) { return number + self; }
%}

// Typemaps among the members of a class template, for an instantiation with a name and for one without.
%inline %{
template <class T> struct Measure {
  typedef T Unit;
#ifdef SWIG
  %typemap(in) const Measure & (Measure<T> made) { made.value = 7; $1 = &made; }
  %typemap(in) Measure<T> { $1.value = 8; }
  %typemap(in) Unit measured { $1 = 9; }
#endif
  T value;
};
%}
%template(IntMeasure) Measure<int>;
%template() Measure<short>;
%inline %{
inline int of_int(const Measure<int> &one, Measure<int> two) { return one.value * 10 + two.value; }
inline int of_short(const Measure<short> &one, Measure<short> two, Measure<short>::Unit measured) {
  return one.value * 100 + two.value * 10 + measured;
}
%}

// Parameters with the names of the shim's own variables.
%apply double *OUTPUT { double *first, double *second };
%inline %{
inline void several(int all, double *first, double *second) { *first = all, *second = -all; }
%}

// Code that frees what other code reads is not for a part of that code's parameters.
%typemap(in) (int n, Freed *made) { $1 = static_cast<int>(PyLong_AsLong($input)); $2 = &Freed::own; }
%typemap(argout) (Freed *made) { $result = PyLong_FromLong($1->v); }
%typemap(in) (Freed *) (int seen = 1) { $1 = &Freed::own; }
%typemap(freearg) (Freed *) { Freed::count += seen$argnum; }
%typemap(freearg) (Freed *a, Freed *b) { Freed::count += none_such$argnum; }
%inline %{
struct Freed { int v; static Freed own; static int count; };
Freed Freed::own{3};
int Freed::count = 0;
void free_one(Freed *one) {}
void free_none(int n, Freed *made) { made->v = n; }
void free_both(Freed *a, Freed *b) {}
int free_count() { return Freed::count; }
%}

// A member that is an object is assigned through a pointer; a member of any type takes `memberin` alone.
%typemap(in) Spot * (Spot temp) {
    if (PyLong_Check($input)) {
        temp.x = PyLong_AsLong($input);
        $1 = &temp;
    } else if (!SWIG_IsOK(SWIG_ConvertPtr($input, (void **)&$1, $1_descriptor, 0))) {
        SWIG_exception_fail(SWIG_TypeError, "no spot for $1_name");
    }
}
%typemap(in) Spot *self = SWIGTYPE *;
%typemap(check) Spot *checked { if ($1->x < 0) SWIG_exception_fail(SWIG_ValueError, "negative"); }
%typemap(memberin) Spot twice { $1.x = 2 * $input->x; }
%typemap(memberin) int counted "$1 = $input + 100;"
%typemap(memberin) char named[8] { strncpy($1, $input, 3); $1[3] = 0; }
%typemap(memberin) Spot *held { $1 = $input; if ($1) $1->x = 50; }
%inline %{
#include <string.h>
struct Spot { long x; };
typedef Spot Place;
struct Copied { long x; };
template <class T> struct Holder {
    T spot; Place place; T checked; T twice; int counted; char named[8]; Spot *held;
    Holder() : spot(), place(), checked(), twice(), counted(0), named(), held(0) {}
};
%}
%template(SpotHolder) Holder<Spot>;
%typemap(memberin) Copied copied "$1.x = $input->x + 1;"
%inline %{
struct Keeper : Holder<Spot> {};
struct OnlyCopied { Copied copied; };
%}
%extend Keeper { Spot added; }
%{
static Spot added_spot;
static Spot *Keeper_added_get(Keeper *) { return &added_spot; }
static void Keeper_added_set(Keeper *, Spot *spot) { added_spot.x = spot->x; }
%}

// `memberin` alone leaves the values that Python may pass as they are. Code gets the address of an object, and
// of the first of as many elements as the member has.
%typemap(memberin) double [ANY] { for (int i = 0; i < $1_dim0; ++i) $1[i] = -$input[i]; }
%typemap(memberin) int [ANY][ANY] {
    for (int i = 0; i < $1_dim0; ++i)
        for (int j = 0; j < $1_dim1; ++j) $1[i][j] = -$input[i][j];
}
%typemap(memberin) Spot two_spots[ANY] { for (int i = 0; i < $1_dim0; ++i) $1[i] = $input[$1_dim0 - 1 - i]; }
%typemap(memberin) std::string tagged { $1 = "T" + *$input; }
%typemap(memberin) std::complex<double> { $1 = 2.0 * *$input; }
%typemap(memberin) std::vector<int> { $1.assign($input->rbegin(), $input->rend()); }
%typemap(memberin) std::vector<double> = std::vector<int>;
// Code that reads any object needs no other setter, and code that only checks keeps those that there are.
%typemap(in) float both[ANY] (float read[$1_dim0]) {
    for (int i = 0; i < $1_dim0; ++i) read[i] = PyFloat_AsDouble($input);
    $1 = read;
}
%typemap(memberin) float both[ANY] { for (int i = 0; i < $1_dim0; ++i) $1[i] = $input[i] + i; }
%typemap(check) long positive[ANY] { if ($1[0] < 0) SWIG_exception_fail(SWIG_ValueError, "negative"); }
%typemap(check) long positive_2[ANY][ANY] { if ($1[0][0] < 0) SWIG_exception_fail(SWIG_ValueError, "negative"); }
%template(DoubleVector) std::vector<double>;
%inline %{
#include <complex>
#include <string>
#include <vector>
const int width = 2;
namespace assigned {
template <class T> struct Arrays {
    T three[3];
    int table[2][width];
    Spot two_spots[2];
    std::string tagged;
    std::complex<double> factor;
    std::vector<int> numbers;
    std::vector<double> reals;
    float both[2];
    long positive[2];
    long positive_2[2][2];
    Arrays() : three(), table(), two_spots(), both(), positive(), positive_2() {}
};
struct OfDouble : Arrays<double> {};
// Lengths are names of the scopes around them, which the code's own scope does not have.
const int pair = 2;
struct Sizes {
    enum { rows = 2 };
    static const int columns = 3;
};
struct NamedLengths : Sizes {
    int grid[rows][columns];
    struct Inner {
        int cells[rows][pair];
        Inner() : cells() {}
    } inner;
    NamedLengths() : grid() {}
};
template <class T> struct SizedByItself {
    static const int length = sizeof(T);
    int grid[pair][length];
    SizedByItself() : grid() {}
};
}
%}
%extend assigned::SizedByItself { int added(int a = length, int b = pair) { return a + b; } }
%template(DoubleArrays) assigned::Arrays<double>;
%template(SizedByDouble) assigned::SizedByItself<double>;

// Code that releases the GIL around the call, whose arguments outlive the conversion of the result.
%exception { Py_BEGIN_ALLOW_THREADS $action Py_END_ALLOW_THREADS }
%inline %{
#include <map>
#include <optional>
#include <string_view>
namespace released {
inline std::vector<std::string> counted(std::map<std::string, int> counts, std::vector<std::string> texts) {
    if (counts.size() != texts.size()) throw 1;
    return texts;
}
inline std::string_view view(std::string_view text) { return text; }
inline std::string_view view_of(const std::string &text) { return text; }
inline std::string_view view_in(const std::vector<std::string> &texts) { return texts.at(0); }
inline const char *letters(const std::string &text) { return text.c_str(); }
inline const char *letters_in(const std::vector<std::string> &texts) { return texts.at(0).c_str(); }
inline const std::string &same(const std::string &text) { return text; }
inline const std::vector<std::string> &all(const std::vector<std::string> &texts) { return texts; }
inline const std::vector<float> &numbers(const std::vector<float> &numbers) { return numbers; }
inline std::optional<std::vector<std::string>> absent() { return {}; }
struct Shelf {
    std::vector<std::string> texts;
    Shelf(std::vector<std::string> given) : texts(given) {}
    void put(const std::vector<std::string> &given) { texts = given; }
    std::vector<std::string> operator+(const std::vector<std::string> &more) const {
        std::vector<std::string> sum = texts;
        sum.insert(sum.end(), more.begin(), more.end());
        return sum;
    }
};
}
%}
// The same results in a variable, and results that the code of a typemap converts.
%exception { $action if (!&result) SWIG_fail; }
%inline %{
namespace stored {
inline std::string_view stored_view(std::string_view text) { return text; }
inline std::string_view stored_view_of(const std::string &text) { return text; }
inline const char *stored_letters(const std::string &text) { return text.c_str(); }
inline const std::string &stored_same(const std::string &text) { return text; }
inline const std::vector<std::string> &stored_all(const std::vector<std::string> &texts) { return texts; }
inline const std::vector<float> &stored_numbers(const std::vector<float> &numbers) { return numbers; }
}
%}
%exception;
%typemap(out) const char *code_letters, const char *code_letters_in { $result = PyUnicode_FromString($1); }
%typemap(out) const std::string &code_same { $result = PyUnicode_FromString($1->c_str()); }
%typemap(check) const std::vector<std::string> &texts { if ($1->empty()) SWIG_exception(SWIG_ValueError, "empty"); }
%inline %{
namespace by_code {
inline const char *code_letters(const std::string &text) { return text.c_str(); }
inline const char *code_letters_in(const std::vector<std::string> &given) { return given.at(0).c_str(); }
inline const std::string &code_same(const std::string &text) { return text; }
inline std::string_view code_view_in(const std::vector<std::string> &texts) { return texts.at(0); }
}
%}

// Code that releases the GIL, and does not catch what C++ throws.
%exception { Py_BEGIN_ALLOW_THREADS $action Py_END_ALLOW_THREADS }
%inline %{
namespace thrown {
inline int root(int square) {
    if (square < 0) throw std::invalid_argument("negative");
    return square;
}
inline std::size_t sized(const std::vector<std::string> &given) { return given.at(0).size(); }
}
%}
// Classes that are text to the caller.
%exception { $action }
%{
#include "titles.hpp"
%}
%include "titles.hpp"
%inline %{
namespace titles {
inline std::size_t letters_of(const Title &title) { return title.text.size(); }
struct Page {
    Page(const Title &title) : words(title.text.size()) {}
    std::size_t words;
    std::size_t put(const Title &title) { return words += title.text.size(); }
};
}
%}
%exception;
// Local variables that typemaps share.
%typemap(in) int shared (int _global_sum = 0) { $1 = PyLong_AsLong($input); _global_sum += $1; }
%typemap(out) int total (int _global_sum) { $result = PyLong_FromLong($1 + 100 * _global_sum); }
%apply int shared { int shared_too };
%inline %{
namespace shared_locals { inline int total(int shared, int shared_too) { return shared + shared_too; } }
%}

// Outputs of constructors: the exceptions count, and objects that code adds to the result are released.
%typemap(in, numinputs=0, noblock=1) int *failed (int outcome) { $1 = &outcome; }
%typemap(argout) int *failed {
  if (*$1 < 0) SWIG_exception_fail(SWIG_IOError, "$symname");
  $result = SWIG_AppendOutput($result, PyLong_FromLong(*$1));
}
%exception Opened::named { SWIG_exception(SWIG_IOError, "$symname"); }
%inline %{
struct Opened {
  int handle;
  Opened(int handle, int *failed) : handle(handle) { *failed = handle; }
  void again(int *failed) { *failed = -1; }
  int named() { return handle; }
};
%}
%extend Opened {
  Opened(int first, int second, int *failed) { return new Opened(first + second, failed); }
}

// Attributes that an extension adds raise the exceptions of `%exception`; data members cannot raise any.
%exception { try { $action } catch (int code) { PyErr_Format(PyExc_KeyError, "%d", code); SWIG_fail; } }
%inline %{
struct Gauge { int level; Gauge() : level(0) {} };
%}
%extend Gauge {
  int checked;
  const int constant;
}
%{
int Gauge_checked_get(Gauge *self) { if (self->level < 0) throw 5; return self->level; }
void Gauge_checked_set(Gauge *self, int level) { if (level > 9) throw level; self->level = level; }
int Gauge_constant_get(Gauge *) { throw 3; }
%}
%exception;

// Code for several parameters replaces the outputs that `OUTPUT` and `INOUT` make of each of them.
%apply int *OUTPUT { int *low, int *high, int *unread };
%apply int *INOUT { int *from, int *to };
%apply double &OUTPUT { double &real, double &imaginary };
%typemap(in, numinputs=0) unsigned *many (unsigned counted) { $1 = &counted; }
%typemap(argout) (unsigned *many, int *low, int *high) {
  $result = SWIG_AppendOutput($result, PyLong_FromLong(*$1 + *$2 + *$3));
}
%typemap(argout) (int *from, int *to) { $result = SWIG_AppendOutput($result, PyLong_FromLong(*$2 - *$1)); }
%typemap(argout) (double &real, double &imaginary) { $result = PyComplex_FromDoubles(*$1, *$2); }
%typemap(argout) int *unread "";
// Code that checks a number, which quaff has in a variable.
%apply int *INPUT { int *natural };
%typemap(check) int *natural { if (*$1 < 0) SWIG_exception_fail(SWIG_ValueError, "negative"); }
%inline %{
int ranged(int first, unsigned *many, int *low, int *high) { *many = 100; *low = first; *high = 10; return 7; }
void only_high(int *high) { *high = 5; }
void moved(int *from, int *to) { *from += 1; *to += 3; }
int root_of(double &real, double &imaginary) { return real = 1, imaginary = 2, 7; }
int unread(int *unread) { return *unread = 7; }
struct Ranged {
  int size;
  Ranged(unsigned *many, int *low, int *high) : size(3) { *many = *low = *high = 1; }
  int span(unsigned *many, int *low, int *high) { *many = 1; *low = 2; *high = size; return 7; }
};
int after(int *natural) { return *natural + 1; }
%}
