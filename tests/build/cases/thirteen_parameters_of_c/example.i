// Functions of C with more parameters than the runtime's own signatures have.
%module example
#define TWELVE int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m
%newobject made;

%inline %{
#include <stdlib.h>

#define TWELVE int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m
#define GIVEN b, c, d, e, f, g, h, i, j, k, l, m

typedef struct {
  int n;
} Pair;

Pair *made(int a, TWELVE) {
  Pair *pair = (Pair *)malloc(sizeof(Pair));
  pair->n = a + m;
  return pair;
}
Pair *lent(int a, TWELVE) {
  static Pair pair;
  pair.n = a + m;
  return &pair;
}
Pair value(int a, TWELVE) { return *lent(a, GIVEN); }
Pair *same(Pair *pair, TWELVE) { return pair; }
char *text(char *a, TWELVE) { return a; }
double sum(Pair *pair, double a, TWELVE) { return pair->n + a + m; }
void nothing(int a, TWELVE) {}
%}

%extend Pair {
  Pair(int a, TWELVE) { return made(a, GIVEN); }
  ~Pair() { free($self); }
  Pair *own(int a, TWELVE) {
    $self->n = a;
    return $self;
  }
}
