// Functions as users write them around their own kernels, which are replaced by plain loops here.
#pragma once

#include "quaff/traits.hpp"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using cudaStream_t = struct CUstream_st *;

namespace devices {

template <class T> T total(const T *in_d, unsigned size) {
  T sum = 0;
  for (unsigned i = 0; i < size; ++i) {
    sum += in_d[i];
  }
  return sum;
}

namespace host {

// One less than on a device, so that the result tells which function ran.
template <class T> T total(const T *in, unsigned size) { return devices::total(in, size) - 1; }

} // namespace host

template <class T> void scale(T *out_d, std::size_t size, T factor) {
  for (std::size_t i = 0; i < size; ++i) {
    out_d[i] *= factor;
  }
}

// Elements on a device, as a user-defined class.
template <class T> struct Signal {
  T *first_d;
  std::size_t rows, columns;
};

} // namespace devices

template <class T> struct quaff::array_traits<devices::Signal<T>> {
  using view = quaff::device_view<T, 2>;
  static devices::Signal<T> wrap(const view &elements) {
    return {elements.data, std::size_t(elements.shape[0]), std::size_t(elements.shape[1])};
  }
};

namespace devices {

template <class T> void scale_signal(Signal<T> signal, T factor) {
  scale(signal.first_d, signal.rows * signal.columns, factor);
}
inline double last_row(const Signal<const double> &signal) {
  return total(signal.first_d + (signal.rows - 1) * signal.columns, signal.columns);
}

template <class L> std::size_t length(const double *in_d, L size) { return in_d ? size : 0; }

double dot(const double *a_d, int a_size, const double *b_d, int b_size);

// Three arrays with one length, which precedes them.
void add(std::size_t n, const double *x_d, const double *y_d, double *z_d);

// Results on a device, and one in host memory.
int doubled(const double *v_d, double *twice_d, std::size_t m);
void doubled_on(const double *v_d, double *twice_d, std::size_t m, cudaStream_t on);
void spread(const double *v_d, double *twice_d, double *totals, std::size_t m);
void fill(double *filled_d, std::size_t count, double value);

// Named extents, and the stride of rows that C++ writes in place.
void scale_rows(const double *factors_d, double *rows_d, std::size_t height, std::size_t width, long pitch);

// One length for an array in host memory and one on a device.
double both(const double *x, const double *y_d, std::size_t n);

// An array in host memory and one on a device.
double weighted(const double *in, std::size_t size, const double *b_d, int b_size);

// The total, computed in the given stream.
double total_on(const double *in_d, int size, cudaStream_t on);
std::uint64_t stream_of(const double *in_d, int size, cudaStream_t on);

// The context in which a kernel launched by the function would run.
std::uint64_t current_context(const double *in_d, int size);

// Makes another context current, like `cudaSetDevice`, and leaves it current.
double switches_context(const double *in_d, int size, std::uint64_t context);

double throws(const double *in_d, int size);

// Arrays of structs, on a device and in host memory.
struct Grain {
  float x, y, z;
  int id;
};
struct Flag {
  bool set;
  char name[4];
};
inline float mass(const Grain *grains_d, std::size_t grain_count) {
  float sum = 0;
  for (std::size_t i = 0; i < grain_count; ++i) {
    sum += grains_d[i].z;
  }
  return sum;
}
inline float mass(const Flag *grains_d, unsigned char grain_count) {
  return grain_count == 0 ? 0 : grains_d[0].set ? grain_count : -1;
}
namespace host {
inline float mass(const Grain *grains, std::size_t grain_count) {
  return devices::mass(grains, grain_count) - 1;
}
} // namespace host
inline std::uint64_t move_by(Grain *moved_d, int moved_count, float by, cudaStream_t on) {
  for (int i = 0; i < moved_count; ++i) {
    moved_d[i].x += by;
  }
  return reinterpret_cast<std::uint64_t>(on);
}

// The total for each name, after the given number of threads has arrived: they wait for each other, which
// would never end if they held Python's lock.
inline std::map<std::string, std::vector<double>>
totals_of_all(const double *in_d, int size, const std::vector<std::string> &names, int threads) {
  static std::atomic<int> arrived{0};
  ++arrived;
  for (int i = 0; i < 500 && arrived < threads; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  if (arrived < threads) {
    throw std::runtime_error("the other threads have not come");
  }
  std::map<std::string, std::vector<double>> totals;
  for (const std::string &name : names) {
    totals[name] = {total(in_d, static_cast<unsigned>(size))};
  }
  return totals;
}

// Returns the total, and leaves an error pending in the CUDA runtime.
double leaves_error(const double *in_d, int size, int code);

// Leaves an error pending in the CUDA runtime, and throws.
double leaves_error_and_throws(const double *in_d, int size, int code);

} // namespace devices
