// std_basic_string.i: `std::basic_string<char>` is text, and so is `std::basic_string<wchar_t>` after std_wstring.i. Neither
// is a class: Python has its own.
%include "std_string.i"
