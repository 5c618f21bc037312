// Elementwise functions of operands of which some lie side by side along another axis than the result:
// squares of those are read along that axis, and turned in shared memory.
#pragma once

#include "quaff/element_items.cuh"

namespace quaff::detail {

// Bytes of shared memory that every device has for a block.
constexpr std::size_t tile_room = 48 << 10;

template <class Row, class Results, class Inputs> struct ElementTiles;

// Bytes of the items that squares are read and written in where operands lie so: with 16 neighbours would
// meet in the banks of shared memory.
constexpr std::size_t tile_item = 8;

template <class Row, class... Results, class... Inputs>
struct ElementTiles<Row, Types<Results...>, Types<Inputs...>> {
  using Items = ElementItems<Row, Types<Results...>, Types<Inputs...>>;
  using Operands = typename Items::Operands;
  static constexpr std::size_t room_of(unsigned int side) {
    return (0 + ... + sizeof(Inputs)) * side * (side + 1);
  }

  // Elements of an item: as many as it has of the widest type.
  static constexpr unsigned int together = Items::widest() < tile_item ? tile_item / Items::widest() : 1;

  // Rows and columns of a square of items, and of one of single elements.
  static constexpr unsigned int wide_side = 64, side = 32;
  static constexpr bool has_items = together > 1 && room_of(wide_side) <= tile_room;

  // Where there is less room, nobody launches the kernel.
  static constexpr bool fits = room_of(side) <= tile_room;

