%module filters
%{
#include "NAME/filters.hpp"
%}
%include "quaff.i"
%inplace_array(values, size)
%include "NAME/filters.hpp"
%template(clip) NAME::clip<float>;
%template(clip) NAME::clip<double>;
