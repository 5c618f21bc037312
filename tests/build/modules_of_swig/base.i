%module base
%{
#include "shapes.hpp"
%}
%include <std_string.i>
%include <std_vector.i>
%include <std_shared_ptr.i>
%shared_ptr(shapes::Mark)
%shared_ptr(shapes::Node)
%shared_ptr(shapes::Leaf)
%ignore shapes::alive;
%include "shapes.hpp"
%template(IntBox) shapes::Box<int>;
%template(Numbers) std::vector<double>;
%inline %{
inline double base_area(const shapes::Shape &shape) { return shape.area(); }
inline int base_value(std::shared_ptr<shapes::Node> node) { return node ? node->value : -1; }
inline int base_alive() { return shapes::alive; }
%}
