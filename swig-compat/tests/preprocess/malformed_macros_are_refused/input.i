#define
#define 3 4
#define D(a
#define E(a, a) a
#define F(..., a) a
#define G(1) 1
#define H(a,) a
#define I ## a
#define J a ##
#undef
#ifdef
#endif
%define
%define K(a b) %enddef
int x;
