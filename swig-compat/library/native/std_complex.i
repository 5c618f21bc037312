// std_complex.i: quaff knows the complex numbers of <complex> without it.
%{
#include <complex>
%}
