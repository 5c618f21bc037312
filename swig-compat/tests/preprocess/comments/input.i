/** Kept. */
int a; // kept
#define A 1 /* dropped */ + 2 // dropped
A
#define F(x) <x>
F(/* dropped */ 1 // dropped
)
%define B /* dropped */
int b; // dropped
%enddef /* kept */
B
#if 1 /* goes on
over lines */ && 1
int c;
#endif /* dropped */
/* a */ /* b */ #define C c
C
