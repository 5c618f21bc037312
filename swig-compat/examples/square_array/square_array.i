%module square_array
%{
#include "square_array.hpp"
%}
%include "typemaps.i"
%include "quaff.i"
%in_array(x, n);
%out_array(squared, n);
%in_device_array(x_d, n);
%out_device_array(squared_d, n);
%device_stream(stream);
%apply float *OUTPUT { float *sum };      // the caller passes no address, and gets the number
%apply double *OUTPUT { double *sum };
%include "square_array.hpp"
%template(square_array) squares::square_array<float>;
%template(square_array) squares::square_array<double>;
%template(square_array) squares::gpu::square_array<float>;
%template(square_array) squares::gpu::square_array<double>;
