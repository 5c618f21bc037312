// A block's shared memory for squares, addressed by 32 bits: computing the addresses of loads and stores
// takes one instruction, compared with five for pointers.
#pragma once

#include "quaff/adjacent.cuh"

#include <cstring>

namespace quaff::detail {

class SquareRoom {
public:
  __device__ __forceinline__ explicit SquareRoom(unsigned char *memory)
#ifdef __CUDACC__
      : first(static_cast<unsigned int>(__cvta_generic_to_shared(memory))) {
    asm volatile("" : "+r"(first)); // keeps the value in a register
  }
#else
      : first(memory) {
  }
#endif

  // The address of `column` in the row at the byte offset `row`, which is a multiple of the size of a row.
  __device__ __forceinline__ unsigned int place(unsigned int row, unsigned int column) const {
#ifdef __CUDACC__
    return (first + row) ^ column;
#else
    return row ^ column;
#endif
  }

  // A number that is kept in a register from here on, instead of being computed anew at each use.
  __device__ __forceinline__ static unsigned int kept(unsigned int number) {
#ifdef __CUDACC__
    asm volatile("" : "+r"(number));
#endif
    return number;
  }

  // An item at a place that is a multiple of its size.
  template <class Item> __device__ __forceinline__ void store(unsigned int place, const Item &item) const {
#ifdef __CUDACC__
    unsigned int words[(sizeof item + 3) / 4] = {};
    std::memcpy(words, &item, sizeof item);
    if constexpr (sizeof item == 16) {
      asm volatile("st.shared.v4.u32 [%0], {%1, %2, %3, %4};" ::"r"(place), "r"(words[0]), "r"(words[1]),
                   "r"(words[2]), "r"(words[3])
                   : "memory");
    } else if constexpr (sizeof item == 8) {
      asm volatile("st.shared.v2.u32 [%0], {%1, %2};" ::"r"(place), "r"(words[0]), "r"(words[1]) : "memory");
    } else if constexpr (sizeof item == 4) {
      asm volatile("st.shared.u32 [%0], %1;" ::"r"(place), "r"(words[0]) : "memory");
    } else if constexpr (sizeof item == 2) {
      asm volatile("st.shared.u16 [%0], %1;" ::"r"(place), "h"(static_cast<short>(words[0])) : "memory");
    } else {
      asm volatile("st.shared.u8 [%0], %1;" ::"r"(place), "r"(words[0]) : "memory");
    }
#else
    std::memcpy(first + place, &item, sizeof item);
#endif
  }

  template <class Item> __device__ __forceinline__ Item load(unsigned int place) const {
    Item item;
#ifdef __CUDACC__
    unsigned int words[(sizeof item + 3) / 4];
    if constexpr (sizeof item == 16) {
      asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
                   : "=r"(words[0]), "=r"(words[1]), "=r"(words[2]), "=r"(words[3])
                   : "r"(place)
                   : "memory");
    } else if constexpr (sizeof item == 8) {
      asm volatile("ld.shared.v2.u32 {%0, %1}, [%2];"
                   : "=r"(words[0]), "=r"(words[1])
                   : "r"(place)
                   : "memory");
    } else if constexpr (sizeof item == 4) {
      asm volatile("ld.shared.u32 %0, [%1];" : "=r"(words[0]) : "r"(place) : "memory");
    } else if constexpr (sizeof item == 2) {
      short half;
      asm volatile("ld.shared.u16 %0, [%1];" : "=h"(half) : "r"(place) : "memory");
      words[0] = static_cast<unsigned short>(half);
    } else {
      asm volatile("ld.shared.u8 %0, [%1];" : "=r"(words[0]) : "r"(place) : "memory");
    }
    std::memcpy(&item, words, sizeof item);
#else
    std::memcpy(&item, first + place, sizeof item);
#endif
    return item;
  }

private:
#ifdef __CUDACC__
  unsigned int first;
#else
  unsigned char *first;
#endif
};

} // namespace quaff::detail
