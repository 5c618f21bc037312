// std_char_traits.i: quaff knows text by the type of its characters.
%include "std_common.i"
