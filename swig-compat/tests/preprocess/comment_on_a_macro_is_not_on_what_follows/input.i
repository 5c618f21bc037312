// On N.
#define N 3
int a;
// On the file.
%include "b.h"
int c;
// On d.
#ifndef NO_D
int d;
#endif
