// std_wstring.i: a `std::wstring` is text, and so is a pointer to `wchar_t`.
%include "wchar.i"
%include "std_string.i"
%{
#include <string>
%}

namespace std {
class wstring;
} // namespace std
%quaff_changed_text(std_wstring, std::wstring)
