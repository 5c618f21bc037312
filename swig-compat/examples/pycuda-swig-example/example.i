%module example
%{
#include "example/sum.hpp"
%}
%include "quaff.i"
%in_array(in, size);                      // pointer and length parameters, by name
%include "example/sum.hpp"                // template <class T> T sum(const T* in, unsigned size);
%template(sum) example::host::sum<float>;
%template(sum) example::host::sum<double>;