  // Of the inputs whose bit is set in `turned`, neighbours along the last axis but one lie side by side. The
  // highest bit says that items may be taken.
  __device__ __forceinline__ static void run(const ElementShape &shape, const Operands &operands,
                                             unsigned int turned) {
    if constexpr (fits) {
      alignas(16) __shared__ unsigned char shared[room_of(has_items ? wide_side : side)];
      if constexpr (has_items) {
        if (turned >> 31 != 0) {
          Squares<wide_side, together>{shape, operands, turned, shared}.run();
          return;
        }
      }
      Squares<side, 1>{shape, operands, turned, shared}.run();
    }
  }

private:
  // Squares of so many rows and columns, in items of so many elements.
  template <unsigned int side, unsigned int length> struct Squares {
    // One more than columns of it: neighbours of a column are then in different banks.
    static constexpr unsigned int pitch = side + 1;

    // Items of a square, and those of a row of it.
    static constexpr unsigned int items = side * side / length, of_row = side / length;

    // Items that a thread has under way at once.
    static constexpr unsigned int at_once = side == wide_side ? 8 : 4;

    const ElementShape &shape;
    const Operands &operands;
    const unsigned int turned;
    unsigned char *const shared;

    // The square at hand: its first element, and how many rows and columns of it there are.
    struct Square {
      long long offsets[Items::count];
      unsigned int rows, columns;
    };

    __device__ __forceinline__ void run() const {
      QUAFF_KEEP_LOOP
      for (unsigned int tile = blockIdx.x; tile < shape.count; tile += gridDim.x) {
        const Square square = find_square(tile);
        turn_each(square, std::index_sequence_for<Inputs...>());
        __syncthreads();
        apply_to_items(square, std::index_sequence_for<Inputs...>());
        __syncthreads();
      }
    }

    __device__ __forceinline__ Square find_square(unsigned int tile) const {
      Square square;
      const unsigned int last = shape.ndim - 1;
      const unsigned int columns = static_cast<unsigned int>(shape.shape[last]);
      const unsigned int rows = static_cast<unsigned int>(shape.shape[last - 1]);
      const unsigned int across = (columns + side - 1) / side;
      const unsigned int down = (rows + side - 1) / side;
      const unsigned int column = tile % across * side, row = tile / across % down * side;
      square.rows = rows - row < side ? rows - row : side;
      square.columns = columns - column < side ? columns - column : side;
      for (std::size_t operand = 0; operand < Items::count; ++operand) {
        const long long *strides = operands.each[operand].strides;
        square.offsets[operand] = row * strides[last - 1] + column * strides[last];
      }
      unsigned int rest = tile / across / down;
      QUAFF_KEEP_LOOP
      for (unsigned int axis = last - 1; axis != 0; --axis) {
        const unsigned int length_of_axis = static_cast<unsigned int>(shape.shape[axis - 1]);
        const unsigned int place = rest % length_of_axis;
        rest /= length_of_axis;
        for (std::size_t operand = 0; operand < Items::count; ++operand) {
          square.offsets[operand] += place * operands.each[operand].strides[axis - 1];
        }
      }
      return square;
    }

    template <std::size_t... Input>
    __device__ __forceinline__ void turn_each(const Square &square, std::index_sequence<Input...>) const {
      ((turned >> Input & 1 ? turn<Input, Inputs>(square) : void()), ...);
    }

    // Neighbouring threads take neighbouring rows.
    template <std::size_t input, class T> __device__ __forceinline__ void turn(const Square &square) const {
      const ElementOperand &operand = operands.each[Items::results + input];
      const long long along = operand.strides[shape.ndim - 2], across = operand.strides[shape.ndim - 1];
      const unsigned char *from = operand.memory + square.offsets[Items::results + input];
      QUAFF_KEEP_LOOP
      for (unsigned int first = threadIdx.x; first < items; first += blockDim.x * at_once) {
        Together<T, length> loaded[at_once];
        for (unsigned int i = 0; i < at_once; ++i) {
          const unsigned int number = first + i * blockDim.x;
          const unsigned int row = number % of_row * length, column = number / of_row;
          if (row < square.rows && column < square.columns) {
            loaded[i] = load_item<Together<T, length>>(from + (row * along + column * across));
          }
        }
        for (unsigned int i = 0; i < at_once; ++i) {
          const unsigned int number = first + i * blockDim.x;
          const unsigned int row = number % of_row * length, column = number / of_row;
          if (row < square.rows && column < square.columns) {
            for (unsigned int k = 0; k < length; ++k) {
              square_of<input, T>()[column * pitch + row + k] = loaded[i].elements[k];
            }
          }
        }
      }
    }

    template <std::size_t... Input>
    __device__ __forceinline__ void apply_to_items(const Square &square,
                                                   std::index_sequence<Input...>) const {
      const unsigned int last = shape.ndim - 1;
      for (unsigned int number = threadIdx.x; number < items; number += blockDim.x) {
        const unsigned int row = number / of_row, column = number % of_row * length;
        if (row >= square.rows || column >= square.columns) {
          continue;
        }
        long long offsets[Items::count];
        for (std::size_t operand = 0; operand < Items::count; ++operand) {
          const long long *strides = operands.each[operand].strides;
          offsets[operand] = square.offsets[operand] + row * strides[last - 1] + column * strides[last];
        }
        typename Items::template Items<length> item;
        ((std::get<Input>(item) = turned >> Input & 1
                                      ? turned_item<Input, Inputs>(row, column)
                                      : read_item<Inputs, length>(operands.each[Items::results + Input],
                                                                  offsets[Items::results + Input], last)),
         ...);
        Items::apply(item, operands, offsets);
      }
    }

    template <std::size_t input, class T>
    __device__ __forceinline__ Together<T, length> turned_item(unsigned int row, unsigned int column) const {
      Together<T, length> item;
      for (unsigned int k = 0; k < length; ++k) {
        item.elements[k] = square_of<input, T>()[(column + k) * pitch + row];
      }
      return item;
    }

    // The square of an input in shared memory.
    template <std::size_t input, class T> __device__ __forceinline__ Stored<T> *square_of() const {
      constexpr std::size_t before = bytes_before(input) * side * pitch;
      return reinterpret_cast<Stored<T> *>(shared + before);
    }
  };

  static constexpr std::size_t bytes_before(std::size_t input) {
    constexpr std::size_t sizes[] = {0, sizeof(Inputs)...};
    std::size_t bytes = 0;
    for (std::size_t other = 0; other <= input; ++other) {
      bytes += sizes[other];
    }
    return bytes;
  }
};

} // namespace quaff::detail
