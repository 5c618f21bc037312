%module example
%include "cpointer.i"
%include "carrays.i"

%pointer_functions(int, intp)
%pointer_cast(int *, unsigned int *, int_to_uint)
%array_functions(double, doubles)
%pointer_class(int, Int)

%inline %{
void add(int a, int b, int *sum) { *sum = a + b; }
double dot(int count, double *a, double *b) {
  double sum = 0;
  for (int i = 0; i < count; ++i) {
    sum += a[i] * b[i];
  }
  return sum;
}
%}

%inline %{
struct Date {
  int day = 1;
};
struct Time {
  int seconds = 0;
  Date date;
};
int day_of(const Date *date) { return date->day; }
%}
%types(Time = Date) %{
  Time *time = (Time *)$from;
  return &time->date; // A part of it.
%}
