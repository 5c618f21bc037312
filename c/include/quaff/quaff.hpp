// quaff for C++: the exact sum of an array on the host or on a CUDA device. On the host, all threads are
// used. Errors are exceptions.
//
// A program that computes sums on one thread and without a library includes `quaff/sum.hpp` instead of this
// header. A file cannot include both headers, because each of them defines a `quaff::Sum`.
#pragma once

#include "quaff/error.hpp"
#include "quaff/quaff.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace quaff {

namespace detail {

inline void check(int status) { check(status, quaff_error_message); }

template <class T> class Tensor {
public:
  Tensor(const T *values, std::size_t size) : length(static_cast<std::int64_t>(size)) {
    tensor.data = const_cast<T *>(values); // only read
    tensor.device = {kDLCPU, 0};
    tensor.ndim = 1;
    tensor.dtype = {kDLFloat, 8 * sizeof(T), 1};
    tensor.shape = &length;
    tensor.strides = nullptr;
    tensor.byte_offset = 0;
  }
  Tensor(const Tensor &) = delete;
  Tensor &operator=(const Tensor &) = delete;

  operator const DLTensor &() const { return tensor; }

private:
  std::int64_t length;
  DLTensor tensor;
};

} // namespace detail

// The sum of the elements, correctly rounded to their type; 0 for no elements. `stream` is the cudaStream_t
// whose work must be done first.
inline double sum(const DLTensor &values, void *stream = nullptr) {
  double result = 0;
  detail::check(quaff_sum(&values, stream, &result));
  return result;
}

inline float sum(const float *values, std::size_t size) {
  return static_cast<float>(sum(detail::Tensor<float>(values, size)));
}

inline double sum(const double *values, std::size_t size) {
  return sum(detail::Tensor<double>(values, size));
}

// The sum of data that arrives in parts. The order of the parts does not change the result.
class Sum {
public:
  Sum() { detail::check(quaff_sum_new(&state)); }
  Sum(const Sum &other) : Sum() { merge(other); }
  Sum(Sum &&other) noexcept : state(std::exchange(other.state, nullptr)) {}
  ~Sum() { quaff_sum_free(state); }

  Sum &operator=(Sum other) noexcept {
    std::swap(state, other.state);
    return *this;
  }

  // Adds every element. A call that throws adds nothing.
  void add(const DLTensor &values, void *stream = nullptr) {
    detail::check(quaff_sum_add(state, &values, stream));
  }
  void add(const float *values, std::size_t size) { add(detail::Tensor<float>(values, size)); }
  void add(const double *values, std::size_t size) { add(detail::Tensor<double>(values, size)); }

  // Adds everything that was added to another sum.
  void merge(const Sum &other) { detail::check(quaff_sum_merge(state, other.state)); }

  // The sum, rounded once: to double if any double was added, and otherwise to float.
  double value() const {
    double value = 0;
    detail::check(quaff_sum_value(state, &value));
    return value;
  }

  // The sum as bytes, the same on every machine.
  std::vector<std::uint8_t> to_bytes() const {
    std::size_t size = 0;
    detail::check(quaff_sum_to_bytes(state, nullptr, 0, &size));
    std::vector<std::uint8_t> bytes(size);
    detail::check(quaff_sum_to_bytes(state, bytes.data(), bytes.size(), &size));
    return bytes;
  }

  static Sum of_bytes(const std::vector<std::uint8_t> &bytes) {
    quaff_sum_state *state = nullptr;
    detail::check(quaff_sum_of_bytes(bytes.data(), bytes.size(), &state));
    return Sum(state);
  }

private:
  explicit Sum(quaff_sum_state *state) : state(state) {}

  quaff_sum_state *state = nullptr;
};

} // namespace quaff
