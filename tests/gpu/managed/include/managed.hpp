// Arrays in memory that the host and a device share, as in libraries that users call through SWIG.
#pragma once

#include <cstddef>
#include <new>
#include <stdexcept>
#include <vector>

namespace managed {

void *allocate(std::size_t bytes);
void release(void *memory) noexcept;
void increment(const float *from, float *to, std::size_t count);

template <class T> struct Allocator {
  using value_type = T;
  Allocator() = default;
  template <class U> Allocator(const Allocator<U> &) noexcept {}
  T *allocate(std::size_t count) {
    if (void *memory = managed::allocate(count * sizeof(T))) {
      return static_cast<T *>(memory);
    }
    throw std::bad_alloc();
  }
  void deallocate(T *memory, std::size_t) noexcept { release(memory); }
  template <class U> bool operator==(const Allocator<U> &) const { return true; }
  template <class U> bool operator!=(const Allocator<U> &) const { return false; }
};

template <class T> using Elements = std::vector<T, Allocator<T>>;

inline std::size_t product(const std::vector<std::size_t> &extents) {
  std::size_t count = 1;
  for (const std::size_t extent : extents) {
    count *= extent;
  }
  return count;
}

} // namespace managed

template <class T> struct ManagedArray {
  managed::Elements<T> elements;
  std::vector<std::size_t> extents;
  explicit ManagedArray(const std::vector<std::size_t> &extents)
      : elements(managed::product(extents)), extents(extents) {}
  void reshape(const std::vector<std::size_t> &other) {
    if (managed::product(other) != elements.size()) {
      throw std::length_error("another number of elements");
    }
    extents = other;
  }
};
