%module(docstring="A module that the command line names.") example
%{
static int twice(int number) { return 2 * number; }
%}
int twice(int number);
