%define CHECK(x)
#if x / 0
#endif
#if 1
%enddef
int a;
CHECK(1)
