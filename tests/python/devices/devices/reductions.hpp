// Reductions that run on the host and on a device: states of 1 byte to 1 KiB, and one with an exact
// companion.
#pragma once

#include <cstddef>
#include <cstdint>

namespace devices {

template <class T> struct Squares {
  void add(T x) { sum += double(x) * double(x); }
  void merge(const Squares &other) { sum += other.sum; }
  double value() const { return sum; }
  double sum = 0;
};
template <class T> double squares(const T *in, std::size_t size);

template <class T> struct Any {
  void add(T x) { found |= x != 0; }
  void merge(const Any &other) { found |= other.found; }
  bool value() const { return found; }
  bool found = false;
};
template <class T> bool any(const T *in, std::size_t size);

template <class T> struct WideTotal {
  void add(T x) { sum += x; }
  void merge(const WideTotal &other) { sum += other.sum; }
  long long value() const { return sum; }
  long long sum = 0;
};

// A sum in 16 bits, which knows when they do not suffice, and leaves those cases to 64 bits.
template <class T> struct SmallTotal {
  using exact = WideTotal<T>;
  void add(T x) { put(x); }
  void merge(const SmallTotal &other) {
    put(other.sum);
    fits &= other.fits;
  }
  bool decided() const { return fits; }
  long long value() const { return sum; }
  void put(int more) {
    fits &= sum + more == std::int16_t(sum + more);
    sum = std::int16_t(sum + more);
  }
  std::int16_t sum = 0;
  std::int16_t fits = 1;
};
template <class T> long long small_total(const T *in, std::size_t size);

// The most frequent element; of several, the least. The state has the largest allowed size.
template <class T> struct MostCommon {
  void add(T x) { ++counts[x]; }
  void merge(const MostCommon &other) {
    for (int i = 0; i < 256; ++i) {
      counts[i] += other.counts[i];
    }
  }
  int value() const {
    int most = 0;
    for (int i = 1; i < 256; ++i) {
      most = counts[i] > counts[most] ? i : most;
    }
    return most;
  }
  std::uint32_t counts[256] = {};
};
template <class T> int most_common(const T *in, std::size_t size);

} // namespace devices
