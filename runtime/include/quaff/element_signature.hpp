// The parameters and results of an elementwise function, from the `apply` of its row: first the results as
// references, and then the parameters by value. Freestanding, for the host's loop and for kernels.
#pragma once

namespace quaff::detail {

template <class... T> struct Types {
  static constexpr unsigned int count = sizeof...(T);
};

// Splits the parameters of `apply`: references are results, which come first.
template <class Results, class Inputs, class... Parameters> struct Split;

template <class... Results, class... Inputs> struct Split<Types<Results...>, Types<Inputs...>> {
  using results = Types<Results...>;
  using inputs = Types<Inputs...>;
};

template <class... Results, class Next, class... Rest>
struct Split<Types<Results...>, Types<>, Next &, Rest...> : Split<Types<Results..., Next>, Types<>, Rest...> {
};

template <class... Results, class... Inputs, class Next, class... Rest>
struct Split<Types<Results...>, Types<Inputs...>, Next, Rest...>
    : Split<Types<Results...>, Types<Inputs..., Next>, Rest...> {};

template <class Apply> struct Signature;
template <class... Parameters>
struct Signature<void (*)(Parameters...)> : Split<Types<>, Types<>, Parameters...> {};

} // namespace quaff::detail
