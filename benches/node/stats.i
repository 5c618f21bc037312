%module(directors="1") stats
%{
#include "stats.hpp"
%}
%include "quaff.i"
%feature("director") Shape;
%in_array(x, n)
%include "stats.hpp"
%include "quaff/reductions.i"
%template(sum) quaff::sum<float>;
%template(sum) quaff::sum<double>;
%template(mean) mean<double>;
%template(mean) mean<float>;
