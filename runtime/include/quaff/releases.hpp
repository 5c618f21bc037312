// Python objects that a container releases while it changes: releasing one may run its finalizer, which may
// use or change the same container. They are released when the change is complete.
#pragma once

#include "quaff/python.hpp"

#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace quaff {

// Delays the releases of Python objects by C++ values on this thread to the end of the scope, so that no
// finalizer runs before.
class Releases {
public:
  Releases() noexcept : outer_(std::exchange(current_, this)) {}
  ~Releases() {
    current_ = outer_;
    if (!objects_.empty()) {
      const Attached attached;
      for (PyObject *object : objects_) {
        Py_DecRef(object);
      }
    }
  }
  Releases(const Releases &) = delete;
  Releases &operator=(const Releases &) = delete;

  // Whether the reference is released later, and no longer belongs to the caller.
  static bool keep(PyObject *object) noexcept {
    if (current_ == nullptr) {
      return false;
    }
    try {
      current_->objects_.push_back(object);
      return true;
    } catch (...) {
      return false;
    }
  }

private:
  static inline thread_local Releases *current_ = nullptr;

  Releases *outer_;
  std::vector<PyObject *> objects_;
};

namespace detail {

// The type that replaces `Releases` for elements without Python objects: it keeps nothing.
struct NoReleases {
  ~NoReleases() {} // so that a variable of this type causes no warning
};
template <class T> struct holds_no_object : std::negation<std::is_class<T>> {};
template <class Char> struct holds_no_object<std::basic_string<Char>> : std::true_type {};

} // namespace detail

template <class Container>
using ReleasesOf = std::conditional_t<detail::holds_no_object<typename Container::value_type>::value,
                                      detail::NoReleases, Releases>;

} // namespace quaff
