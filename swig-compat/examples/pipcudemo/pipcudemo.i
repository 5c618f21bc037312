%module pipcudemo
%{
#include "pipcudemo/calculator.hpp"
%}
%include "pipcudemo/calculator.hpp"
