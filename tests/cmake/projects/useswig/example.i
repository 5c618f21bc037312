%module example
%{
#include "counting.hpp"
#include "example.hpp"
%}
%include "example.hpp"
%inline %{
int seen() { return counter() + counted; }
void mark_it() { mark(); }
%}
void count();
int marks_seen();
#ifdef WITH_AREA
double area(double edge);
#endif
#ifdef WITH_EDGE
double edge(double area);
#endif
#if SCALE == 2
double doubled(double edge);
#endif
