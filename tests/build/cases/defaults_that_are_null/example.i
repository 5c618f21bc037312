%module example
%feature("kwargs");
%inline %{
struct P { int x; };
inline int g(int n, const char *a = NULL, const char *b = "x", int c = 3) { return n + (a ? 100 : 0) + (b ? 1000 : 0) + 10 * c; }
inline int h(int n, P *a = nullptr, const P *b = 0, int c = 1 << 3) { return n + (a ? 100 : 0) + (b ? 1000 : 0) + 10 * c; }
%}
