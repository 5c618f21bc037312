// std_alloc.i: quaff knows containers by their elements, whatever allocates them.
%include "std_common.i"
