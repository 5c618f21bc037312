%module example
int f();
