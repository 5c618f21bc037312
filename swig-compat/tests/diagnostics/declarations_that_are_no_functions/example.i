%module example

namespace example {
class Filter { Q_OBJECT int x; };
struct Point { int x; } origin;
enum Color { red };
typedef enum { a, b } Letters;
int counter = 3;
Point operator+(Point a, Point b);
void Filter::method() {}
}
SOME_MACRO(x);
int bound();
%inline %{
#ifdef X
int conditional();
#endif
%}
