// What quaff itself exposes, and the first interface that its compiler must handle.
%module quaff

%{
#include "quaff/sum.hpp"
%}

%include <quaff.i>

%in_array(arr, size);
%reduction(quaff::sum, quaff::Sum);
%include "quaff/sum.hpp"

%template(sum) quaff::sum<float>;
%template(sum) quaff::sum<double>;
