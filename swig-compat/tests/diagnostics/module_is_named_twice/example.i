%module example
%module other
int f();
