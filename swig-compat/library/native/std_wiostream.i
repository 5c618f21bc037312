// std_wiostream.i: std::wcout and its like, and every `std::wostream` and `std::wistream`.
%include "std_wstring.i"
%include "streams.i"
%quaff_streams(w, std::wstring)
