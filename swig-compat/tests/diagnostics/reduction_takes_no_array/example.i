%module example
%include "quaff.i"
%reduction(sum, Sum)
double sum(double value);
