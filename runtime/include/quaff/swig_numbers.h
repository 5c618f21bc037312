// The number types that code of a C interface converts with SWIG_AsVal_... and SWIG_From_...: one row each,
// for the macro QUAFF_SWIG_NUMBER(name, type) of the file that includes this list. bool is missing, because C
// calls it _Bool, and C code may define its own bool.
#include <stddef.h>
#include <wchar.h>

QUAFF_SWIG_NUMBER(short, short)
QUAFF_SWIG_NUMBER(int, int)
QUAFF_SWIG_NUMBER(long, long)
QUAFF_SWIG_NUMBER(size_t, size_t)
QUAFF_SWIG_NUMBER(ptrdiff_t, ptrdiff_t)
QUAFF_SWIG_NUMBER(float, float)
QUAFF_SWIG_NUMBER(double, double)
QUAFF_SWIG_NUMBER(char, char)
QUAFF_SWIG_NUMBER(signed_SS_char, signed char)
QUAFF_SWIG_NUMBER(unsigned_SS_char, unsigned char)
QUAFF_SWIG_NUMBER(unsigned_SS_short, unsigned short)
QUAFF_SWIG_NUMBER(unsigned_SS_int, unsigned int)
QUAFF_SWIG_NUMBER(unsigned_SS_long, unsigned long)
QUAFF_SWIG_NUMBER(long_SS_long, long long)
QUAFF_SWIG_NUMBER(unsigned_SS_long_SS_long, unsigned long long)
QUAFF_SWIG_NUMBER(wchar_t, wchar_t)
