%module example
%{
#include "images.hpp"
%}
// The code of an interface for a variable goes before traits.
%typemap(varout) money::Colour { $result = PyLong_FromLong($1.blue); }
%typemap(varin) money::Colour { $1.blue = static_cast<int>(PyLong_AsLong($input)); }
%include "images.hpp"
%template(total) images::total<float>;
%template(total) images::total<double>;
%template(least_amount) money::least<money::Amount>;
