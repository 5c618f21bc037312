%module example
%{
#include "codes.hpp"
%}
%include "quaff.i"
%inplace_array(values, n)
%error_code(codes::Status, codes::Status::fine, codes::text($1))
%feature("quaff:error_code", success="1") codes::half { "no half of an odd number: " + std::to_string($1) }
%thread codes::meet;
%include "codes.hpp"
