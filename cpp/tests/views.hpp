// Arrays in the layouts that a reduction gets, each with its elements in the order of the loop.
#pragma once

#include "quaff/strided.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>
#include <vector>

// Element `i` of every test array: small, signed if the type is, exact in every dtype, and different from its
// neighbours.
template <class T> T element(std::size_t i) {
  const int value = static_cast<int>(i * 7919 % 101);
  if constexpr (std::is_same_v<T, bool>) {
    return value % 3 == 0;
  } else {
    return static_cast<T>(std::is_signed_v<T> ? value - 50 : value);
  }
}

// Memory with a view over it. The bytes between elements are 0xff: NaN, -1, or the largest number.
template <class T> class Layout {
public:
  Layout(std::vector<std::size_t> shape, std::vector<std::ptrdiff_t> strides, std::size_t offset = 0)
      : shape(std::move(shape)), strides(std::move(strides)), offset(offset) {
    std::ptrdiff_t last = 0;
    for (std::size_t axis = 0; axis < this->shape.size(); ++axis) {
      const std::size_t length = this->shape[axis];
      last += (static_cast<std::ptrdiff_t>(length) - (length != 0)) * this->strides[axis];
    }
    memory.assign(offset + static_cast<std::size_t>(last) + sizeof(T), 0xff);
    fill(0, memory.data() + offset);
  }

  quaff::Strided view() const {
    return {memory.data() + offset, shape.size(), shape.data(), strides.data(), quaff::dtype_of<T>};
  }

  std::vector<T> elements; // in the order of the loop

private:
  void fill(std::size_t axis, unsigned char *at) {
    if (axis == shape.size()) {
      elements.push_back(element<T>(elements.size()));
      const T value = elements.back();
      std::memcpy(at, &value, sizeof value);
      return;
    }
    for (std::size_t i = 0; i < shape[axis]; ++i, at += strides[axis]) {
      fill(axis + 1, at);
    }
  }

  std::vector<std::size_t> shape;
  std::vector<std::ptrdiff_t> strides;
  std::size_t offset;
  std::vector<unsigned char> memory;
};

template <class T> Layout<T> contiguous(std::size_t length) { return {{length}, {sizeof(T)}}; }

// Every kind of layout: sizes are in units of the element size, and `base` shifts the first element out of
// alignment.
template <class T> std::vector<Layout<T>> layouts() {
  constexpr std::ptrdiff_t s = sizeof(T);
  std::vector<Layout<T>> all;
  all.push_back({{}, {}});
  all.push_back({{}, {}, 1});
  all.push_back({{0}, {s}});
  all.push_back({{3, 0}, {s, s}});
  all.push_back({{1000}, {s}, 1});
  all.push_back({{20000}, {s}, 3});
  all.push_back({{1000}, {2 * s}});
  all.push_back({{9000}, {s + 1}, 1});
  all.push_back({{5000, 2}, {2 * s + 1, s}, 1});
  all.push_back({{5000, 2}, {4 * s, s}});
  all.push_back({{3000, 3}, {7 * s, 2 * s}});
  all.push_back({{7, 63}, {64 * s, s}});
  all.push_back({{40, 129}, {140 * s, s}});
  all.push_back({{9, 1000}, {1024 * s, s}});
  all.push_back({{3, 5001}, {5002 * s + 1, s}});
  all.push_back({{3, 5001}, {5001 * 3 * s, 3 * s}});
  all.push_back({{13, 11, 17}, {11 * 17 * 2 * s, 17 * 2 * s, 2 * s}});
  all.push_back({{4, 6, 300}, {7 * 300 * s, 300 * s, s}});
  all.push_back({{3, 2, 2, 40}, {2 * 3 * 41 * s, 2 * 41 * s, 41 * s, s}, 5});
  return all;
}
