#define A 1
#undef A
#undef NEVER_DEFINED
A
#define A 2
A
