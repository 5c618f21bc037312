%include "example.i"                      // the host's sum; and under the same name the GPU's:
%in_device_array(in_d, size);             // template <class T> T sum(T* in_d, unsigned size);
%template(sum) example::sum<float>;
%template(sum) example::sum<double>;
