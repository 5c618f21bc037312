#define V(f, ...) f(__VA_ARGS__)
V(g) V(g, 1, (2, 3))
#define L(f, rest...) log(f, ## rest)
L("a") L("a", 1, 2)
