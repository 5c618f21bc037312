%module example
%{
#include "mixed.hpp"
%}
%include "mixed.hpp"
