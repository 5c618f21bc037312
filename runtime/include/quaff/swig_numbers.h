// The numbers that code of an interface of C converts with SWIG_AsVal_... and SWIG_From_...: a row each, for
// the macro QUAFF_SWIG_NUMBER(name, type) of the file that includes this list.
// bool is not among them: C has it as _Bool, and code of C may have a bool of its own.
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
