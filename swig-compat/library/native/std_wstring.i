// std_wstring.i: a `std::wstring` is text, and so is what points to letters of `wchar_t`.
%include "wchar.i"
%include "std_string.i"
%{
#include <string>
%}

namespace std {
class wstring;
} // namespace std
%quaff_changed_text(std_wstring, std::wstring)
