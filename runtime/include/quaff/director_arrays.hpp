// Arrays over C++ memory, for Python methods that C++ calls with it.
#pragma once

#include "quaff/director_call.hpp"
#include "quaff/dtype.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

namespace quaff {

// An array of C++ that Python sees during a call. Laid out as `Loan` in the runtime's
// src/python/convert/result/loan.rs.
struct Loan {
  void *data;
  Dtype dtype;
  const std::uint64_t *extents;
  std::size_t ndim;
  bool is_fortran;
  bool is_constant;
};

} // namespace quaff

extern "C" {
// Defined in the runtime. The caller holds Python's lock.
__attribute__((visibility("hidden"))) PyObject *quaff_lend_array(const quaff::Loan *loan) noexcept;
__attribute__((visibility("hidden"))) bool quaff_end_loan(PyObject *array) noexcept;
}

namespace quaff {

// An extent among the arguments of a director's function, as an unsigned number.
template <class Integer> std::uint64_t extent_of(Integer extent) {
  if constexpr (std::is_signed_v<Integer>) {
    if (extent < 0) {
      throw std::invalid_argument("the extent of an array is negative: " + std::to_string(extent));
    }
  }
  return static_cast<std::uint64_t>(extent);
}

// A NumPy array over C++ memory for the lifetime of this object. If Python keeps the array, or a view of it,
// it has a copy afterwards.
class LentArray {
public:
  template <class T>
  LentArray(T *data, std::initializer_list<std::uint64_t> extents, bool is_fortran, bool is_constant) {
    const Loan loan{const_cast<std::remove_const_t<T> *>(data),
                    dtype_of<std::remove_cv_t<T>>,
                    extents.begin(),
                    extents.size(),
                    is_fortran,
                    is_constant};
    array_ = quaff_lend_array(&loan);
  }
  ~LentArray() {
    // Another exception is propagating, and takes precedence.
    if (array_ != nullptr && !quaff_end_loan(array_)) {
      PyErr_Clear();
    }
  }
  LentArray(const LentArray &) = delete;
  LentArray &operator=(const LentArray &) = delete;

  // The array; null if a Python exception is set, which the call then raises.
  Slot slot() const { return quaff::slot(array_); }

  // Takes the memory back: false with an exception set if Python has kept an object that cannot be cut off
  // from it.
  [[nodiscard]] bool end() {
    PyObject *array = std::exchange(array_, nullptr);
    return array == nullptr || quaff_end_loan(array);
  }

private:
  PyObject *array_;
};

} // namespace quaff
