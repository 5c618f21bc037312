// std_wios.i: the base of wide streams, which are classes with std_wiostream.i.
%include "std_wiostream.i"
