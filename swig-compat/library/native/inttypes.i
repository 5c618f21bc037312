// inttypes.i: quaff knows the integer types of <cstdint> without it.
%include "stdint.i"
