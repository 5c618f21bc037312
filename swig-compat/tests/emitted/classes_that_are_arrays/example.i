%module example
%{
#include "images.hpp"
%}
%include "images.hpp"
%template(total) images::total<float>;
%template(total) images::total<double>;
