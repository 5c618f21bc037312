%module myModule
%{
#include "tutorial.hpp"
#include "add_vector.hpp"
%}
%include "quaff.i"
%in_array(matrix, rows, columns);
%array_strides(matrix, down, right);      // a view is read as it lies: C++ gets the steps, in elements
%in_array(a, n);
%in_array(b, n);
%in_array(v1, n);
%in_array(v2, n);
%out_array(sum, n);
%include "tutorial.hpp"
%include "add_vector.hpp"
%template(trace) tutorial::trace<float>;
%template(trace) tutorial::trace<double>;
%template(vector_add_cpu) tutorial::vector_add_cpu<float>;
%template(vector_add_cpu) tutorial::vector_add_cpu<double>;
%template(vector_add) vectors::AddVector<float>;
%template(vector_add) vectors::AddVector<double>;
