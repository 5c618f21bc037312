%module lambda
int f();
