%module two
%inline %{
#include "counter.hpp"
inline int count_in_two() { return ++counter(); }
inline int fail_in_two() { return fail(); }
%}
int three();
%{
int three();
%}
