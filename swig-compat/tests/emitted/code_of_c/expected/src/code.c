// Written by quaff from example.i: change that file, not this one.
//
// The interface's own code, and one function for each row of the module's tables, which C++ calls.
// clang-format off

#include "quaff/swig.h"
// A call without a declaration is an error, because its types would be guessed.
#pragma GCC diagnostic error "-Wimplicit-function-declaration"


#line 3 "example.i"
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

#line 28 "example.i"
static int length(const char *name) { int at = 0; while (name[at]) at++; return at; }

#line 37 "example.i"
static status halve(int whole, int *OUTPUT) { *OUTPUT = whole / 2; return whole % 2; }

#line 40 "example.i"
static PyObject *sum_of(PyObject *self, PyObject *args) {
  int left, right;
  return PyArg_ParseTuple(args, "ii", &left, &right) ? PyLong_FromLong(left + right) : NULL;
}

#line 31 "example.i"
static double stats_scaled(struct stats *self, double by) { return self->mean * by; }


#line 22 "example.i"
QUAFF_OWN void quaff_bridge_example_fill(void *quaff_1, void *quaff_2, int32_t quaff_3) { stats((struct stats*)quaff_1, (const double*)quaff_2, quaff_3); }

#line 37 "example.i"
QUAFF_OWN PyObject *quaff_bridge_example_halve(int32_t quaff_1, void *quaff_2, PyObject * *quaff_returned) {
PyObject *resultobj = NULL;
int result = {0};
#line 37 "example.i"
result = (int)(halve(quaff_1, (int*)quaff_2));
{
#line 35 "example.i"
 if (result) SWIG_exception(SWIG_ValueError, "odd"); Py_INCREF(Py_None); resultobj = Py_None;
}
resultobj = SWIG_Python_AppendOutput(resultobj, QUAFF_PYTHON_OF(*(int *)quaff_2), 0);
*quaff_returned = resultobj;
return (PyObject *)"";
fail: ;
return NULL;
}

#line 28 "example.i"
QUAFF_OWN PyObject *quaff_bridge_example_length(PyObject *obj0, int32_t *quaff_returned) {
char* arg1 = {0};
__typeof__(length((const char*)(arg1))) result = {0};
{
#line 25 "example.i"
 arg1 = (char *)SWIG_Python_str_AsChar(obj0); if (!arg1) SWIG_fail;
}
#line 28 "example.i"
{
#line 26 "example.i"

#line 28 "example.i"
result = length((const char*)(arg1));
#line 26 "example.i"
 if (result > 9) SWIG_exception(SWIG_ValueError, "too long");
#line 28 "example.i"
}
*quaff_returned = result;
return (PyObject *)"";
fail: ;
return NULL;
}

#line 24 "example.i"
QUAFF_OWN int32_t quaff_bridge_example_next(int32_t quaff_1) { return next(quaff_1); }

#line 19 "example.i"
QUAFF_OWN void *quaff_bridge_example_stats_init(void) { return (void *)((struct stats *)quaff_c_new(sizeof(struct stats))); }

#line 19 "example.i"
QUAFF_OWN double quaff_bridge_example_stats_mean_get(void *quaff_object) { return ((struct stats *)quaff_object)->mean; }

#line 19 "example.i"
QUAFF_OWN void quaff_bridge_example_stats_mean_set(void *quaff_object, double quaff_1) { ((struct stats *)quaff_object)->mean = quaff_1; }

#line 19 "example.i"
QUAFF_OWN int32_t quaff_bridge_example_stats_class_get(void *quaff_object) { return ((struct stats *)quaff_object)->class; }

#line 19 "example.i"
QUAFF_OWN void quaff_bridge_example_stats_class_set(void *quaff_object, int32_t quaff_1) { ((struct stats *)quaff_object)->class = quaff_1; }

#line 19 "example.i"
QUAFF_OWN void *quaff_bridge_example_stats_copy(void *quaff_object) { return (void *)(quaff_c_copied(((struct stats *)quaff_object), sizeof(struct stats))); }

#line 31 "example.i"
QUAFF_OWN double quaff_bridge_example_stats_scaled(void *quaff_object, double quaff_1) { return stats_scaled(((struct stats *)quaff_object), quaff_1); }

#line 19 "example.i"
QUAFF_OWN void quaff_bridge_example_stats_destroy(void *object) { __builtin_free(object); }

#line 23 "example.i"
QUAFF_OWN const struct QuaffConstant *quaff_bridge_example_constants(void) {
static struct QuaffConstant quaff_values[1];
#line 23 "example.i"
quaff_values[0] = QUAFF_CONSTANT("RED", (RED));
return quaff_values;
}

#line 45 "example.i"
QUAFF_OWN PyObject *quaff_bridge_example_init_code(PyObject *m) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wint-conversion"
#ifndef import_array
#define import_array() ((void)0)
#endif
PyObject *d = PyModule_GetDict(m);
(void)d;
#line 45 "example.i"
_Static_assert(__builtin_types_compatible_p(__typeof__(sum_of), PyObject *(PyObject *, PyObject *)), "the type of a function for %native is PyObject *(PyObject *self, PyObject *args)");
static PyMethodDef quaff_natives[] = {
#line 45 "example.i"
{"added", sum_of, METH_VARARGS, NULL},
{NULL, NULL, 0, NULL},
};
if (PyModule_AddFunctions(m, quaff_natives) < 0) {
return NULL;
}

return m;
#pragma GCC diagnostic pop
}

// Rust has the enumerators' values from the text of the interface.
#line 23 "example.i"
_Static_assert((long long)(RED) == 2, "Rust has it as 2: let the interface say the value that C++ has");
