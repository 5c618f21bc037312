// Items that begin at any element: loaded as the words that contain them, and assembled from two neighbours
// in shared memory.
#pragma once

#include "quaff/adjacent.cuh"
#include "quaff/elements.cuh"
#include "quaff/transpose.cuh"

#include <type_traits>

namespace quaff::detail {

// The four bytes that begin `bits` bits after the beginning of `low`; `bits` is below 32.
__device__ __forceinline__ unsigned int word_from(unsigned int low, unsigned int high, unsigned int bits) {
#ifdef __CUDACC__
  return __funnelshift_r(low, high, bits);
#else
  return static_cast<unsigned int>((static_cast<unsigned long long>(high) << 32 | low) >> bits);
#endif
}

// The number of elements before and after an item that its words may contain.
template <class T, unsigned int length>
constexpr unsigned int elements_around = is_packed<T, length> ? 4 / sizeof(T) : 0;

// Loads an item, with `elements_around` more elements on both sides.
template <class T, unsigned int length>
__device__ __forceinline__ Moved<T, length> load_shifted(const unsigned char *from) {
  Moved<T, length> item;
  if constexpr (is_packed<T, length>) {
    constexpr unsigned int count = sizeof(T) * length / 4;
    const unsigned int skew = static_cast<unsigned int>(reinterpret_cast<Size>(from) % 4);
    unsigned int words[count + 1];
    for (unsigned int word = 0; word < count + 1; ++word) {
      words[word] = load_item<unsigned int>(from - skew + 4 * word);
    }
    for (unsigned int word = 0; word < count; ++word) {
      item.elements[word] = word_from(words[word], words[word + 1], 8 * skew);
    }
  } else {
    for (unsigned int i = 0; i < length; ++i) {
      item.elements[i] = load_item<Stored<T>>(from + i * sizeof(T));
    }
  }
  return item;
}

// The item that begins at an element of the first of two adjacent items.
template <class T, unsigned int length>
__device__ __forceinline__ Moved<T, length> item_from(const Moved<T, length> &first,
                                                      const Moved<T, length> &second, unsigned int element) {
  constexpr unsigned int of_part = is_packed<T, length> ? 4 / sizeof(T) : 1; // in elements
  constexpr unsigned int count = length / of_part;
  std::remove_const_t<std::remove_reference_t<decltype(first.elements[0])>> parts[2 * count];
  for (unsigned int part = 0; part < count; ++part) {
    parts[part] = first.elements[part];
    parts[count + part] = second.elements[part];
  }
  for (unsigned int step = count / 2; step != 0; step /= 2) {
    const bool moves = (element & step * of_part) != 0;
    for (unsigned int part = 0; part < 2 * count - step; ++part) {
      parts[part] = moves ? parts[part + step] : parts[part];
    }
  }
  Moved<T, length> item;
  for (unsigned int part = 0; part < count; ++part) {
    if constexpr (is_packed<T, length>) {
      const auto bits = static_cast<unsigned int>(8 * sizeof(T)) * (element % of_part);
      item.elements[part] = word_from(parts[part], parts[part + 1], bits);
    } else {
      item.elements[part] = parts[part];
    }
  }
  return item;
}

} // namespace quaff::detail
