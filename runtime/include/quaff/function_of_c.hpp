// C functions as `std::function` objects.
#pragma once

#include "quaff/object.hpp"

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

// In the runtime's src/core/c_abi/callbacks.rs: the message of `<module>_callback_failed`, which is then
// cleared, or null. It is valid until the thread's next failure.
extern "C" __attribute__((visibility("hidden"))) const char *quaff_failure_of_c() noexcept;

namespace quaff {

// A value in the form that C gets.
template <class InC, class T> InC for_c(const T &value) {
  if constexpr (std::is_same_v<InC, const char *> && !std::is_pointer_v<T>) {
    return value.c_str();
  } else {
    return static_cast<InC>(value);
  }
}

// A `std::function<Signature>` object that calls a C function, which has the signature `InC` and user data.
template <class Signature, class InC> struct FunctionOfC;

template <class R, class... A, class ResultInC, class... InC> struct FunctionOfC<R(A...), ResultInC(InC...)> {
  static Object make(void (*function)(), void *data, void (*release)(void *)) {
    const auto call = reinterpret_cast<ResultInC (*)(InC..., void *)>(function);
    const std::shared_ptr<void> held(data, release != nullptr ? release : [](void *) {});
    return address(new std::function<R(A...)>([call, held](A... arguments) -> R {
      if constexpr (std::is_void_v<R>) {
        call(for_c<InC>(arguments)..., held.get());
        check();
      } else {
        const ResultInC result = call(for_c<InC>(arguments)..., held.get());
        check();
        return static_cast<R>(result);
      }
    }));
  }

private:
  static void check() {
    if (const char *message = quaff_failure_of_c()) {
      throw std::runtime_error(message);
    }
  }
};

} // namespace quaff
