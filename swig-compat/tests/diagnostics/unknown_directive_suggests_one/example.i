%module example

%tempalte(sum) sum<float>;
%in_array(in, size);
%inplace_device_array(in, size);
%frobnicate(a, b)
int f();
