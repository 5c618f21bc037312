/// A module's text with "quotes", a \ and """three""".
%module example
%include "quaff.i"
%in_array(in, in_)
%rust_name(kind, device::type);
%inline %{
#include <string>

/// Ends in a "quote"
int sum(const int *in, unsigned in_) { return in[0] + in_; }
int Sum(int lambda, int self) { return lambda - self; }
int entry(int type, int None, int Some) { return type + None + Some; }
int Ok(int Err) { return Err; }
int main(int, int = 3) { return 4; }
int functions(int in, int in_) { return in - in_; }
int match(int fn, int def, int arg1) { return fn + def + arg1; }
int sum_2(int std) { return std; }
int sum2d(int ffi) { return ffi; }
int str(const std::string &str) { return str.size(); }
int array(int array) { return array; }
int memoryview() { return 1; }
int overload(int np) { return np; }
int overload(double np) { return np; }
int ctypes() { return 2; }
int np() { return 3; }
int _() { return 5; }
int two__underscores(int a__b, int a_b) { return a__b - a_b; }
int Error(int text) { return text; }
const int done = 4;
const int other = 5;
int clip(int value, int other) { return value < other ? value : other; }
int outcome() { return 6; }
int same_length() { return 7; }
int difference(int crate, int Self) { return crate - Self; }
int error_message() { return 10; }
int keep(int module) { return module; }
int quaff_init() { return 11; }
const int module = 12;
const int crate = 13;
const int Self = 14;
enum Kind { a__b, a_b, type_, again = a_b };
struct text { int value = 8; };
struct device { int type = 9; int scaled(int self) const { return type * self; } };
struct ffi {};
struct sealed {};
struct Half {};
struct constants {};
namespace a { int sum_int(int value) { return value; } }
template <class T> T sum(T value) { return value; }
%}
%template(sum) sum<int>;
%template(sum) sum<unsigned long>;
%template(async_) sum<double>;
%kwargs named_by_keyword;
%kwargs own::less;
%inline %{
int named_by_keyword(int from, int other) { return from - other; }
struct own { int less(int self, int other) const { return other - self; } };
%}
