// std_container.i: the header that all containers need in common.
%include "std_common.i"
