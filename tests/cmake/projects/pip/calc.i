%module calc
%{
#include "calc.hpp"
%}
%include "calc.hpp"
