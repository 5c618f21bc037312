// std_common.i: the macros by which interfaces tell SWIG's library the operators of elements. quaff asks C++ instead.
%define %std_comp_methods(TYPE...)
%enddef
%define %std_nodefconst_type(TYPE...)
%enddef

// A value that C++ changes is read and returned. A container names its own type, and its position among overloads.
%{
#include "quaff/changed.hpp"
%}
%define %quaff_changed_container(PRECEDENCE, TYPE...)
  %typemap(in) TYPE *INPUT (TYPE held), TYPE &INPUT (TYPE held), TYPE *INOUT (TYPE held), TYPE &INOUT (TYPE held) {
    $1 = ::quaff::changed($input, held);
  }
  %typemap(in, numinputs=0) TYPE *OUTPUT (TYPE held), TYPE &OUTPUT (TYPE held) { $1 = &held; }
  %typemap(typecheck, precedence=PRECEDENCE) TYPE *INPUT, TYPE &INPUT, TYPE *INOUT, TYPE &INOUT {
    $1 = ::quaff::is_changeable<TYPE>($input);
  }
  %typemap(argout) TYPE *INOUT, TYPE &INOUT, TYPE *OUTPUT, TYPE &OUTPUT { %append_output(::quaff::changed_to_python(*$1)); }
%enddef

// Python's objects as elements of containers.
%{
#include "quaff/swig_pointers.hpp"
%}
