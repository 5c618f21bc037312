%module example
%include "quaff.i"
%inplace_device_array(x_d, n);
void scale(const float* x_d, int n, float by);
