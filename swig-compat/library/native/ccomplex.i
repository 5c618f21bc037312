// ccomplex.i: what SWIG has in this file for C, quaff has for C++.
%include "complex.i"
