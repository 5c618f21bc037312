// Objects held by Boost's pointers.
#pragma once

#include "boost/shared_ptr.hpp"
#include "smart_pointers/shared.hpp"

#include <vector>

namespace example {

inline boost::shared_ptr<Shape> make_by_boost(int size) { return boost::shared_ptr<Shape>(new Circle(size)); }
inline int size_by_boost(const boost::shared_ptr<const Shape> &shape) { return shape ? shape->size : -1; }
inline long uses_by_boost(boost::shared_ptr<Shape> shape) { return shape.use_count(); }
inline int sum_by_boost(const std::vector<boost::shared_ptr<Shape>> &shapes) {
  int sum = 0;
  for (const auto &shape : shapes) {
    sum += shape->size;
  }
  return sum;
}

struct BoostDrawing {
  boost::shared_ptr<Shape> shape;
};

// A class whose objects find their own Boost pointer.
struct BoostNode : boost::enable_shared_from_this<BoostNode> {
  explicit BoostNode(int size = 0) : size(size) {}
  boost::shared_ptr<BoostNode> self() { return shared_from_this(); }
  boost::shared_ptr<BoostNode> next;
  int size;
  Counted counted;
};
inline boost::shared_ptr<BoostNode> make_boost_node(int size) {
  return boost::shared_ptr<BoostNode>(new BoostNode(size));
}
inline int size_of_self(BoostNode &node) { return node.shared_from_this()->size; }

} // namespace example
