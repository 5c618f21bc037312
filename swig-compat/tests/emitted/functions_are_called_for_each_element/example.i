/// Functions of numbers.
%module example
%{
#include "include/shapes.hpp"
%}
%include "quaff.i"
%elementwise(shapes::hypotenuse)
%elementwise(shapes::polar)
%elementwise(shapes::parts)
%include "include/shapes.hpp"
%template(hypotenuse) shapes::hypotenuse<float>;
%template(hypotenuse) shapes::hypotenuse<double>;
%template(polar) shapes::polar<double>;
