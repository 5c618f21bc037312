// `mdspan` in parameters, results and data members: each function of `views.hpp` is a case of test_mdspan.py.
%module mdspan_types
%{
#include "views.hpp"
%}
%include "mdspan.i"
%include "views.hpp"
%template(total) views::total<float>;
%template(total) views::total<double>;
