// Typemaps with code: one use of each method, and of each rule that matches typemaps to parameters.
%module typemaps

%{
#include <cctype>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
static bool had_its_functions = false;
%}

%init %{
import_array();
if (PyObject *found = PyDict_GetItemString(d, "was_loaded_whole")) {
  had_its_functions = PyObject_SetAttrString(m, "loaded", found) == 0;
} else {
  return NULL;
}
%}
%inline %{
bool was_loaded_whole() { return had_its_functions; }
%}

%include <std_unique_ptr.i>
%include <std_vector.i>

// Reading: a sequence for a pointer and a length, with an additional variable.
%fragment("read_numbers", "header") {
static int read_numbers(PyObject *given, std::vector<double> &numbers) {
  const Py_ssize_t size = PySequence_Size(given);
  for (Py_ssize_t at = 0; at < size; ++at) {
    swig::SwigVar_PyObject item = PySequence_GetItem(given, at);
    if (!item) return SWIG_ERROR;
    numbers.push_back(PyFloat_AsDouble(item));
    if (PyErr_Occurred()) return SWIG_ERROR;
  }
  return size < 0 ? SWIG_ERROR : SWIG_OK;
}
}
%typemap(in, fragment="read_numbers") (const double *numbers, int count) (std::vector<double> temp) {
  if (!SWIG_IsOK(read_numbers($input, temp))) SWIG_fail;
  $1 = temp.data();
  $2 = ($2_ltype)temp.size();
}

// Made for the call, and freed however the call ends.
%{
static int living = 0;
%}
%typemap(in) Counted *counted { $1 = new Counted((int)PyLong_AsLong($input)); if (PyErr_Occurred()) SWIG_fail; }
%typemap(freearg) Counted *counted "delete $1;"

// Typemaps for results: several C++ results in a list, and a result of a type without a class.
%typemap(in, numinputs=0) int *rest (int temp), std::string *name (std::string temp) "$1 = &temp;"
%typemap(in, numinputs=0) int *half_of (int temp) {
  // No argument is passed for it: 10'000 is the initial value.
  temp = 10'000;
  $1 = &temp;
}
%typemap(argout) int *half_of { %append_output(PyLong_FromLong(*$1)); }
%typemap(argout) int *rest { %append_output(PyLong_FromLong(*$1)); }
%typemap(argout) std::string *name { %append_output(SWIG_From_std_string(*$1)); }
%typemap(out) Pair { $result = Py_BuildValue("(ii)", $1.first, $1.second); }
%typemap(out) const Pair & { $result = Py_BuildValue("[ii]", $1->first, $1->second); }

// Checks, defaults, initial values.
%typemap(check) int positive {
  if ($1 <= 0) SWIG_exception_fail(SWIG_ValueError, "in method '$symname', argument $argnum of type '$1_type': $1_name");
}
%typemap(check) int divisor { if ($1 == 0) SWIG_exception_fail(SWIG_ValueError, "divided by zero"); }
%apply int *OUTPUT { int *remainder };
%unique_ptr(Token)
%typemap(check) std::unique_ptr<Token> token { if (!$1) SWIG_exception_fail(SWIG_ValueError, "no token"); }
%typemap(default) int many "$1 = 7;"
%typemap(in) int many "$1 = (int)PyLong_AsLong($input);"
%typemap(arginit) int begun "$1 = 40;"
%typemap(in) int begun "$1 += (int)PyLong_AsLong($input);"

// Objects, by the classes of the module.
%typemap(in) Shape *any_shape {
  void *found = nullptr;
  const int outcome = SWIG_ConvertPtr($input, &found, $1_descriptor, 0);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$1_type", $symname, $argnum);
  }
  $1 = ($1_ltype)found;
}
%typemap(out) Shape *made { $result = SWIG_NewPointerObj($1, $1_descriptor, SWIG_POINTER_OWN); }
%typemap(in) Shape *given_away = SWIGTYPE *DISOWN;
%template(Numbers) std::vector<double>;
%typemap(in) std::vector<double> * {
  void *found = nullptr;
  const int outcome = SWIG_ConvertPtr($input, &found, $1_descriptor, 0);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$1_type", $symname, $argnum);
  }
  $1 = ($1_ltype)found;
}
%apply std::vector<double> * { const std::vector<double> & };
%typemap(in) Corners *eaten {
  void *found = nullptr;
  const int outcome = SWIG_ConvertPtr($input, &found, $1_descriptor, SWIG_POINTER_DISOWN | SWIG_POINTER_CLEAR);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$1_type", $symname, $argnum);
  }
  $1 = ($1_ltype)found;
}

