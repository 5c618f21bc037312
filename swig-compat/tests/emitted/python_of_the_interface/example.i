%module example
%pythonbegin %{
import math
%}
%pythonprepend add %{
    args = tuple(int(value) for value in args)
%}
%pythonappend add "val = -val"
%feature("docstring", "Adds, and turns the sign.") add;
%inline %{
int add(int a, int b) { return a + b; }
char letter(char letter) { return letter + 1; }
char *text(char *text, const char &last) { static char kept[2]; kept[0] = last; text[0] = 'x'; return kept; }
%}
%pythoncode %{
  def area(radius):
      return math.pi * radius**2
%}
%pythoncode {
  # Braces in comments and strings don't count: }
  BRACES = {"open": "{", "close": "}", "quotes": """ ' } " """}
}
%pythoncode %{
# Its name is in __all__, like those of the other functions.
def after(one):
    return _example.letter(one)


def circle():
    return _example.new_Circle()
%}
%pythonstubbegin %{
# The types of what the interface defines in Python.
%}
%pythonstubcode {
  BRACES: dict[str, str]

  def area(radius: float) -> float: ...
  def after(one: str) -> str: ...
  def circle() -> Circle: ...
}
%inline %{
struct Circle { double radius = 1; double twice() const { return 2 * radius; } };
%}
%extend Circle {
  %pythoncode %{
def area(self):
    return area(_example.Circle_radius_get(self))

def twice(self):
    return 2 * _example.Circle_twice(self)
  %}
  %pythonstubcode %{
def area(self) -> float: ...
  %}
}
%feature("python:annotations", "c");
%feature("python:annotations:novar") Annotated::plain;
%feature("python:annotations:novar") HIDDEN;
%constant short LIMIT = 42;
%constant int HIDDEN = 43;
%constant const char *WORD = "word";
#define SCALE 0.5
#define LARGE 5L
#define LETTER 'x'
#define ENABLED true
#define IS_LESS (1L < 2)
#define HALF 1.5f
#define BOTH (1.5f + 2)
#define STEPS (1UL << 3)
#define NEXT_LETTER ('a' + 1)
%typemap(out, numoutputs=0) Status ""
%typemap(ret) Status %{
if ($1 != 0) {
  PyErr_SetString(PyExc_RuntimeError, "failed");
  SWIG_fail;
}
%}
%typemap(in, numinputs=0) short *length (short temp) { $1 = &temp; }
%typemap(argout) short *length { $result = SWIG_AppendOutput($result, PyLong_FromLong(*$1)); }
%inline %{
struct Annotated {
  int count = 0;
  int plain = 0;
  double scaled(double, const Circle &by) { return by.radius; }
};
const char *name_of(const Annotated *of, int &number) { return number < 0 ? nullptr : "name"; }
void either(int) {}
void either(const char *) {}
enum Kind { SMALL = 7 };
typedef int Status;
Status tried(int status) { return status; }
Status measured(int status, short *length) {
  *length = 42;
  return status;
}
%}

// Types of Python, by SWIG's table and by `pytyping` typemaps.
%feature("python:annotations", "typing");
%constant double RATIO = 0.5;
%typemap(pytyping) short *length "int"
%inline %{
struct Hinted {
  const char *name = nullptr;
  bool seen = false;
  Kind kind = SMALL;
  const Circle *circle = nullptr;
  char initial(unsigned long at, const std::string &of) { return of.empty() ? '-' : of[at]; }
};
Hinted *hinted(const Hinted *of, const char *name, std::complex<float> ratio) { return nullptr; }
Status counted_up(int status, short *length) {
  *length = 43;
  return status;
}
bool both(double, short *length) {
  *length = 44;
  return true;
}
%}
%feature("python:annotations", "");

// Functions that Python calls as they are.
%{
static PyObject *count(PyObject *module, PyObject *given) {
  return Py_BuildValue("(ON)", module, PyLong_FromSsize_t(PyTuple_Size(given)));
}
extern "C" PyObject *second(PyObject *, PyObject *given) {
  PyObject *found = nullptr;
  return PyArg_ParseTuple(given, "OO", &found, &found) ? Py_NewRef(found) : nullptr;
}
%}
%native(counted) count;
%native(second_of) extern PyObject *second(PyObject *self, PyObject *args);
