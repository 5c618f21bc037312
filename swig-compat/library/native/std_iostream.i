// std_iostream.i: std::cout and its like, and every `std::ostream` and `std::istream`.
%include "std_string.i"
%include "streams.i"
%quaff_streams(, std::string)
