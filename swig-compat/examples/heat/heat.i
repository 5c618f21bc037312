%module heat
%{
#include "heat.hpp"
%}
%include "quaff.i"
%in_array(temperature, rows, columns);
%immutable heat::Plate::time;
%include "heat.hpp"
%template(Plate) heat::Plate<double>;
%template(FloatPlate) heat::Plate<float>;
