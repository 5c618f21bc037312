%module(docstring="Adds " "up.") example
int f();
