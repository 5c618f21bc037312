%module example
// Only the headers name SWIG's runtime, which SWIG defines before them.
%{
#include "shapes.hpp"
%}
%include "shapes.hpp"