// Overloads.
%typemap(in) int of_list "$1 = (int)PyList_Size($input);"
%typecheck(1040) int of_list {
  if (PySequence_Size($input) < 0 || !PyList_Check($input)) SWIG_exception_fail(SWIG_TypeError, "no list");
  $1 = 1;
}
%typemap(in) long doubled { $1 = 2 * PyLong_AsLong($input); if (PyErr_Occurred()) SWIG_fail; }

// The rules that match typemaps to parameters.
%typemap(in) int by_name "$1 = 1;"
%typemap(in) Other "$1 = 2;"
%typemap(in) int array[ANY] (int temp[$1_dim0]) {
  for (int at = 0; at < $1_dim0; ++at) temp[at] = at;
  $1 = temp;
}
%apply int by_name { int also };
%apply int { Code };
%apply (char *STRING, size_t LENGTH) { (const char *text, size_t size) };

// Less specific, because it has no names.
%typemap(in) (const char *, size_t) "$1 = nullptr; $2 = 0;"

// Variables and members.
%typemap(varin) int level { $1 = 10 * (int)PyLong_AsLong($input); if (PyErr_Occurred()) SWIG_fail; }
%typemap(varout) int level "$result = PyLong_FromLong($1 + 1);"
%typemap(in) int field "$1 = 3 * (int)PyLong_AsLong($input);"
%typemap(out) int field { $result = PyUnicode_FromFormat("%d!", $1); }

// Memory that the code around the call frees.
%typemap(newfree) char * "delete[] $1; --living;"
%typemap(out) char *owned { $result = SWIG_FromCharPtr($1); }
%newobject owned;
%newobject owned_text;
%typemap(ret) int positive_number { if ($1 < 0) SWIG_exception_fail(SWIG_ValueError, "negative"); }
%exception value_in_range {
  try { $action } catch (const std::range_error &error) { SWIG_exception_fail(SWIG_ValueError, error.what()); }
}

%inline %{
typedef int Other;
struct Code { int value; explicit Code(int value = 0) : value(value) {} };
struct Pair { int first, second; };
struct Counted {
  int value;
  explicit Counted(int value) : value(value) { ++living; }
  ~Counted() { --living; }
};
struct Shape {
  int sides, field = 2;
  explicit Shape(int sides) : sides(sides) { ++living; }
  Shape(const Shape &other) : sides(other.sides) { ++living; }
  virtual ~Shape() { --living; }
  int plus(int by_name) { return sides + by_name; }
};
struct Corners { double at[3] = {1, 2, 3}; };
void eat(Corners *eaten) { delete eaten; }
void grow(std::vector<double> *numbers) { numbers->resize(1000); }
double first(const std::vector<double> &numbers) { return numbers.front(); }
struct Token {
  Token() { ++living; }
  ~Token() { --living; }
};
struct Square : Shape { Square() : Shape(4) {} };
struct NoDefault { int value; explicit NoDefault(int value) : value(value) {} };
%}
%typemap(in) NoDefault number { $1 = NoDefault((int)PyLong_AsLong($input)); }
%typemap(out) NoDefault { $result = PyLong_FromLong($1.value); }

%inline %{
int alive() { return living; }
double total(const double *numbers, int count) {
  double sum = 0;
  for (int at = 0; at < count; ++at) sum += numbers[at];
  return sum;
}
int half(double *numbers) { return numbers == nullptr; }
int value_of(Counted *counted) {
  if (counted->value < 0) throw std::out_of_range("negative");
  return counted->value;
}
int value_in_range(Counted *counted) { return value_of(counted); }
int quotient(int value, int divisor, int *remainder) { *remainder = value % divisor; return value / divisor; }
bool use(std::unique_ptr<Token> token) { return token != nullptr; }
int positive_number(int number) { return number; }
int divided(int value, int by, int *rest) { *rest = value % by; return value / by; }
void halved(int *half_of) { *half_of /= 2; }
void named(int number, std::string *name) { *name = "number " + std::to_string(number); }
void both(int *rest, std::string *name) { *rest = 1; *name = "one"; }
Pair pair(int first, int second) { return {first, second}; }
Pair twice(int returned) { return {returned, returned}; }
const Pair &same_pair() { static Pair pair{8, 9}; return pair; }
double inverse(int positive) { return 1.0 / positive; }
int sum_of(int first, int many) { return first + many; }
int begin(int begun) { return begun; }
int sides(Shape *any_shape) { return any_shape == nullptr ? -1 : any_shape->sides; }
Shape *made(int sides) { return new Shape(sides); }
void take(Shape *given_away) { delete given_away; }
std::string which(int of_list) { return "list of " + std::to_string(of_list); }
std::string which(double number) { return "number"; }
std::string which(const std::string &text) { return "text"; }
std::string kind(long doubled) { return "long " + std::to_string(doubled); }
std::string kind(Shape *any_shape) { return "shape"; }
int by(int by_name, int other, int also) { return 100 * by_name + 10 * other + also; }
int other(Other other) { return other; }
int of_array(int array[4]) { return array[3]; }
int code(Code code) { return code.value; }
int length(const char *text, size_t size) { return (int)size; }
int number(NoDefault number) { return number.value; }
NoDefault make_number(int value) { return NoDefault(value); }
int level = 4;
char *owned() { ++living; return new char[2]{'a', 0}; }
char *owned_text() { return owned(); }
%}

