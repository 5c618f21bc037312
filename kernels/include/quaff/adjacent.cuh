// Adjacent elements, which one instruction loads or stores.
#pragma once

#include "quaff/launch.cuh"

#include <cstddef>
#include <cstring>
#include <type_traits>

namespace quaff::detail {

// How an element lies in memory: a byte that holds a bool may be neither 0 nor 1.
template <class Element>
using Stored = std::conditional_t<std::is_same_v<Element, bool>, unsigned char, Element>;

// At a multiple of the size of all.
template <class T, unsigned int length> struct alignas(sizeof(T) * length) Together {
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

// Past the caches, where an item that is read once would displace what is read again.
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
