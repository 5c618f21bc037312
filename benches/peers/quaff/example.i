// The binding of a user of quaff: only the interface.
%module quaff_example
%{
#include "sum.hpp"
%}
%include "quaff.i"
%in_array(in, size)
%include "sum.hpp"
%template(sum) peers::sum<float>;
%template(sum) peers::sum<double>;
