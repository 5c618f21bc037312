%module example
%{
#include "example.hpp"
%}
%include "quaff.i"
%in_array(a, n)
%in_array(b, n)
%out_array(out, n)
%out_array(low, n)
%out_array(high, n)
%out_array(steps, count)
%in_array(left, m, k)
%in_array(right, k, n)
%out_array(product, m, n)
%out_array(table, rows, columns)
%include "example.hpp"
%template(add) example::add<float>;
%template(add) example::add<double>;
