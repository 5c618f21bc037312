%module example
%{
#include "containers.hpp"
%}
%include "containers.hpp"
%template(sum) containers::sum<float>;
%template(sum) containers::sum<double>;
