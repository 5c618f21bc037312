// stdint.i: quaff knows the integer types of <cstdint> without it.
