// Adjacent elements, which one instruction loads or stores.
#pragma once

#include "quaff/launch.cuh"

#include <cstddef>
#include <cstring>
#include <type_traits>

namespace quaff::detail {

// The type of an element in memory: a bool is a byte there, which may be neither 0 nor 1.
template <class Element>
using Stored = std::conditional_t<std::is_same_v<Element, bool>, unsigned char, Element>;

// Adjacent elements that are loaded at once, aligned to their total size.
template <class T, unsigned int length> struct alignas(sizeof(T) * length) Adjacent {
  Stored<T> elements[length];
};

// The type that one instruction loads or stores, by its size.
template <std::size_t size> struct WordOf;
template <> struct WordOf<1> {
  using type = unsigned char;
};
template <> struct WordOf<2> {
  using type = unsigned short;
};
template <> struct WordOf<4> {
  using type = unsigned int;
};
template <> struct WordOf<8> {
  using type = unsigned long long;
};
template <> struct WordOf<16> {
  using type = int4;
};

template <class Item> __device__ __forceinline__ Item load_item(const unsigned char *from) {
  const auto word = *reinterpret_cast<const typename WordOf<sizeof(Item)>::type *>(from);
  Item item;
  std::memcpy(&item, &word, sizeof item);
  return item;
}

// Loads an item that is read only once. The load bypasses the caches, where the item would displace others
// that are read again.
template <class Item> __device__ __forceinline__ Item load_once(const unsigned char *from) {
  const auto word = __ldcs(reinterpret_cast<const typename WordOf<sizeof(Item)>::type *>(from));
  Item item;
  std::memcpy(&item, &word, sizeof item);
  return item;
}

template <class Item> __device__ __forceinline__ void store_item(unsigned char *to, const Item &item) {
  typename WordOf<sizeof(Item)>::type word;
  std::memcpy(&word, &item, sizeof item);
  *reinterpret_cast<typename WordOf<sizeof(Item)>::type *>(to) = word;
}

} // namespace quaff::detail
