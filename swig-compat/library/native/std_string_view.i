// std_string_view.i: a `std::string_view` is text. What C++ is passed is there as long as the call.
%{
#include "quaff/strings.hpp"
#include <string_view>
%}

namespace std {
class string_view;
} // namespace std
