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

namespace quaff {

// A virtual function of a director. Laid out as `Directed` in src/core/c_abi/directors.rs.
struct DirectedFunction {
  PyObject *self;
  std::uint32_t method;
};

} // namespace quaff

// In the runtime's src/core/c_abi/directors.rs.
extern "C" {
// Whether the innermost call of C++ is that of a method on the director's own object.
__attribute__((visibility("hidden"))) bool quaff_is_called_on_itself(PyObject *self) noexcept;
// Whether a method overrides the function. It fails as functions of C do (`function_of_c.hpp`).
__attribute__((visibility("hidden"))) bool
quaff_is_overridden(const quaff::DirectedFunction *called) noexcept;
__attribute__((visibility("hidden"))) void quaff_call_method(void *called,
                                                             const quaff::trees::Tree *arguments,
                                                             std::size_t count,
                                                             quaff::ReturnedTree *result) noexcept;
}

namespace quaff {

class TreeDirector : public Director {
protected:
  explicit TreeDirector(PyObject *self) : Director(self, nullptr, 0) {}

  // Whether a method overrides a function. A method that calls the C++ version of the function on its own
  // object gets that; an object of the language that only refers to the director does not.
  bool is_overridden(std::uint32_t method, const char *function) const {
    if (is_upcall(function) && quaff_is_called_on_itself(swig_get_self())) {
      return false;
    }
    const DirectedFunction called{swig_get_self(), method};
    const bool is_overridden = quaff_is_overridden(&called);
    check_c_function();
    return is_overridden;
  }

  // The result of the method that overrides a function. The method may free the director.
  template <class R, class... A> R result(std::uint32_t method, const A &...arguments) const {
    DirectedFunction called{swig_get_self(), method};
    return call_with_trees<R, std::decay_t<A>...>(quaff_call_method, &called, arguments...);
  }
};

// Throws for a pure virtual function that no method overrides. `function` is a qualified name such as
// `Shape.area`.
[[noreturn, gnu::noinline, gnu::cold]] inline void throw_pure(const char *function) {
  throw std::runtime_error(std::string("C++ has called `") + function +
                           "`, which is pure virtual: a subclass must override it");
}

} // namespace quaff
