#pragma once
#include <memory>
#include <string>
#include <vector>

namespace shapes {

inline int alive = 0;

struct Named {
  std::string name = "unnamed";
  virtual ~Named() {}
};

struct Shape {
  double side;
  explicit Shape(double side) : side(side) { ++alive; }
  Shape(const Shape &other) : side(other.side) { ++alive; }
  virtual ~Shape() { --alive; }
  virtual double area() const { return side * side; }
};

// The second base has another address than the object.
struct Circle : Named, Shape {
  explicit Circle(double radius) : Shape(radius) {}
  double area() const override { return 3 * side * side; }
};

template <class T> struct Box {
  T inside{};
};

// Classes held by shared pointers.
struct Node {
  int value;
  explicit Node(int value) : value(value) { ++alive; }
  Node(const Node &other) : value(other.value) { ++alive; }
  virtual ~Node() { --alive; }
};
struct Mark {
  int mark = 9;
  virtual ~Mark() {}
};
struct Leaf : Mark, Node {
  explicit Leaf(int value) : Node(value) {}
};

} // namespace shapes
