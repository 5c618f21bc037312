// Elementwise functions of operands whose elements are adjacent along another axis than those of the result:
// squares of these operands are read along that axis, and transposed in shared memory.
#pragma once

#include "quaff/element_items.cuh"
#include "quaff/turned.cuh"

namespace quaff::detail {

// Bytes of shared memory that every device has for a block.
constexpr std::size_t tile_room = 48 << 10;

template <class Row, class Results, class Inputs> struct ElementTiles;

// The threads of a block: to a device's compiler a constant, so that addresses are steps.
__device__ __forceinline__ unsigned int tile_threads() {
#ifdef __CUDACC__
  return threads_per_block;
#else
  return blockDim.x;
#endif
}

template <class Row, class... Results, class... Inputs>
struct ElementTiles<Row, Types<Results...>, Types<Inputs...>> {
  using Items = ElementItems<Row, Types<Results...>, Types<Inputs...>>;
  using Operands = typename Items::Operands;
  static constexpr unsigned int widest = Items::widest();

  // Rows and columns of a square, and of a small one for inputs that have no room otherwise: as runtime's
  // layout.rs has them, as well as the rest of what is said of sizes here. A row of a square is 256 bytes
  // long, or half of that: of shorter ones a device's memory brings and takes fewer at a time.
  static constexpr unsigned int side = widest <= 2 ? 128 : widest <= 8 ? 64 : 32;
  static constexpr unsigned int small_side = widest <= 2 ? 64 : 32;

  // Elements of an item where operands lie so: as many as it has of the widest type.
  static constexpr unsigned int bytes_of_item = widest == 1 || widest == 4 ? 8 : 16;
  static constexpr unsigned int together = bytes_of_item / widest;

  // Blocks that a multiprocessor has room for, as an H200 was fastest with sums of a transposed array and of
  // another one or a number.
  static constexpr unsigned int blocks = widest == 2 ? 3 : 4;

  static constexpr std::size_t bytes_of_inputs = (0 + ... + sizeof(Inputs));
  static constexpr std::size_t room =
      bytes_of_inputs * side * side < tile_room ? bytes_of_inputs * side * side : tile_room;

  // The inputs whose bit is set in `turned` have neighbours along the last axis but one side by side. There
  // is room for a square of each. Here all operands lie in items.
  __device__ __forceinline__ static void run_in_items(const ElementShape &shape, const Operands &operands,
                                                      unsigned int turned) {
    alignas(16) __shared__ unsigned char shared[room];
    Squares<side, together>{shape, operands, turned, shared}.run();
  }

  // As run_in_items, by single elements, in a kernel of its own, since a kernel has the registers of the way
  // that needs most. The highest bit of `turned` says that squares are small.
  __device__ __forceinline__ static void run_in_elements(const ElementShape &shape, const Operands &operands,
                                                         unsigned int turned) {
    alignas(16) __shared__ unsigned char shared[room];
    if (turned >> 31 != 0) {
      Squares<small_side, 1>{shape, operands, turned, shared}.run();
    } else {
      Squares<side, 1>{shape, operands, turned, shared}.run();
    }
  }

private:
  static constexpr unsigned int least_of(unsigned int one, unsigned int other) {
    return one < other ? one : other;
  }
  static constexpr unsigned int most_of(unsigned int one, unsigned int other) {
    return one < other ? other : one;
  }

