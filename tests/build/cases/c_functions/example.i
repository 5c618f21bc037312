%module example
%{
typedef struct { int n; } E;
static E *made(int n) { static E e; e.n = n; return &e; }
static int headof(E *e) { return e->n; }
#define headof(e) ((headof)(e))
static int sum_of(int a, int b) { return a + b; }
#define sum(a) sum_of(a, 2)
/* C has no defaults: those of the interface are passed. */
static int scaled(int a, double *by, int shift) { return (int)(a * (by ? *by : 1)) + shift; }
%}
typedef struct { int n; } E;
E *made(int n);
int headof(E *e);
int sum(int a);
int scaled(int a, double *by = NULL, int shift = 1 + 1);
