// Elementwise functions of operands that are contiguous along another axis than the result: squares of these
// operands are read along that axis, and transposed in shared memory.
#pragma once

#include "quaff/element_items.cuh"
#include "quaff/element_squares.cuh"

namespace quaff::detail {

// The bytes of shared memory that every device has for a block.
constexpr std::size_t tile_room = 48 << 10;

// Bytes of the largest row of a square. Where rows begin at multiples of their size, items are found sooner.
constexpr std::size_t largest_row = 512;

template <class Row, class Results, class Inputs> struct ElementTiles;

template <class Row, class... Results, class... Inputs>
struct ElementTiles<Row, Types<Results...>, Types<Inputs...>> {
  using Items = ElementItems<Row, Types<Results...>, Types<Inputs...>>;
  using Operands = typename Items::Operands;
  static constexpr unsigned int widest = Items::widest();

  template <unsigned int side, unsigned int length, bool is_shifted>
  using OfSide = Squares<Row, Types<Results...>, Types<Inputs...>, side, length, is_shifted>;

  // The rows and columns of a square, and of a small one for inputs that do not fit otherwise. The runtime's
  // layout.rs has the same sizes. A row of a square has 256 bytes, or half of that: device memory is slower
  // with shorter rows.
  static constexpr unsigned int side = widest <= 2 ? 128 : widest <= 8 ? 64 : 32;
  static constexpr unsigned int small_side = widest <= 2 ? 64 : 32;

  // The elements of an item, for operands in items.
  static constexpr unsigned int bytes_of_item = widest == 1 ? 8 : 16;
  static constexpr unsigned int item_length = bytes_of_item / widest;

  // The number of resident blocks per multiprocessor: the fastest on an H200 for sums of a transposed array
  // and another array or a number. The kernel for items at borders needs fewer registers.
  static constexpr unsigned int blocks_in_elements = widest == 2 ? 3 : 4;
  static constexpr unsigned int blocks_in_items =
      widest == 1 && sizeof...(Inputs) <= 2 ? 5 : blocks_in_elements;

  static constexpr std::size_t bytes_of_inputs = (0 + ... + sizeof(Inputs));
  static constexpr std::size_t room =
      bytes_of_inputs * side * side < tile_room ? bytes_of_inputs * side * side : tile_room;

  // The inputs whose bit is set in `transposed` are contiguous along the last axis but one. There is room for
  // a square of each. All operands are in items.
  __device__ __forceinline__ static void run_in_items(const ElementShape &shape, const Operands &operands,
                                                      unsigned int transposed) {
    alignas(largest_row) __shared__ unsigned char shared[room];
    OfSide<side, item_length, false>{shape, operands, transposed, SquareRoom(shared)}.run();
  }

  // Like run_in_items, by items that may begin at any element if bit 30 of `transposed` is set, and otherwise
  // by single elements. Bit 31 says that squares are small. A separate kernel, because a kernel has the
  // registers of the path that needs most.
  __device__ __forceinline__ static void run_in_elements(const ElementShape &shape, const Operands &operands,
                                                         unsigned int transposed) {
    alignas(largest_row) __shared__ unsigned char shared[room];
    if (transposed >> 31 != 0) {
      OfSide<small_side, 1, false>{shape, operands, transposed, SquareRoom(shared)}.run();
    } else if (transposed >> 30 != 0) {
      OfSide<side, item_length, (item_length > 1)>{shape, operands, transposed, SquareRoom(shared)}.run();
    } else {
      OfSide<side, 1, false>{shape, operands, transposed, SquareRoom(shared)}.run();
    }
  }
};

} // namespace quaff::detail
