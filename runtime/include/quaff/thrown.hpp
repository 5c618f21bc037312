// Bound classes whose objects are thrown: Python raises such an object as an exception with a class of its
// own.
#pragma once

#include "quaff/exception.hpp"
#include "quaff/object.hpp"

#include <exception>
#include <type_traits>

// Defined in the runtime's src/core/exception.rs, which frees the object by `destroy` if it is not taken.
extern "C" __attribute__((visibility("hidden"))) void quaff_keep_thrown(const void *table, void *object,
                                                                        void (*destroy)(void *)) noexcept;

namespace quaff {

namespace detail {

// Stores a copy of an exception, or of the object that it points to, if it is a `T`.
template <class T> bool keep_thrown(const std::exception_ptr &exception, const void *table) noexcept {
  if constexpr (std::is_copy_constructible_v<T> && std::is_destructible_v<T>) {
    const auto keep = [table](const T &thrown) {
      quaff_keep_thrown(table, new T(thrown), [](void *object) { delete static_cast<T *>(object); });
      return true;
    };
    try {
      std::rethrow_exception(exception);
    } catch (const T &thrown) {
      try {
        return keep(thrown);
      } catch (...) {
        return false;
      }
    } catch (const T *thrown) {
      try {
        return thrown != nullptr && keep(*thrown);
      } catch (...) {
        return false;
      }
    } catch (...) {
      return false;
    }
  }
  return false;
}

} // namespace detail

// Registers a class whose objects are thrown. Derived classes are registered after their bases, and tried
// before them. A class is registered once, even if a module is loaded again.
template <class T> void throws(const void *table) {
  static ThrownClass own{table, detail::keep_thrown<T>, thrown_classes};
  static const bool is_first = (thrown_classes = &own, true);
  static_cast<void>(is_first);
}

} // namespace quaff
