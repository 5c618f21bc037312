// std_container.i: what all containers have in common.
%include "std_common.i"
