// Transposes as many items as an item has elements: into an item of the first elements of all, one of the
// second elements, and so on. One instruction moves several small elements, as one word from each of two or
// four items; moving them one by one would take a register for each.
#pragma once

#include "quaff/adjacent.cuh"

#include <cstring>
#include <type_traits>

namespace quaff::detail {

// The bytes that the digits of `which` select from those of `low` and `high`, numbered from 0 to 7.
__device__ __forceinline__ unsigned int bytes_of(unsigned int low, unsigned int high, unsigned int which) {
#ifdef __CUDACC__
  return __byte_perm(low, high, which);
#else
  const unsigned long long both = static_cast<unsigned long long>(high) << 32 | low;
  unsigned int chosen = 0;
  for (unsigned int byte = 0; byte < 4; ++byte) {
    chosen |= static_cast<unsigned int>(both >> (which >> 4 * byte & 7) * 8 & 255) << 8 * byte;
  }
  return chosen;
#endif
}

// A word of the lowest bytes of four words. Unlike `bytes_of`, this lets the device compiler leave out an
// instruction that clears the other bytes of each.
__device__ __forceinline__ unsigned int lowest_bytes(unsigned int first, unsigned int second,
                                                     unsigned int third, unsigned int fourth) {
#ifdef __CUDACC__
  unsigned int word;
  asm("{.reg .b8 first, second, third, fourth; cvt.u8.u32 first, %1; cvt.u8.u32 second, %2; "
      "cvt.u8.u32 third, %3; cvt.u8.u32 fourth, %4; mov.b32 %0, {first, second, third, fourth};}"
      : "=r"(word)
      : "r"(first), "r"(second), "r"(third), "r"(fourth));
  return word;
#else
  return (first & 255) | (second & 255) << 8 | (third & 255) << 16 | (fourth & 255) << 24;
#endif
}

// Whether a word consists of several elements, and an item of whole words.
template <class T, unsigned int length> constexpr bool is_packed = sizeof(T) < 4 && sizeof(T) * length >= 4;

// An item during its transposition: as words if elements are smaller, so that the compiler does not split it.
template <class T, unsigned int length>
using Moved = std::conditional_t<is_packed<T, length>, Adjacent<unsigned int, sizeof(T) * length / 4>,
                                 Adjacent<T, length>>;

// The bits of an element, as the lowest ones of a word.
template <class T> __device__ __forceinline__ unsigned int bits_of(const Stored<T> &element) {
  std::conditional_t<sizeof(T) == 1, unsigned char, unsigned short> bits;
  std::memcpy(&bits, &element, sizeof bits);
  return bits;
}

// The elements of `item` packed into 32-bit words by byte permutations, which the compiler would not find.
template <class T, unsigned int length>
__device__ __forceinline__ Moved<T, length> packed(const Adjacent<T, length> &item) {
  Moved<T, length> moved;
  if constexpr (is_packed<T, length>) {
    constexpr unsigned int of_word = 4 / sizeof(T);
    for (unsigned int word = 0; word < length / of_word; ++word) {
      const auto bits = [&](unsigned int element) {
        return bits_of<T>(item.elements[word * of_word + element]);
      };
      if constexpr (of_word == 4) {
        moved.elements[word] = lowest_bytes(bits(0), bits(1), bits(2), bits(3));
      } else {
        moved.elements[word] = bytes_of(bits(0), bits(1), 0x5410);
      }
    }
  } else {
    moved = item;
  }
  return moved;
}

// An item whose elements are all the same.
template <class T, unsigned int length>
__device__ __forceinline__ Moved<T, length> repeated(const Stored<T> &element) {
  Adjacent<T, length> item;
  for (Stored<T> &each : item.elements) {
    each = element;
  }
  return packed<T, length>(item);
}

template <class T, unsigned int length>
__device__ __forceinline__ Adjacent<T, length> unpacked(const Moved<T, length> &moved) {
  Adjacent<T, length> item;
  std::memcpy(&item, &moved, sizeof item);
  return item;
}

// Makes two words from two items: each word has the same two elements of both.
template <class Item>
__device__ __forceinline__ void transpose_pairs(Item *to, const Item *from, unsigned int i, unsigned int j) {
  const unsigned int one = from[2 * i].elements[j], other = from[2 * i + 1].elements[j];
  to[2 * j].elements[i] = bytes_of(one, other, 0x5410);
  to[2 * j + 1].elements[i] = bytes_of(one, other, 0x7632);
}

// Makes four words from four items: each word has the same four elements of all.
template <class Item>
__device__ __forceinline__ void transpose_fours(Item *to, const Item *from, unsigned int i, unsigned int j) {
  const auto word = [&](unsigned int item) { return from[4 * i + item].elements[j]; };
  const unsigned int low = bytes_of(word(0), word(1), 0x5140), high = bytes_of(word(2), word(3), 0x5140);
  to[4 * j].elements[i] = bytes_of(low, high, 0x5410);
  to[4 * j + 1].elements[i] = bytes_of(low, high, 0x7632);
  const unsigned int low2 = bytes_of(word(0), word(1), 0x7362), high2 = bytes_of(word(2), word(3), 0x7362);
  to[4 * j + 2].elements[i] = bytes_of(low2, high2, 0x5410);
  to[4 * j + 3].elements[i] = bytes_of(low2, high2, 0x7632);
}

template <class T, unsigned int length>
__device__ __forceinline__ void transpose_items(Moved<T, length> (&to)[length],
                                                const Moved<T, length> (&from)[length]) {
  constexpr unsigned int apart = is_packed<T, length> ? 4 / sizeof(T) : 1;
  for (unsigned int i = 0; i < length / apart; ++i) {
    for (unsigned int j = 0; j < length / apart; ++j) {
      if constexpr (apart == 4) {
        transpose_fours(to, from, i, j);
      } else if constexpr (apart == 2) {
        transpose_pairs(to, from, i, j);
      } else {
        to[j].elements[i] = from[i].elements[j];
      }
    }
  }
}

} // namespace quaff::detail
