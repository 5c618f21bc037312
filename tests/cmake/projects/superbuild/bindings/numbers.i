%module numbers_of_mathlib
%{
#include <mathlib.hpp>
%}
%include <mathlib.hpp>
