%module example.sum
int f();
