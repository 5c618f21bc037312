// Items that begin at any element: loaded as the words that contain them, and assembled from two neighbours
// in shared memory.
#pragma once

#include "quaff/adjacent.cuh"
#include "quaff/elements.cuh"
#include "quaff/transpose.cuh"

#include <cstddef>
#include <type_traits>

namespace quaff::detail {

// The four bytes that begin `bits % 32` bits after the beginning of `low`.
__device__ __forceinline__ unsigned int word_from(unsigned int low, unsigned int high, unsigned int bits) {
#ifdef __CUDACC__
  return __funnelshift_r(low, high, bits);
#else
  return static_cast<unsigned int>((static_cast<unsigned long long>(high) << 32 | low) >> bits % 32);
#endif
}

// The last multiple of 4 that is not behind an address. The device compiler is told that the address is that
// of device memory, which it would not know of a number.
__device__ __forceinline__ const unsigned char *border_before(const unsigned char *from) {
#ifdef __CUDACC__
  const auto address = static_cast<std::size_t>(__cvta_generic_to_global(from));
  return static_cast<const unsigned char *>(__cvta_global_to_generic(address & ~std::size_t(3)));
#else
  return from - reinterpret_cast<Size>(from) % 4;
#endif
}

// The number of elements after an item that its words may contain. Those before it are in the word of its
// first element.
template <class T, unsigned int length>
constexpr unsigned int elements_behind = is_packed<T, length> ? 4 / sizeof(T) : 0;

// The elements of an item that are in the word at this address, which is behind its other words: those before
// the byte `end`. What follows them may be beyond the allocation.
template <class T>
__device__ __forceinline__ unsigned int first_of_word(const unsigned char *word, unsigned int end) {
  unsigned int bits = 0;
  for (unsigned int byte = 0; byte < 4 - sizeof(T); byte += sizeof(T)) {
    if (byte < end) {
      bits |= bits_of<T>(load_item<Stored<T>>(word + byte)) << 8 * byte;
    }
  }
  return bits;
}

// Loads an item as the words that contain it, of which the first begins in the same allocation. If it may be
// the last one of its array (`is_last`), nothing behind it is read; otherwise there are `elements_behind`
// more elements.
template <class T, unsigned int length, bool is_last>
__device__ __forceinline__ Moved<T, length> load_shifted(const unsigned char *from) {
  Moved<T, length> item;
  if constexpr (is_packed<T, length>) {
    constexpr unsigned int count = sizeof(T) * length / 4;
    const unsigned char *const first = border_before(from);
    const auto bits = 8 * static_cast<unsigned int>(reinterpret_cast<Size>(from));
    unsigned int words[count + 1];
    for (unsigned int word = 0; word < count + 1; ++word) {
      words[word] = is_last && word == count ? first_of_word<T>(first + 4 * count, bits / 8 % 4)
                                             : load_item<unsigned int>(first + 4 * word);
    }
    for (unsigned int word = 0; word < count; ++word) {
      item.elements[word] = word_from(words[word], words[word + 1], bits);
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
      const auto bits = static_cast<unsigned int>(8 * sizeof(T)) * element;
      item.elements[part] = word_from(parts[part], parts[part + 1], bits);
    } else {
      item.elements[part] = parts[part];
    }
  }
  return item;
}

} // namespace quaff::detail
