%module CU_AddVector
%{
#include "add_vector.hpp"
%}
%include "quaff.i"
%in_array(v1, n);
%in_array(v2, n);
%out_array(sum, n);
%in_device_array(v1_d, n);
%in_device_array(v2_d, n);
%out_device_array(sum_d, n);
%device_stream(stream);
%include "add_vector.hpp"
%template(AddVector) vectors::AddVector<float>;
%template(AddVector) vectors::AddVector<double>;
%template(AddVector) vectors::gpu::AddVector<float>;
%template(AddVector) vectors::gpu::AddVector<double>;
