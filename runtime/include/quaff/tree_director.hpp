// Directors of languages whose functions C++ calls with trees (`tree_calls.hpp`): C++ objects whose virtual
// functions the methods of an object of that language override.
#pragma once

#include "quaff/director.hpp"
#include "quaff/tree_calls.hpp"

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <type_traits>

// Defined in the runtime's src/core/c_abi/directors.rs.
extern "C" {
// Whether the innermost call of C++ is that of a method on the director's own object.
__attribute__((visibility("hidden"))) bool quaff_is_called_on_itself(PyObject *self) noexcept;
// Whether a method overrides the function, which `place` then has until `quaff_end_method`. It fails as
// functions of C do (`function_of_c.hpp`).
__attribute__((visibility("hidden"))) bool quaff_find_method(PyObject *self, std::uint32_t function,
                                                             void *place) noexcept;
__attribute__((visibility("hidden"))) void quaff_call_method(void *place, const quaff::trees::Tree *arguments,
                                                             std::size_t count,
                                                             quaff::ReturnedTree *result) noexcept;
__attribute__((visibility("hidden"))) void quaff_end_method(void *place) noexcept;
}

namespace quaff {

// The method that overrides a virtual function, during a call of the function. The lookup and the method may
// free the director, which is not used here.
class OverridingMethod {
public:
  // Stands for the lack of a method: the C++ function runs.
  OverridingMethod() = default;
  OverridingMethod(PyObject *self, std::uint32_t function)
      : is_found_(quaff_find_method(self, function, place_)) {
    check_c_function();
  }
  OverridingMethod(const OverridingMethod &) = delete;
  OverridingMethod &operator=(const OverridingMethod &) = delete;
  ~OverridingMethod() {
    if (is_found_) {
      quaff_end_method(place_);
    }
  }

  explicit operator bool() const { return is_found_; }

  template <class R, class... A> R result(const A &...arguments) {
    return call_with_trees<R, std::decay_t<A>...>(quaff_call_method, place_, arguments...);
  }

private:
  // Room for `Method` in src/core/c_abi/directors.rs.
  void *place_[2] = {};
  bool is_found_ = false;
};

class TreeDirector : public Director {
protected:
  explicit TreeDirector(PyObject *self) : Director(self, nullptr, 0) {}

  // The method that overrides a function. A method that calls the C++ version of the function on its own
  // object gets that; an object of the language that only refers to the director does not.
  OverridingMethod overriding(std::uint32_t function, const char *key) const {
    if (is_upcall(key) && quaff_is_called_on_itself(swig_get_self())) {
      return {};
    }
    return {swig_get_self(), function};
  }
};

// Throws for a pure virtual function that no method overrides. `function` is a qualified name such as
// `Shape.area`.
[[noreturn, gnu::noinline, gnu::cold]] inline void throw_pure(const char *function) {
  throw std::runtime_error(
      std::string("C++ has called `") + function +
      "`, which is pure virtual: a subclass must override it, and its object must exist");
}

// Throws for a pure virtual function that methods cannot override.
[[noreturn, gnu::noinline, gnu::cold]] inline void throw_absent(const char *function) {
  throw std::runtime_error(
      std::string("C++ has called `") + function +
      "`, which is pure virtual, and cannot be overridden, as a warning of the build said");
}

} // namespace quaff
