// ccomplex.i: C's complex numbers, whose keyword is `_Complex`.
%{
#include <complex.h>
%}
#ifndef __cplusplus
#define complex _Complex
#endif
