%module example
%{
#include "spectra.hpp"
%}
%include "quaff.i"
%inplace_array(spectrum, n)
%in_array(left, n)
%in_array(right, n)
%inplace_device_array(spectrum_d, n)
%include "spectra.hpp"
%template(inner) spectra::inner<float>;
%template(inner) spectra::inner<double>;
