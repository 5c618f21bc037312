#define P(a, b) a##b
P(x, 1) P(, y) P(z, ) int P(,)q;
#define NAME(x) wrap_ ## x ## _t
NAME(foo) P(L, "s")