  // Squares of so many rows and columns, in items of so many elements.
  template <unsigned int side, unsigned int length> struct Squares {
    // Items of a row.
    static constexpr unsigned int of_row = side / length;

    // The parts that a thread turns at once, each of as many items as an item has elements: few enough for
    // registers, and no more than there are for a thread.
    static constexpr unsigned int parts_of_thread = most_of(of_row * of_row / threads_per_block, 1);
    static constexpr unsigned int parts_at_once = most_of(64 / (length * length * widest), 1);
    static constexpr unsigned int parts =
        least_of(parts_of_thread, least_of(parts_at_once, most_of(16 / length, 1)));

    // Rows that a thread has under way at once.
    static constexpr unsigned int wanted_rows = widest >= 8 ? 2 : length == 1 ? 4 : widest == 4 ? 2 : 1;
    static constexpr unsigned int rows_at_once = least_of(wanted_rows, Items::elements_at_once);

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

    // How a block of threads goes over a square: neighbours along its rows or columns, and then the next
    // ones.
    struct Walk {
      unsigned int across = tile_threads() < of_row ? tile_threads() : of_row;
      unsigned int down = tile_threads() / across;
      unsigned int column = threadIdx.x % across, row = threadIdx.x / across;
    };

    // Neighbouring threads take neighbouring rows, each as many as an item has elements, of as many columns:
    // items of those columns become items of the rows in registers.
    template <std::size_t input, class T> __device__ __forceinline__ void turn(const Square &square) const {
      const ElementOperand &operand = operands.each[Items::results + input];
      const long long along = operand.strides[shape.ndim - 2], across = operand.strides[shape.ndim - 1];
      const unsigned char *const from = operand.memory + square.offsets[Items::results + input];
      const Walk walk{};
      for (unsigned int row = walk.column; row < of_row && walk.row < walk.down; row += walk.across) {
        QUAFF_KEEP_LOOP
        for (unsigned int first = walk.row; first < of_row; first += walk.down * parts) {
          Moved<T, length> loaded[parts][length];
          const unsigned char *const start = from + (row * length * along + first * length * across);
          for (unsigned int part = 0; part < parts; ++part) {
            for (unsigned int k = 0; k < length; ++k) {
              const unsigned int columns = part * walk.down * length + k;
              if (row * length < square.rows && first * length + columns < square.columns) {
                loaded[part][k] = load_item<Moved<T, length>>(start + columns * across);
              }
            }
          }
          for (unsigned int part = 0; part < parts; ++part) {
            const unsigned int column = first + part * walk.down;
            if (column < of_row) {
              keep_turned<input, T>(loaded[part], row, column);
            }
          }
        }
      }
    }

    template <std::size_t input, class T>
    __device__ __forceinline__ void keep_turned(const Moved<T, length> (&loaded)[length], unsigned int row,
                                                unsigned int column) const {
      Moved<T, length> items[length];
      turn_items<T, length>(items, loaded);
      for (unsigned int j = 0; j < length; ++j) {
        store_item(place<input, T>(row * length + j, column), items[j]);
      }
    }

    // Where an item of a row lies in shared memory: those of a column in different banks, as those of a row.
    template <std::size_t input, class T>
    __device__ __forceinline__ unsigned char *place(unsigned int row, unsigned int column) const {
      constexpr std::size_t size = sizeof(T) * length;
      constexpr unsigned int of_bank = size < 4 ? 4 / size : 1;
      const unsigned int own = row / length * of_bank % of_row;
      return shared + (bytes_before(input) * side * side + (row * of_row + (column ^ own)) * size);
    }

    // Bytes of an element of each input before this one that is turned.
    __device__ __forceinline__ unsigned int bytes_before(std::size_t input) const {
      constexpr unsigned int sizes[] = {sizeof(Inputs)...};
      unsigned int bytes = 0;
      for (std::size_t other = 0; other < input; ++other) {
        bytes += turned >> other & 1 ? sizes[other] : 0;
      }
      return bytes;
    }

    template <std::size_t... Input>
    __device__ __forceinline__ void apply_to_items(const Square &square,
                                                   std::index_sequence<Input...>) const {
      constexpr unsigned int batch = rows_at_once;
      const unsigned int last = shape.ndim - 1;
      const Walk walk{};
      for (unsigned int column = walk.column; column < of_row && walk.row < walk.down;
           column += walk.across) {
        long long start[Items::count], step[Items::count];
        for (std::size_t operand = 0; operand < Items::count; ++operand) {
          const long long *strides = operands.each[operand].strides;
          step[operand] = walk.down * strides[last - 1];
          start[operand] =
              square.offsets[operand] + walk.row * strides[last - 1] + column * length * strides[last];
        }
        QUAFF_KEEP_LOOP
        for (unsigned int first = walk.row; first < side; first += walk.down * batch) {
          typename Items::template Items<length> items[batch];
          long long offsets[batch][Items::count];
          for (unsigned int i = 0; i < batch; ++i) {
            const unsigned int row = first + i * walk.down;
            for (std::size_t operand = 0; operand < Items::count; ++operand) {
              offsets[i][operand] = start[operand];
              start[operand] += step[operand];
            }
            if (row < square.rows && column * length < square.columns) {
              ((std::get<Input>(items[i]) =
                    turned >> Input & 1
                        ? load_item<Together<Inputs, length>>(place<Input, Inputs>(row, column))
                        : read_item<Inputs, length>(operands.each[Items::results + Input],
                                                    offsets[i][Items::results + Input], last)),
               ...);
            }
          }
          for (unsigned int i = 0; i < batch; ++i) {
            if (first + i * walk.down < square.rows && column * length < square.columns) {
              Items::apply(items[i], operands, offsets[i]);
            }
          }
        }
      }
    }
  };
};

} // namespace quaff::detail