// The code of one typemap inside that of another, with other arguments.
%typemap(in, first="7") Shape *GENERIC (std::unique_ptr<$*1_type> made) %{
  made.reset(new $*1_type((int)PyLong_AsLong($input) + $extra));
  $1 = made.get();
%}
%typemap(in) Shape *by_sides {
  $typemap(in, Shape *GENERIC, extra=1)
  if (PyErr_Occurred()) SWIG_fail;
}
%typemap(out) Labelled {
  const std::string &label = $1.label;
  $typemap(out, std::string, 1=label)
}
%typemap(in) short doubled_number ($1_type $1_twice = 0) {
  $typemap(in, short)
  $1_twice = 2 * $1;
  $1 = $1_twice + $typemap(in:first, Shape *GENERIC);
}
// One typemap used twice inside another, next to variables of the same names.
%typemap(in) float half (double value) {
  const double outcome = value = PyFloat_AsDouble($input);
  if (PyErr_Occurred()) SWIG_fail;
  $1 = (float)outcome / 2;
}
%typemap(in) Halves (PyObject *value) {
  double outcome = 1;
  value = $input;
  $typemap(in, float half, input=PyTuple_GetItem(value, 0), 1=$1.first)
  $typemap(in, float half, input=PyTuple_GetItem(value, 1), 1=$1.second)
  $1.second *= outcome;
}
%inline %{
struct Halves {
  float first, second;
};
float sum_of_halves(Halves halves) { return 10 * halves.first + halves.second; }
struct Labelled {
  std::string label;
};
int sides_of(Shape *by_sides) { return by_sides->sides; }
Labelled labelled(int number) { return {"label " + std::to_string(number)}; }
int added(short doubled_number, short also) { return 10 * doubled_number + also; }
%}

// Typemaps inside a class template name its parameters; one precedes the declaration of its type.
namespace later {
%typemap(in) Percent { $1 = (int)PyLong_AsLong($input); if ($1 > 100) SWIG_exception_fail(SWIG_ValueError, "too many"); }
}
%inline %{
namespace later {
typedef int Percent;
inline Percent share(Percent of) { return of; }
}
template <class Value> struct Range {
#ifdef SWIG
  %typemap(in) Value END { $1 = static_cast<Value>(PyFloat_AsDouble($input) * sizeof(Value)); }
  %typemap(in) Value WHOLE { $typemap(in, Value) }
#endif
  Value end(Value END) { return END; }
  Value twice(Value WHOLE) { return Value(2 * WHOLE); }
};
%}
%template(ShortRange) Range<short>;
%template(DoubleRange) Range<double>;

// A default without code that reads the neighbouring parameter.
%typemap(default) int flags_with_default "$1 = 3;"
%typemap(default) double *scale_or_null "$1 = nullptr;"
%typemap(default) const std::string &label_with_default (std::string text) { text = "none"; $1 = &text; }
%typemap(default) Part &part_with_default (Part made) { $1 = &made; }
%inline %{
struct Part {
  int weight = 7;
};
inline int add_flags(int number, int flags_with_default) { return number + flags_with_default; }
inline int heavier(const Part &part, int flags_with_default) { return part.weight + flags_with_default; }
inline bool has_no_scale(double *scale_or_null) { return scale_or_null == nullptr; }
inline std::string label_of(int number, const std::string &label_with_default) {
  return label_with_default + std::to_string(number);
}
inline int weight_of(Part &part_with_default) { return part_with_default.weight; }
inline int chosen(int flags_with_default) { return flags_with_default; }
inline int chosen(const char *word, int flags_with_default) { return -flags_with_default; }
%}

// SWIG's names that only an included file contains.
%{
#include "local.cpp"
%}
%typemap(out) Corner *made_by_local_code { $result = python_corner($1); }
%inline %{
struct Corner {
  int degrees = 90;
};
inline Corner *made_by_local_code() { return new Corner(); }
%}

// Memory that one typemap has allocated is freed by the corresponding typemap, and by no other.
%typemap(in) const Part & (int is_new = 0) {
  $1 = new Part();
  $1->weight = (int)PyLong_AsLong($input);
  is_new = 1;
}
%typemap(freearg, match="in") const Part & { if (is_new$argnum) delete $1; }
%typemap(in) const Part &twice_as_heavy (Part part) {
  part.weight = 2 * (int)PyLong_AsLong($input);
  $1 = &part;
}
%inline %{
inline int weight_by_number(const Part &part) { return part.weight; }
inline int weight_by_name(const Part &twice_as_heavy) { return twice_as_heavy.weight; }
%}
%clear const Part &;
%clear const Part &twice_as_heavy;

