%module example
int lambda(int value);
