// swigarch.i: quaff asks C++ how wide a `long` is.
