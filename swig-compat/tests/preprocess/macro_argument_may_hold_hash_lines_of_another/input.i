%define BODY(x)
#if x
[x]
#endif
%enddef
#define F(a, b) a a b
F(BODY(1), 2) F(BODY(0), 3)
