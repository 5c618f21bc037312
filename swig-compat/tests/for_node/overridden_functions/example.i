%module(directors="1") example
%{
#include "shapes.hpp"
%}
%include "quaff.i"
%include "std_string.i"
%include "std_vector.i"
%include "std_function.i"
%include "std_map.i"
%include "std_pair.i"
%include "std_unique_ptr.i"
%feature("director") shapes::Shape;
%feature("director") shapes::Task;
%feature("director") shapes::Circle;
%feature("director") shapes::Visitor;
%feature("director") shapes::Writer;
%delobject shapes::end;
%in_array(weights, n)
%template(Measure) std::function<double(shapes::Shape &, const std::string &, shapes::Part *)>;
%include "shapes.hpp"
%template(NumberedPart) std::pair<int, shapes::Part>;
