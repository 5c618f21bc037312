// Classes whose objects count their owners: `%refobject` and `%unrefobject` say how. Python takes an object
// that a constructor or a `%newobject` function makes, and releases it in the place of `delete`.
#pragma once

#include <type_traits>

namespace quaff {

// Specialized by modules for the classes of a `%refobject`.
template <class T> struct OnTake {
  static void run(T *) noexcept {}
};

// Specialized by modules for the classes of an `%unrefobject`, with a function `run` and as true.
template <class T> struct OnRelease : std::false_type {};

// An object that becomes Python's, counted.
template <class T> T *taken(T *object) {
  if (object != nullptr) {
    using Class = std::remove_cv_t<T>;
    OnTake<Class>::run(const_cast<Class *>(object));
  }
  return object;
}

} // namespace quaff
