%module values
%include "std_shared_ptr.i"
%include "std_unique_ptr.i"
%include "quaff.i"
%shared_ptr(Body)
%in_array(converted, count, convert)
%in_array(particles, n)
%inplace_array(moved, n)
%in_array(left, n)
%in_array(right, n)
// All kinds of values by themselves, and nested.
%include "../../../swig-compat/tests/emitted/values_of_the_library/example.i"
%{
#include "values.hpp"
%}
%include "values.hpp"
