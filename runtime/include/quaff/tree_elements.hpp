// The keys of a map, or the elements of another container, as a tree: a copy over which a program of another
// language iterates while the container may change.
#pragma once

#include "quaff/tree.hpp"

#include <type_traits>
#include <utility>
#include <vector>

namespace quaff {

namespace trees {

// Whether a container is a map that has each key once.
template <class Container, class = void> struct has_unique_keys : std::false_type {};
template <class Container>
struct has_unique_keys<Container, std::void_t<typename Container::mapped_type>>
    : std::bool_constant<Mapping<Container>::is_unique> {};

} // namespace trees

template <class Container> Object tree_of_elements(const void *object) {
  const auto &container = *static_cast<const Container *>(object);
  if constexpr (trees::has_unique_keys<Container>::value) {
    std::vector<typename Container::key_type> keys;
    keys.reserve(container.size());
    for (const auto &item : container) {
      keys.push_back(item.first);
    }
    return tree_of(keys);
  } else {
    return tree_of(container);
  }
}

} // namespace quaff
