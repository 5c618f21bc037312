// std_wstring.i: a `std::wstring` is text.
%{
#include "quaff/strings.hpp"
#include <string>
%}

namespace std {
class wstring;
} // namespace std
