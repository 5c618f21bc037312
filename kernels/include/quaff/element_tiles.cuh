// Elementwise functions of operands of which some lie side by side along another axis than the result:
// squares of those are read along that axis, and turned in shared memory.
#pragma once

#include "quaff/element_items.cuh"

namespace quaff::detail {

// Bytes of shared memory that every device has for a block.
constexpr std::size_t tile_room = 48 << 10;

template <class Row, class Results, class Inputs> struct ElementTiles;

template <class Row, class... Results, class... Inputs>
struct ElementTiles<Row, Types<Results...>, Types<Inputs...>> {
  using Items = ElementItems<Row, Types<Results...>, Types<Inputs...>>;
  using Operands = typename Items::Operands;
  static constexpr std::size_t room_of(unsigned int side) {
    return (0 + ... + sizeof(Inputs)) * side * (side + 1);
  }

  // Rows and columns of a square.
  static constexpr unsigned int side = room_of(64) <= tile_room ? 64 : 32;

  // One more than columns of it: neighbours of a column are then in different banks.
  static constexpr unsigned int pitch = side + 1;
  static constexpr std::size_t room = room_of(side);

  // Where there is less room, nobody launches the kernel.
  static constexpr bool fits = room <= tile_room;

  // Cells of a square that a thread has under way at once.
  static constexpr unsigned int at_once = 4;

  struct Cell {
    unsigned int row, column;
    bool is_there;
  };

  // The square at hand: its first element, and how many rows and columns of it there are.
  struct Square {
    long long offsets[Items::count];
    unsigned int rows, columns;
  };

  // Of the inputs whose bit is set in `turned`, neighbours along the last axis but one lie side by side.
  __device__ __forceinline__ static void run(const ElementShape &shape, const Operands &operands,
                                             unsigned int turned) {
    if constexpr (fits) {
      QUAFF_KEEP_LOOP
      for (unsigned int tile = blockIdx.x; tile < shape.count; tile += gridDim.x) {
        const Square square = find_square(shape, operands, tile);
        turn_each(square, shape, operands, turned, std::index_sequence_for<Inputs...>());
        __syncthreads();
        apply_to_cells(square, shape, operands, turned, std::index_sequence_for<Inputs...>());
        __syncthreads();
      }
    }
  }

private:
  __device__ __forceinline__ static Square find_square(const ElementShape &shape, const Operands &operands,
                                                       unsigned int tile) {
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
      const unsigned int length = static_cast<unsigned int>(shape.shape[axis - 1]);
      const unsigned int place = rest % length;
      rest /= length;
      for (std::size_t operand = 0; operand < Items::count; ++operand) {
        square.offsets[operand] += place * operands.each[operand].strides[axis - 1];
      }
    }
    return square;
  }

  template <std::size_t... Input>
  __device__ __forceinline__ static void turn_each(const Square &square, const ElementShape &shape,
                                                   const Operands &operands, unsigned int turned,
                                                   std::index_sequence<Input...>) {
    ((turned >> Input & 1 ? turn<Input, Inputs>(square, shape, operands) : void()), ...);
  }

  // Neighbouring threads take neighbouring rows.
  template <std::size_t input, class T>
  __device__ __forceinline__ static void turn(const Square &square, const ElementShape &shape,
                                              const Operands &operands) {
    const ElementOperand &operand = operands.each[Items::results + input];
    const long long *strides = operand.strides;
    const unsigned char *from = operand.memory + square.offsets[Items::results + input];
    QUAFF_KEEP_LOOP
    for (unsigned int first = threadIdx.x; first < side * side; first += blockDim.x * at_once) {
      Stored<T> loaded[at_once];
      Cell cells[at_once];
      for (unsigned int i = 0; i < at_once; ++i) {
        const unsigned int number = first + i * blockDim.x;
        cells[i] = {number % side, number / side, false};
        cells[i].is_there = cells[i].row < square.rows && cells[i].column < square.columns;
        if (cells[i].is_there) {
          const long long offset =
              cells[i].row * strides[shape.ndim - 2] + cells[i].column * strides[shape.ndim - 1];
          loaded[i] = load_item<Together<T, 1>>(from + offset).elements[0];
        }
      }
      for (unsigned int i = 0; i < at_once; ++i) {
        if (cells[i].is_there) {
          square_of<input, T>()[cells[i].column * pitch + cells[i].row] = loaded[i];
        }
      }
    }
  }

  template <std::size_t... Input>
  __device__ __forceinline__ static void apply_to_cells(const Square &square, const ElementShape &shape,
                                                        const Operands &operands, unsigned int turned,
                                                        std::index_sequence<Input...>) {
    for (unsigned int number = threadIdx.x; number < side * side; number += blockDim.x) {
      const unsigned int row = number / side, column = number % side;
      if (row >= square.rows || column >= square.columns) {
        continue;
      }
      long long offsets[Items::count];
      for (std::size_t operand = 0; operand < Items::count; ++operand) {
        const long long *strides = operands.each[operand].strides;
        offsets[operand] =
            square.offsets[operand] + row * strides[shape.ndim - 2] + column * strides[shape.ndim - 1];
      }
      const unsigned int cell = column * pitch + row;
      typename Items::template Items<1> element;
      ((std::get<Input>(element).elements[0] =
            turned >> Input & 1 ? square_of<Input, Inputs>()[cell]
                                : read_item<Inputs, 1>(operands.each[Items::results + Input],
                                                       offsets[Items::results + Input], 0)
                                      .elements[0]),
       ...);
      Items::apply(element, operands, offsets);
    }
  }

  __device__ __forceinline__ static unsigned char *squares() {
    alignas(16) __shared__ unsigned char shared[room];
    return shared;
  }

  // The square of an input in shared memory.
  template <std::size_t input, class T> __device__ __forceinline__ static Stored<T> *square_of() {
    constexpr std::size_t before = bytes_before(input) * side * pitch;
    return reinterpret_cast<Stored<T> *>(squares() + before);
  }

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
