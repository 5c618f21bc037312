%module vector_add
%{
#include "vector_add.hpp"
%}
%include "quaff.i"
%in_array(a, n);                          // three arrays of one shape, and one length
%in_array(b, n);
%inplace_array(out, n);
%out_array(scaled, n);                    // a result that quaff makes, or the caller's `out=`
%in_device_array(a_d, n);                 // the same on a GPU
%in_device_array(b_d, n);
%inplace_device_array(out_d, n);
%out_device_array(scaled_d, n);
%device_stream(stream);
%include "vector_add.hpp"
%template(add) vectors::add<float>;
%template(add) vectors::add<double>;
%template(add) vectors::gpu::add<float>;
%template(add) vectors::gpu::add<double>;
%template(scale) vectors::scale<float>;
%template(scale) vectors::scale<double>;
%template(scale) vectors::gpu::scale<float>;
%template(scale) vectors::gpu::scale<double>;
