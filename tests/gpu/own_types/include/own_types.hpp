// Functions of a user's own types on a device. They copy by the driver, so that neither nvcc nor a kernel is
// needed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <dlfcn.h>
#include <stdexcept>
#include <string>
#include <vector>

#include "quaff/traits.hpp"

namespace own_types {

template <class Function> Function *of_driver(const char *name) {
  static void *const library = dlopen("libcuda.so.1", RTLD_NOW);
  return reinterpret_cast<Function *>(dlsym(library, name));
}

inline void check(int code, const char *name) {
  if (code != 0) {
    throw std::runtime_error(std::string(name) + " returned " + std::to_string(code));
  }
}

template <class T> std::vector<T> from_device(const T *data, std::size_t count) {
  std::vector<T> copy(count);
  auto *const function = of_driver<int(void *, std::uint64_t, std::size_t)>("cuMemcpyDtoH_v2");
  check(function(copy.data(), reinterpret_cast<std::uint64_t>(data), count * sizeof(T)), "cuMemcpyDtoH");
  return copy;
}

template <class T> void to_device(T *data, const std::vector<T> &copy) {
  auto *const function = of_driver<int(std::uint64_t, const void *, std::size_t)>("cuMemcpyHtoD_v2");
  check(function(reinterpret_cast<std::uint64_t>(data), copy.data(), copy.size() * sizeof(T)),
        "cuMemcpyHtoD");
}

/// A matrix in device memory in C order.
template <class T> struct Grid {
  T *data;
  std::size_t rows, columns;
};

struct Particle {
  float x, y, z;
  int id;
};

} // namespace own_types

template <class T> struct quaff::array_traits<own_types::Grid<T>> {
  using view = quaff::device_view<T, 2>;
  static own_types::Grid<T> wrap(const view &view) {
    return {view.data, std::size_t(view.shape[0]), std::size_t(view.shape[1])};
  }
};

namespace own_types {

inline double sum_of_last_row(const Grid<const double> &grid) {
  double sum = 0;
  for (const double element : from_device(grid.data + (grid.rows - 1) * grid.columns, grid.columns)) {
    sum += element;
  }
  return sum;
}

template <class T> void scale(Grid<T> grid, T factor) {
  auto copy = from_device(grid.data, grid.rows * grid.columns);
  for (T &element : copy) {
    element *= factor;
  }
  to_device(grid.data, copy);
}

inline int sum_of_ids(const Particle *read_d, std::size_t n) {
  int sum = 0;
  for (const Particle &particle : from_device(read_d, n)) {
    sum += particle.id;
  }
  return sum;
}

inline void move(Particle *moved_d, std::size_t n, float by) {
  auto copy = from_device(moved_d, n);
  for (Particle &particle : copy) {
    particle.x += by;
  }
  to_device(moved_d, copy);
}

} // namespace own_types
