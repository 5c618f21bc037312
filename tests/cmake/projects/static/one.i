%module one
%inline %{
#include "counter.hpp"
inline int count_in_one() { return ++counter(); }
inline int fail_in_one() { return fail(); }
%}
