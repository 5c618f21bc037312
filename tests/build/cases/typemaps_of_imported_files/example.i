%module example
typedef int Code;
// The functions of this file have already requested the fragment.
%import "others.i"
%{
typedef int Code;
%}
%inline %{
Code checked(int k) { return k; }
%}

// Types without names after the parameters declare no variables.
%typemap(out) bool is_null(T *) {
  $result = PyLong_FromLong($1 ? 10 : 20);
}
%typemap(out) bool is_odd(unsigned) {
  $result = PyLong_FromLong($1 ? 30 : 40);
}
%inline %{
struct T { int k; };
bool is_null(T *t) { return !t; }
bool is_odd(unsigned k) { return k % 2; }
%}

// A variable of the code has no `const` at any level.
%include "constraints.i"
%apply Pointer NONNULL { const char *const *texts };
%inline %{
const char *const *texts() {
  static const char *const all[] = {"a", "b"};
  return all;
}
char second(const char *const *texts) { return texts[1][0]; }
%}

// The library's file is included by the imported one only, to which its declarations belong.
%{
#include <utility>
%}
%template(Marked) std::pair<T, int>;

// An operator that changes its object takes no other operand, even if `-` takes it.
%inline %{
struct Step { int by; };
struct Place {
  int at;
  Place(int at) : at(at) {}
  Place &operator-=(const Step &step) { at -= step.by; return *this; }
  int operator-(const Place &other) const { return at - other.at; }
};
%}
