// numpy.i: quaff has these typemaps itself, for every element type and every length type.
//
// An interface that includes numpy.i, by whatever path, gets this file in its place: copies of the original that
// projects keep are made for other versions of SWIG.

// Instantiates numpy.i's typemaps for one more type: here, no type lacks them.
%define %numpy_typemaps(DATA_TYPE, DATA_TYPECODE, DIM_TYPE)
%enddef

// The fragments of numpy.i, for typemaps with code. Here, all are one: a module that uses them has NumPy's C API.
%fragment("NumPy_Fragments", "header") %{
#include <numpy/arrayobject.h>
#include "quaff/numpy_functions.h"
%}
%fragment("NumPy_Backward_Compatibility", "header", fragment="NumPy_Fragments") %{%}
%fragment("NumPy_Macros", "header", fragment="NumPy_Fragments") %{%}
%fragment("NumPy_Utilities", "header", fragment="NumPy_Fragments") %{%}
%fragment("NumPy_Object_to_Array", "header", fragment="NumPy_Fragments") %{%}
%fragment("NumPy_Array_Requirements", "header", fragment="NumPy_Fragments") %{%}
