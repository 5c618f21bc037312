%module example

%include "quaff.i"
%in_array(inn, size);
float sum(float in, unsigned size);
