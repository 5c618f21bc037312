%module example
%inline %{
double trace(const double* matrix, int rows, int columns);
%}
