// Rust closures as C++ functions. A panic of a closure becomes an exception.
#pragma once

#include "quaff/object.hpp"
#include "quaff/slot.hpp"

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>

namespace quaff {

// A closure of Rust that C++ calls. Laid out as `Closure` in the runtime's src/core/closure.rs.
struct Closure {
  void *data;
  // Returns false for a panic, and then writes its message to the result.
  bool (*call)(void *data, const Slot *arguments, Slot *result);
  void (*release)(void *data);
};

// A closure, shared by all copies of a function. The last copy releases it.
template <class Signature> class ClosureCall;
template <class R, class... A> class ClosureCall<R(A...)> {
public:
  explicit ClosureCall(Object closure) : held_(new Closure(reference<Closure>(closure)), release) {}

  R operator()(A... arguments) const {
    // The closure may make C++ free the function that is calling it.
    const std::shared_ptr<Closure> held = held_;
    const Slot all[] = {of(arguments)..., Slot{}};
    Slot result{};
    if (!held->call(held->data, all, &result)) {
      throw std::runtime_error(slot_text(result));
    }
    if constexpr (std::is_same_v<std::decay_t<R>, std::string>) {
      return slot_text(result);
    } else if constexpr (!std::is_void_v<R>) {
      return slot_value<std::decay_t<R>>(result);
    }
  }

private:
  static void release(Closure *closure) {
    closure->release(closure->data);
    delete closure;
  }
  template <class T> static Slot of(const T &value) {
    if constexpr (std::is_arithmetic_v<T>) {
      return slot(value);
    } else {
      return text_slot(value);
    }
  }

  std::shared_ptr<Closure> held_;
};

// A new function that calls a closure, which it takes over.
template <class Signature> Object closure_function(Object closure) {
  return address(new std::function<Signature>(ClosureCall<Signature>(closure)));
}

} // namespace quaff
