// constraints.i: checks of numbers and pointers before the call. Parameters with one of these names are checked, and
// others after `%apply double POSITIVE { double mass }`.
%define %quaff_constraint(TYPE)
%typemap(check) TYPE POSITIVE {
  if (!($1 > 0)) {
    SWIG_exception(SWIG_ValueError, "Expected a positive value.");
  }
}
%typemap(check) TYPE NEGATIVE {
  if (!($1 < 0)) {
    SWIG_exception(SWIG_ValueError, "Expected a negative value.");
  }
}
%typemap(check) TYPE NONNEGATIVE {
  if (!($1 >= 0)) {
    SWIG_exception(SWIG_ValueError, "Expected a non-negative value.");
  }
}
%typemap(check) TYPE NONPOSITIVE {
  if (!($1 <= 0)) {
    SWIG_exception(SWIG_ValueError, "Expected a non-positive value.");
  }
}
%typemap(check) TYPE NONZERO {
  if ($1 == 0) {
    SWIG_exception(SWIG_ValueError, "Expected a nonzero value.");
  }
}
%enddef
%quaff_constraint(signed char)
%quaff_constraint(unsigned char)
%quaff_constraint(short)
%quaff_constraint(unsigned short)
%quaff_constraint(int)
%quaff_constraint(unsigned int)
%quaff_constraint(long)
%quaff_constraint(unsigned long)
%quaff_constraint(long long)
%quaff_constraint(unsigned long long)
%quaff_constraint(size_t)
%quaff_constraint(float)
%quaff_constraint(double)
%quaff_constraint(SWIGTYPE)
%quaff_constraint(Number)

%typemap(check) SWIGTYPE *NONNULL, Pointer NONNULL {
  if ($1 == NULL) {
    SWIG_exception(SWIG_NullReferenceError, "Received a NULL pointer.");
  }
}

%define %quaff_alignment(SIZE)
%typemap(check) SWIGTYPE *ALIGN##SIZE, Pointer ALIGN##SIZE {
  if ((uintptr_t)($1) % SIZE != 0) {
    SWIG_exception(SWIG_ValueError, "Pointer must be " #SIZE "-byte aligned.");
  }
}
%enddef
%{
#include <stdint.h>
%}
%quaff_alignment(8)
%quaff_alignment(4)
%quaff_alignment(2)
