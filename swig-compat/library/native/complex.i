// complex.i: what SWIG's file of this name includes for C++.
%include "std_complex.i"
