// Classes whose objects count their owners, as `%refobject` and `%unrefobject` specify. Python takes a
// reference to an object made by a constructor or a `%newobject` function, and releases it instead of calling
// `delete`.
#pragma once

#include <type_traits>

namespace quaff {

// Specialized by modules for the classes of a `%refobject`.
template <class T> struct OnTake {
  static void run(T *) noexcept {}
};

// Specialized by modules for the classes of an `%unrefobject`: as true, with a function `run`.
template <class T> struct OnRelease : std::false_type {};

// Takes a reference to an object that Python will own.
template <class T> T *taken(T *object) {
  if (object != nullptr) {
    using Class = std::remove_cv_t<T>;
    OnTake<Class>::run(const_cast<Class *>(object));
  }
  return object;
}

} // namespace quaff
