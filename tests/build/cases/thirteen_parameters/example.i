// Functions with more parameters than the runtime's own signatures have: each kind of result, and of function.
%module(directors="1") example
%include <std_shared_ptr.i>
%include <std_string.i>
%include <std_vector.i>
%shared_ptr(Shared)
%template(Ints) std::vector<int>;
%feature("director") Base;
%feature("kwargs") named;
%newobject made;
%newobject Part::made_static;
%delobject Part::give_away;
%typemap(out) ByCode * { $result = SWIG_NewPointerObj($1, $1_descriptor, $owner); ++made_by_code; }
%typemap(in, numinputs = 0) int *out (int temporary) { $1 = &temporary; }
%typemap(argout) int *out { $result = SWIG_AppendOutput($result, SWIG_From_int(*$1)); }
%typemap(in) int list[3] (int temporary[3]) {
  for (int index = 0; index < 3; ++index) {
    PyObject *element = PySequence_GetItem($input, index);
    temporary[index] = (int)PyLong_AsLong(element);
    Py_XDECREF(element);
  }
  $1 = temporary;
}

%{
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
%}

%inline %{
#define TWELVE int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m
#define GIVEN b, c, d, e, f, g, h, i, j, k, l, m

int alive = 0;
int made_by_code = 0;

struct Made {
  int n;
  Made(int a, TWELVE) : n(a + m) {
    if (a < 0) {
      throw std::out_of_range("below 0");
    }
    ++alive;
  }
  Made(int a, int m) : n(a + m) { ++alive; }
  Made(const Made &other) : n(other.n) { ++alive; }
  ~Made() { --alive; }
};

struct ByCode {
  int n;
  ByCode(int a, TWELVE) : n(a + m) { ++alive; }
  ~ByCode() { --alive; }
};

struct Part {
  int n;
  Made inner;
  Part() : n(0), inner(1, 2) {}
  Part *own(int a, TWELVE) {
    n = a + m;
    return this;
  }
  Made &part(int a, TWELVE) {
    inner.n = a + m;
    return inner;
  }
  int sum(int object, TWELVE) const { return object + m; }
  void set(int a, TWELVE) { n = a + m; }
  void give_away(int a, TWELVE) { delete this; }
  static Made *made_static(int a, TWELVE) { return new Made(a, m); }
};

struct Shared {
  int n;
  Shared(int a, TWELVE) : n(a + m) {}
  virtual ~Shared() {}
};
std::shared_ptr<Shared> kept;
std::shared_ptr<Shared> shared(int a, TWELVE) {
  kept = std::make_shared<Shared>(a, GIVEN);
  return kept;
}
int count_of(std::shared_ptr<Shared> shared, TWELVE) { return shared ? shared->n + m : -1; }

struct Base {
  int n;
  Base(int a, TWELVE) : n(a + m) {}
  virtual ~Base() {}
  virtual int answer(int a, TWELVE) { return 1; }
  int ask(int a, TWELVE) { return answer(a, GIVEN); }
};

Made *made(int a, TWELVE) { return new Made(a, m); }
Made *lent(int a, TWELVE) {
  static Made one(0, 0);
  one.n = a + m;
  return a < 0 ? nullptr : &one;
}
Made value(int a, TWELVE) { return Made(a, m); }
const Made &constant(int a, TWELVE) { return *lent(a, GIVEN); }
std::string text(int a, TWELVE) { return std::to_string(a) + " " + std::to_string(m); }
const char *c_text(const char *a, TWELVE) { return a; }
std::vector<int> numbers(int a, TWELVE) { return {a, m}; }
int sum_of(const std::vector<int> &all, const Made &made, TWELVE) {
  int sum = made.n + m;
  for (int one : all) {
    sum += one;
  }
  return sum;
}
Made *same(Made *made, TWELVE) { return made; }
double overloaded(int a, TWELVE) { return a + m + 0.5; }
Made *overloaded(int a, int b) { return lent(a, b, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, b); }
int named(int first, TWELVE, int last = 7) { return first + m + last; }
void outputs(int a, TWELVE, int *out) { *out = a + m; }
Made *object_and_output(int a, TWELVE, int *out) {
  *out = m;
  return lent(a, GIVEN);
}
int array(int list[3], TWELVE) { return list[0] + list[1] + list[2] + m; }
int call(int (*function)(int), TWELVE) { return function(m); }
int twice(int n) { return 2 * n; }
bool nothing_is_wrong(bool a, char letter, float single, unsigned long long large, TWELVE) {
  return a && letter == 'x' && single == 0.5f && large == 1ull << 63 && m == 12;
}
int thirty(TWELVE, int n, int o, int p, int q, int r, int s, int t, int u, int v, int w, int x, int y, int z, int z1,
           int z2, int z3, int z4, int z5) {
  return b * 100 + z5;
}
%}
%constant int (*TWICE)(int) = twice;
