%module example
%{
#include "example.hpp"
%}
%include "example.hpp"
#ifdef WITH_AREA
double area(double edge);
#endif
#ifdef WITH_EDGE
double edge(double area);
#endif
#if SCALE == 2
double doubled(double edge);
#endif
