// std_string_view.i: a `std::string_view` is text. The text that C++ gets stays valid during the call.
%{
#include "quaff/strings.hpp"
#include <string_view>
%}

namespace std {
class string_view;
} // namespace std
