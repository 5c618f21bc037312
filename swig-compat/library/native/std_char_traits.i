// std_char_traits.i: quaff knows text by its letters.
%include "std_common.i"
