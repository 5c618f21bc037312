// A contiguous array that Rust passes to a C++ function: pointer, dtype, length.
#pragma once

#include "quaff/dtype.hpp"

#include <cstddef>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>

namespace quaff {

namespace detail {

// Out of line, so that the code exists once in a module and not in every row.
[[noreturn, gnu::cold, gnu::noinline]] inline void refuse_length(unsigned long long length, int bits) {
  throw std::overflow_error("an array of " + std::to_string(length) + " elements is longer than the " +
                            std::to_string(bits) + "-bit length of the C++ function");
}

[[noreturn, gnu::cold, gnu::noinline]] inline void refuse_stride(long long elements, int bits) {
  throw std::overflow_error("a stride of " + std::to_string(elements) + " elements is out of range for the " +
                            std::to_string(bits) + "-bit type of the C++ function");
}

// The dtype was matched when the overload was chosen; a mismatch here is a bug in the bridge, and must not
// lead to a read of the wrong type.
[[noreturn, gnu::cold, gnu::noinline]] inline void refuse_dtype() {
  throw std::logic_error("the bridge passed an array of another dtype");
}

} // namespace detail

// An array's length or extent in the integer type of the C++ parameter.
template <class L> L extent(unsigned long long length) {
  if (length > static_cast<unsigned long long>(std::numeric_limits<L>::max())) {
    detail::refuse_length(length, std::numeric_limits<L>::digits);
  }
  return static_cast<L>(length);
}

// An array's stride, in elements, in the integer type of the C++ parameter. It is passed as a signed number
// in two's complement.
template <class L> L stride(unsigned long long elements) {
  const auto value = static_cast<long long>(elements);
  if constexpr (std::is_signed_v<L>) {
    if (value < std::numeric_limits<L>::min() || value > std::numeric_limits<L>::max()) {
      detail::refuse_stride(value, std::numeric_limits<L>::digits);
    }
  } else if (value < 0 || elements > std::numeric_limits<L>::max()) {
    detail::refuse_stride(value, std::numeric_limits<L>::digits);
  }
  return static_cast<L>(value);
}

// An array on the host whose elements are contiguous. Laid out as `quaff::Contiguous` in src/core/host.rs.
struct Contiguous {
  void *memory;
  Dtype dtype;
  std::size_t length;

  // The elements as `T *`.
  template <class T> T *data() const {
    if (!is_element<std::remove_cv_t<T>>(dtype)) {
      detail::refuse_dtype();
    }
    return static_cast<T *>(memory);
  }

  // The length in the integer type of the C++ parameter.
  template <class L> L size() const { return extent<L>(length); }
};

// The elements as a standard library object: a `std::span` over them, or a `std::vector` with a copy.
template <class Object> Object as(const Contiguous &array) {
  auto *first = array.data<typename Object::value_type>();
  return Object(first, first + array.length);
}

} // namespace quaff
