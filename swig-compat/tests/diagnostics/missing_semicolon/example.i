%module example
int f()
%feature("x") f;
