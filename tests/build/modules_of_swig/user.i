%module user
%{
#include "shapes.hpp"
%}
%include <std_string.i>
%include <std_vector.i>
%include <std_shared_ptr.i>
%shared_ptr(Twig)
%import "base.i"
%template() std::vector<shapes::Shape *>;
%include <std_unique_ptr.i>
%unique_ptr(shapes::Shape)
%newobject make_circle;
%apply SWIGTYPE *DISOWN { shapes::Shape *owned };
%inline %{
struct Twig : shapes::Leaf {
  explicit Twig(int value) : Leaf(value) {}
};
inline int user_value(std::shared_ptr<shapes::Node> node) { return node ? node->value : -1; }
inline int value_by_reference(const shapes::Node &node) { return node.value; }
inline std::shared_ptr<shapes::Leaf> make_leaf(int value) { return std::make_shared<shapes::Leaf>(value); }
inline std::shared_ptr<shapes::Node> &kept_node() {
  static std::shared_ptr<shapes::Node> kept;
  return kept;
}
inline void keep_node(std::shared_ptr<shapes::Node> node) { kept_node() = node; }
// SWIG keeps the addresses of references to pointers until the function returns.
inline int sum_of_nodes(const std::shared_ptr<shapes::Node> &one, const std::shared_ptr<shapes::Node> &other) {
  return (one == other ? 100 : 0) + one->value + other->value;
}
inline void reset_node(std::shared_ptr<shapes::Node> &node) { node.reset(); }
inline void replace_node(std::shared_ptr<shapes::Node> &node) { node = std::make_shared<shapes::Node>(5); }
struct Square : shapes::Shape {
  explicit Square(double side) : Shape(side) {}
  double area() const override { return 100 * side; }
  int corners() const { return 4; }
};
inline double user_area(const shapes::Shape &shape) { return shape.area(); }
inline double circle_area(shapes::Circle *circle) { return circle ? circle->area() : -1; }
inline std::string name_of(const shapes::Named &named) { return named.name; }
inline shapes::Circle *make_circle(double radius) {
  auto *circle = new shapes::Circle(radius);
  circle->name = "made";
  return circle;
}
inline shapes::Shape *same(shapes::Shape *shape) { return shape; }
inline void keep(shapes::Shape *owned) {
  static std::vector<std::unique_ptr<shapes::Shape>> kept;
  kept.emplace_back(owned);
}
inline void sink(std::unique_ptr<shapes::Shape> shape) {}
inline int inside(shapes::Box<int> *box) { return box->inside; }
inline bool is_any(void *any) { return any != nullptr; }
inline void grow(shapes::Shape &shape) { shape.side += 1; }
inline double total(const std::vector<double> &numbers) {
  double sum = 0;
  for (double number : numbers) {
    sum += number;
  }
  return sum;
}
inline void append(std::vector<double> &numbers) { numbers.push_back(4); }
inline double sum_of(const std::vector<shapes::Shape *> &shapes) {
  double sum = 0;
  for (auto *shape : shapes) {
    sum += shape->area();
  }
  return sum;
}
inline int user_alive() { return shapes::alive; }
%}
// Typemap code requests the object by SWIG's function.
%typemap(in) shapes::Shape *asked {
  void *found = nullptr;
  if (!SWIG_IsOK(SWIG_ConvertPtr($input, &found, $descriptor(shapes::Shape *), 0))) {
    SWIG_exception_fail(SWIG_TypeError, "not a shape");
  }
  $1 = static_cast<shapes::Shape *>(found);
}
%inline %{
inline double asked_area(shapes::Shape *asked) { return asked->area(); }
%}
