// std_common.i: what interfaces say to SWIG's library of elements. Which operators elements have, C++ tells.
%define %std_comp_methods(TYPE...)
%enddef
%define %std_nodefconst_type(TYPE...)
%enddef

// Python's objects as elements of containers.
%{
#include "quaff/swig_pointers.hpp"
%}
namespace swig {
class SwigPtr_PyObject;
} // namespace swig
