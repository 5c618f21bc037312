// Functions of another language that C++ calls, as `std::function` objects. The arguments and the result
// cross as trees, as values of the standard library do in calls from that language (`tree.hpp`).
#pragma once

#include "quaff/function_of_c.hpp"
#include "quaff/tree.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>

// Defined in the runtime's src/core/c_abi/tree_calls.rs: frees the memory of a result, which is not null.
extern "C" __attribute__((visibility("hidden"))) void quaff_free_forest(void *memory) noexcept;

namespace quaff {

// Whether trees have the values of a type.
template <class T, class = void> inline constexpr bool has_tree = false;
template <class T> inline constexpr bool has_tree<T, std::void_t<decltype(sizeof(TreeOf<T>))>> = true;

// The tree of an argument, which lives longer than the call: a text is passed in place, and its bytes may be
// no UTF-8. An object of a class of the interface is passed by its address.
template <class T> void write_argument(trees::Tree &tree, const T &value, trees::Memory &memory) {
  if constexpr (std::is_same_v<T, const char *>) {
    tree = quaff_text(value);
  } else if constexpr (std::is_same_v<T, std::string> || std::is_same_v<T, std::string_view>) {
    tree = quaff_tree_of(QUAFF_TEXT, value.size());
    tree.as.text = value.data();
  } else if constexpr (std::is_pointer_v<T>) {
    tree = quaff_tree_of(QUAFF_OBJECT, 0);
    tree.as.elements = value;
  } else if constexpr (!has_tree<T>) {
    tree = quaff_tree_of(QUAFF_OBJECT, 0);
    tree.as.elements = std::addressof(value);
  } else {
    TreeOf<T>::write(tree, value, memory);
  }
}

// The tree that a function has returned, and its memory, if it has any. Laid out as `ReturnedTree` in
// src/core/c_abi/tree_calls.rs.
struct ReturnedTree {
  trees::Tree tree = quaff_nothing();
  void *memory = nullptr;

  ReturnedTree() = default;
  ReturnedTree(const ReturnedTree &) = delete;
  ReturnedTree &operator=(const ReturnedTree &) = delete;
  ~ReturnedTree() {
    if (memory != nullptr) {
      quaff_free_forest(memory);
    }
  }
};

// The function of the runtime that calls the other language with the trees of the arguments.
using TreeCall = void (*)(void *data, const trees::Tree *arguments, std::size_t count, ReturnedTree *result);

template <class R, class... A> R call_with_trees(TreeCall call, void *data, const A &...arguments) {
  trees::Tree all[sizeof...(A) + 1];
  const auto write = [&](trees::Memory memory) {
    trees::Tree *next = all;
    (write_argument<A>(*next++, arguments, memory), ...);
    return memory.used();
  };
  // Numbers and texts need no memory, and are complete after the first pass.
  const std::size_t size = write(trees::Memory(nullptr));
  const std::unique_ptr<char[]> memory(size == 0 ? nullptr : new char[size]);
  if (size > 0) {
    write(trees::Memory(memory.get()));
  }
  ReturnedTree result;
  call(data, all, sizeof...(A), &result);
  check_c_function();
  if constexpr (!std::is_void_v<R>) {
    return OfTree<std::remove_cv_t<R>>(address(&result.tree), "the result of a function: ").get();
  }
}

// A `std::function<Signature>` object that calls a function of another language. `release` is called with the
// data when C++ has no copy of the object any more.
template <class Signature> struct FunctionOfTrees;

template <class R, class... A> struct FunctionOfTrees<R(A...)> {
  static Object make(TreeCall call, void *data, void (*release)(void *)) {
    const std::shared_ptr<void> held(data, release);
    return address(new std::function<R(A...)>([call, held](A... arguments) -> R {
      return call_with_trees<R, std::decay_t<A>...>(call, held.get(), arguments...);
    }));
  }
};

} // namespace quaff
