// typemaps.i: quaff has the typemaps of this file itself, for every type of number.
