%module example
%include "quaff.i"
%in_device_array(x_d, n);
%device_stream(stream);
%device_stream(steam);

void scale(float* x_d, int n, void* stream);
float norm(const float* x_d, int n, unsigned long stream);
