/// Classes of every kind: what Python sees of them is in calls.py.
%module example
%{
#include "zoo.hpp"
%}
%newobject zoo::Counter::make;
%include "zoo.hpp"
%template(IntBox) zoo::Box<int>;
%template(DoubleBox) zoo::Box<double>;
