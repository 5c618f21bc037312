%module example
%{
#include <vector>
static bool is_loaded = false;
%}

%init %{
  import_array();
  is_loaded = PyDict_Size(d) > 0;
%}

%fragment("as_vector", "header", fragment="<string>") {
static int as_vector(PyObject *given, std::vector<double> &values) {
  const Py_ssize_t size = PySequence_Size(given);
  for (Py_ssize_t at = 0; at < size; ++at) {
    swig::SwigVar_PyObject item = PySequence_GetItem(given, at);
    values.push_back(PyFloat_AsDouble(item));
  }
  return size < 0 || PyErr_Occurred() ? SWIG_ERROR : SWIG_OK;
}
}

// Any sequence, for a pointer and a length.
%typemap(in, fragment="as_vector") (const double *values, int count) (std::vector<double> temp) {
  if (!SWIG_IsOK(as_vector($input, temp))) SWIG_fail;
  $1 = temp.data();
  $2 = ($2_ltype)temp.size();
} %typemap(pytyping) (const double *values, int count) "Sequence[float] | np.ndarray"
// What C++ writes is returned beside what it returns.
%typemap(in, numinputs=0) int *rest (int temp) "$1 = &temp;" %typemap(pytyping) int *rest "int"
%typemap(argout) int *rest {
  $result = SWIG_AppendOutput($result, PyLong_FromLong(*$1));
}
%typemap(check) double positive {
  if ($1 <= 0) SWIG_exception_fail(SWIG_ValueError, "in '$symname', $1_name is to be positive");
}
// Code changes what C++ gets, too.
%typemap(check) int percent "if ($1 > 100) $1 = 100;"
%typemap(out) Span {
  $result = Py_BuildValue("(ii)", $1.first, $1.last);
} %typemap(pytyping, out="tuple[int, int]") Span "object"

%inline %{
struct Span { int first, last; };
struct Scale {
  int factor;
  double of(const double *values, int count) const { return count == 0 ? 0 : factor * values[0]; }
};
double total(const double *values, int count) {
  double sum = 0;
  for (int at = 0; at < count; ++at) sum += values[at];
  return sum;
}
int divided(int value, int by, int *rest) { *rest = value % by; return value / by; }
double inverse(double positive) { return 1 / positive; }
int at_most(int percent) { return percent; }
Span span(int first, int last) { return {first, last}; }
%}

// Code names types by SWIG's words for them: classes, and pointers that Python only hands on.
%typemap(out) Shape * {
  if (dynamic_cast<Square *>($1)) $result = SWIG_NewPointerObj($1, SWIGTYPE_p_Square, $owner);
  else $result = SWIG_NewPointerObj($1, SWIGTYPE_p_Shape, $owner);
}
%newobject made; %typemap(pytyping) Shape * "$pytypename | None"
%inline %{
struct Shape { virtual ~Shape() = default; };
struct Square : Shape { int side = 2; };
Shape *made(bool square) { return square ? new Square : new Shape; }
double first(double *numbers) { return *numbers; }
PyObject *numbers(bool known) {
  static double two[] = {2.5, 3.5};
  return SWIG_NewPointerObj(two, known ? SWIGTYPE_p_double : SWIGTYPE_p_unsigned_char, 0);
}
%}
// What is thrown is made Python's object where it is caught.
%exception refused {
  try { $action } catch (const Square &thrown) {
    PyObject *copy = SWIG_NewPointerObj(new Square(thrown), SWIGTYPE_p_Square, SWIG_POINTER_OWN);
    PyErr_SetObject(PyExc_ValueError, copy);
    Py_XDECREF(copy);
    SWIG_fail;
  }
}
%inline %{
void refused() { throw Square(); }
%}
// Code for a parameter leaves the result to quaff.
%include "numpy.i"
%typemap(in) int flag "$1 = 1;"
%inline %{
void filled(int flag, double *ARGOUT_ARRAY1, int DIM1) {
  for (int at = 0; at < DIM1; ++at) ARGOUT_ARRAY1[at] = flag;
}
%}
// Text that C++ writes.
%include "cstring.i"
%cstring_output_maxsize(char *room, int size);
%cstring_bounded_output(char word[8], 7);
%inline %{
void greet(char *room, int size) { std::snprintf(room, (std::size_t)size, "hello"); }
int named(char word[8]) { std::strcpy(word, "seven"); return 7; }
%}
// An array that code reads, and to which Python assigns.
%typemap(varout) int marks[ANY] {
  $result = PyLong_FromLong($1[0] + $1[1]);
}
%inline %{
int marks[2] = {1, 2};
%}
