// C functions as `std::function` objects.
#pragma once

#include "quaff/object.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

// Defined in the runtime's src/core/c_abi/status.rs: the message of `<module>_callback_failed`, which is
// then cleared, or null. It is valid until the thread's next failure.
extern "C" __attribute__((visibility("hidden"))) const char *quaff_failure_of_c() noexcept;

namespace quaff {

// Stands for a vector in the signature of a C function: an argument is the address and the number of the
// elements, and a result is stored at two addresses that follow the user data.
template <class T> struct VectorOfC;

// A value in the form that C gets: the arguments of the C function.
template <class InC> struct ForC {
  template <class T> static std::tuple<InC> of(const T &value) {
    if constexpr (std::is_same_v<InC, const char *> && !std::is_pointer_v<T>) {
      return {value.c_str()};
    } else {
      return {static_cast<InC>(value)};
    }
  }
};

template <class T> struct ForC<VectorOfC<T>> {
  // The elements may have another type of the same representation, such as `long long` for `std::int64_t`.
  template <class Element> static std::tuple<const T *, std::size_t> of(const std::vector<Element> &value) {
    return {reinterpret_cast<const T *>(value.data()), value.size()};
  }
};

// Throws if the C function that has returned has failed.
inline void check_c_function() {
  if (const char *message = quaff_failure_of_c()) {
    throw std::runtime_error(message);
  }
}

// Calls a C function, whose result is `ResultInC`.
template <class R, class ResultInC> struct CallOfC {
  template <class... Given> static R run(void (*function)(), Given... given) {
    const auto call = reinterpret_cast<ResultInC (*)(Given...)>(function);
    if constexpr (std::is_void_v<R>) {
      call(given...);
      check_c_function();
    } else {
      const ResultInC result = call(given...);
      check_c_function();
      return static_cast<R>(result);
    }
  }
};

template <class R, class T> struct CallOfC<R, VectorOfC<T>> {
  template <class... Given> static R run(void (*function)(), Given... given) {
    const T *elements = nullptr;
    std::size_t size = 0;
    reinterpret_cast<void (*)(Given..., const T **, std::size_t *)>(function)(given..., &elements, &size);
    check_c_function();
    if (elements == nullptr && size > 0) {
      throw std::invalid_argument("a function of C has given NULL for the elements of a vector");
    }
    return R(elements, elements + size);
  }
};

// A `std::function<Signature>` object that calls a C function, which has the signature `InC` and user data.
template <class Signature, class InC> struct FunctionOfC;

template <class R, class... A, class ResultInC, class... InC> struct FunctionOfC<R(A...), ResultInC(InC...)> {
  static Object make(void (*function)(), void *data, void (*release)(void *)) {
    const std::shared_ptr<void> held(data, release != nullptr ? release : [](void *) {});
    return address(new std::function<R(A...)>([function, held](A... arguments) -> R {
      const auto call = [function](auto... given) { return CallOfC<R, ResultInC>::run(function, given...); };
      return std::apply(call, std::tuple_cat(ForC<InC>::of(arguments)..., std::tuple<void *>(held.get())));
    }));
  }
};

} // namespace quaff
