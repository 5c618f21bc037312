%module(docstring="A module that the command line names.",
        moduleimport="
  import $module

  imported_as = $module.__name__
") example
%pythonprepend thrice %{
  assert len(args) == 1
%}
%{
static int twice(int number) { return 2 * number; }
static int thrice(int number) { return 3 * number; }
%}
int twice(int number);
int thrice(int number);
