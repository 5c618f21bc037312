#if 1
%define A(x)
int x;
%define B
%enddef
#endif
