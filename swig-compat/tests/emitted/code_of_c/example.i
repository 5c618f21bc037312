%module example
%{
struct stats { double mean; int class; };
static void stats(struct stats *into, const double *values, int count) {
  into->class = count;
  for (int at = 0; at < count; at++) into->mean += values[at] / count;
}
enum color { RED = 2 };
static enum color next(enum color of) { return of + 1; }

// An output replaces None, as it did before SWIG 4.3: interfaces say so, and the code around the call keeps to it.
#undef SWIG_AppendOutput
#define SWIG_AppendOutput(result, object) SWIG_Python_AppendOutput(result, object, 1)
#define OUTPUT_ONLY(result, object, is_void) SWIG_Python_AppendOutput(result, object, 1)
#undef SWIG_Python_AppendOutput
#define SWIG_Python_AppendOutput(result, object, is_void) OUTPUT_ONLY(result, object, is_void)
typedef int status;
%}
struct stats { double mean; int class; };
%apply (double *IN_ARRAY1, int DIM1) { (const double *values, int count) };
%rename(fill) stats(struct stats *, const double *, int);
void stats(struct stats *into, const double *values, int count);
enum color { RED = 2 };
enum color next(enum color of);
%typemap(in) const char *name { $1 = (char *)SWIG_Python_str_AsChar($input); if (!$1) SWIG_fail; }
%exception length { $action if (result > 9) SWIG_exception(SWIG_ValueError, "too long"); }
%inline %{
static int length(const char *name) { int at = 0; while (name[at]) at++; return at; }
%}
%extend stats {
  double scaled(double by) { return $self->mean * by; }
}
%include "typemaps.i"
typedef int status;
%typemap(out) status { if ($1) SWIG_exception(SWIG_ValueError, "odd"); Py_INCREF(Py_None); $result = Py_None; }
%inline %{
static status halve(int whole, int *OUTPUT) { *OUTPUT = whole / 2; return whole % 2; }
%}
%{
static PyObject *sum_of(PyObject *self, PyObject *args) {
  int left, right;
  return PyArg_ParseTuple(args, "ii", &left, &right) ? PyLong_FromLong(left + right) : NULL;
}
%}
%native(added) PyObject *sum_of(PyObject *self, PyObject *args);
