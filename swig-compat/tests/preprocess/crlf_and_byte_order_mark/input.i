#define A 1
#if A
int a = A; // c
#endif
%{
x
%}
int b;
