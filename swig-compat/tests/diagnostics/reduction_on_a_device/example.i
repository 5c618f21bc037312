%module example
%include "quaff.i"
%in_device_array(x_d, n);
%in_array(x, n);
%reduction(sum, Sum)
float sum(const float* x_d, int n);

// A reduction runs where the array is.
%reduction(largest(const float*, int), Largest)
float largest(const float* x, int n);
float largest(float* x_d, int n);
