%module example
%include "missing.hpp"
%inline %{
template <class T> T sum(T a, T b);
%}
%template(mean) example::mean<float>;
%template(smu) smu<float>;
