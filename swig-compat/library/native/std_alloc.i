// std_alloc.i: quaff knows containers by their elements, with any allocator.
%include "std_common.i"
