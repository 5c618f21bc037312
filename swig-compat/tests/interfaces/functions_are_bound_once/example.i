%module example

%inline %{
#include <cmath>
// Doubles it.
int twice(int x) { return 2 * x; }
%}
int twice(int x);
int twice(const int);
int twice(double x);
static inline int thrice(int x) { return 3 * x; }
