%module example
%include "typemaps.i"
%{
#include "divide.hpp"
#include "square.hpp"
%}

/// By the names that typemaps.i has.
int halve(int *INOUT);
void limits(int *OUTPUT, double *OUTPUT);
double twice(const double *INPUT);
// None is the null pointer that C++ looks for.
int scaled(int value, const int *INPUT = 0);

// By the names of the parameters.
%apply int *OUTPUT { int *remainder };
%apply bool &OUTPUT { bool &exact };
%apply long long &INOUT { long long &total };
%include "divide.hpp"
%clear int *remainder;

// Beside an array that is a result.
%include "quaff.i"
%in_array(x, n);
%out_array(squares, n);
%apply double *OUTPUT { double *sum };
%include "square.hpp"
