%define BOTH(name, on)
#if on
int name##_on;
#else
int name##_off;
#endif
%#if CPP_SIDE
#define INSIDE_##name 1
%#endif
%enddef
BOTH(a, 1)
BOTH(b, 0)
INSIDE
%#define KEPT 1