// The exception specification of a function takes precedence over the code around it.
#define MAY_THROW(TYPE) throw(TYPE)
%{
#define MAY_THROW(TYPE)
%}
%exception raise_known {
  try { $action } catch (...) { SWIG_exception_fail(SWIG_RuntimeError, "caught around"); }
}
%inline %{
struct Known {};
struct Unknown {};
int raise_known(int how) MAY_THROW(Known) {
  if (how == 1) throw Known();
  if (how == 2) throw Unknown();
  return how;
}
struct Thrower {
  int count = 0;
  int add() MAY_THROW(const char *) { return ++count; }
};
%}

// A function with the name of one of the interface's own macros, and a friend whose parameter has its name.
%rename(larger) larger_of;
%inline %{
#define larger(a, b) ((a) > (b) ? (a) : (b))
int larger_of(int a, int b) { return larger(a, b); }
struct Friendly {
  int value = 3;
  friend int befriended(Friendly *befriended) { return befriended->value; }
};
%}

// Docstrings and Python code in braces keep their lines; a raw string is unchanged.
%feature("docstring") raw R"END(in "quotes" and a \ backslash)END"
%feature("docstring") braced {
  It's here:

    indented
}
%pythonprepend prepared {
  if args[0] == 0:
    args = (7,)
}
%inline %{
int raw() { return 1; }
int braced() { return 2; }
int prepared(int given) { return given; }
%}

// C++ can detect that the interface is for Python.
%inline %{
#if defined(SWIGPYTHON) && SWIG_VERSION >= 0x040000
bool is_for_python() { return true; }
#else
bool is_for_python() { return false; }
#endif
int anything(...) { return 5; }
%}

// With `kwargs`, parameters without a name in C++ get one.
%feature("kwargs") without_names;
%inline %{
int without_names(int from = 1, int = 2) { return from; }
%}

// DLPack tensors, which are passed on unchanged.
%include "dlpack.i"
%{
#include "quaff/dltensor.h"
#include <stdexcept>
struct DLManagedTensor {
  DLTensor dl_tensor;
  void *manager_ctx;
  void (*deleter)(DLManagedTensor *);
};
struct DLPackVersion {
  uint32_t major, minor;
};
struct DLManagedTensorVersioned {
  DLPackVersion version;
  void *manager_ctx;
  void (*deleter)(DLManagedTensorVersioned *);
  uint64_t flags;
  DLTensor dl_tensor;
};
static int tensors_alive = 0;
template <class Tensor> Tensor *numbered_tensor(int count) {
  struct Kept {
    Tensor tensor;
    int64_t shape[1];
    double *values;
  };
  auto *kept = new Kept{};
  kept->values = new double[count];
  for (int i = 0; i < count; ++i) {
    kept->values[i] = i;
  }
  kept->shape[0] = count;
  kept->tensor.dl_tensor = {kept->values, {kDLCPU, 0}, 1, {kDLFloat, 64, 1}, kept->shape, nullptr, 0};
  kept->tensor.manager_ctx = kept;
  kept->tensor.deleter = [](Tensor *tensor) {
    auto *own = static_cast<Kept *>(tensor->manager_ctx);
    delete[] own->values;
    delete own;
    --tensors_alive;
  };
  ++tensors_alive;
  return &kept->tensor;
}
template <class Tensor> double last_of(Tensor *tensor, bool is_refused) {
  const DLTensor &own = tensor->dl_tensor;
  const double last = static_cast<double *>(own.data)[own.shape[0] - 1];
  tensor->deleter(tensor);
  return is_refused ? throw std::invalid_argument("refused") : last;
}
%}
%inline %{
int live_tensors() { return tensors_alive; }
DLManagedTensor *tensor(int count) { return count < 0 ? nullptr : numbered_tensor<DLManagedTensor>(count); }
DLManagedTensorVersioned *versioned_tensor(int count, int major = 1) {
  auto *tensor = numbered_tensor<DLManagedTensorVersioned>(count);
  tensor->version = {uint32_t(major), 0};
  return tensor;
}
double last(DLManagedTensor *tensor, bool is_refused = false) { return last_of(tensor, is_refused); }
double last_times_size(DLManagedTensor *tensor, const std::vector<int> &others) {
  return last_of(tensor, false) * others.size();
}
double last_versioned(DLManagedTensorVersioned *tensor) { return last_of(tensor, false); }
double last_of_two(DLManagedTensor *first, DLManagedTensor *second) { return last_of(first, false) + last_of(second, false); }
%}
