// file.i: a `FILE *` is passed on, as any pointer.
%{
#include <cstdio>
%}
