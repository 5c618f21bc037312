%module
int f();
