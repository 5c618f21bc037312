// The parts of an array along its first axis, for C++ functions that take the address of each part: `double
// **planes`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace quaff {

/// The table of the addresses of a contiguous array's rows and planes, for C++ that takes a `T **`.
template <class T> class Planes {
public:
  Planes(T *data, std::initializer_list<std::uint64_t> extents) {
    std::size_t elements = 1;
    for (auto extent = extents.begin() + 1; extent != extents.end(); ++extent) {
      elements *= *extent;
    }
    addresses_.reserve(*extents.begin());
    for (std::size_t plane = 0; plane < *extents.begin(); ++plane) {
      addresses_.push_back(data + plane * elements);
    }
  }

  T **data() { return addresses_.data(); }

private:
  std::vector<T *> addresses_;
};

} // namespace quaff
