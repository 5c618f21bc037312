/// Reductions.
%module example
%{
#include "largest.hpp"
%}
%include "quaff.i"
%in_array(values, size)
%reduction(largest, Largest)
%include "largest.hpp"
%template(largest) largest<std::int32_t>;
%template(largest) largest<double>;
%inline %{
/// Parameters are not to hide what the module has of reductions.
int apart(int KERNELS, int LARGEST_DOUBLE) { return KERNELS - LARGEST_DOUBLE; }
%}
