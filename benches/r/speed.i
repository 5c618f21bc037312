%module speed
%{
#include "../node/stats.hpp"
%}
%include "quaff.i"
%in_array(x, n)
%include "../node/stats.hpp"
%include "quaff/reductions.i"
%template(sum) quaff::sum<float>;
%template(sum) quaff::sum<double>;
%template(mean) mean<double>;
%template(mean) mean<float>;
