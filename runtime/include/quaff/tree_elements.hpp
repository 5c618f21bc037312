// The elements of a container as a tree: a copy over which a program of another language iterates while the
// container may change.
#pragma once

#include "quaff/tree.hpp"

#include <vector>

namespace quaff {

// All elements as a list, or the pairs of a map. Elements that differ in C++ may be equal in the other
// language, such as texts that are not UTF-8.
template <class Container> Object tree_of_elements(const void *container) {
  const Object tree = tree_of(*static_cast<const Container *>(container));
  reference<trees::Tree>(tree).is_unique = false;
  return tree;
}

// The keys of a map whose values are objects of a class.
template <class Container> Object tree_of_keys(const void *container) {
  const auto &map = *static_cast<const Container *>(container);
  std::vector<typename Container::key_type> keys;
  keys.reserve(map.size());
  for (const auto &item : map) {
    keys.push_back(item.first);
  }
  return tree_of(keys);
}

} // namespace quaff
