/// Kernels do without what other functions need.
%module example
%{
#include "checked.hpp"
#include <string>
#define SMALLEST -8

inline std::string name() { return "example"; }

#include "largest.hpp"
#include "largest_of_bools.hpp"
%}
%include "quaff.i"
%in_array(values, size)
std::string name();
%include "checked.hpp"
%reduction(largest, Largest)
%include "largest.hpp"
%include "largest_of_bools.hpp"
%template(largest) largest<std::int32_t>;
%template(largest) largest<bool>;
