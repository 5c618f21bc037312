%module stats
%{
#include "stats.hpp"
%}
%include "quaff.i"
%in_array(x, n)
%inplace_array(y, n)
%include "stats.hpp"
%template(mean) stats::mean<float>;
%template(mean) stats::mean<double>;
%template(smooth) stats::smooth<float>;
%template(smooth) stats::smooth<double>;
