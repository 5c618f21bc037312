// Squares of the operands of an elementwise function: inputs that are contiguous along another axis are read
// along that axis and transposed in shared memory, and then the function is called for each element.
#pragma once

#include "quaff/element_items.cuh"
#include "quaff/shifted.cuh"
#include "quaff/square_room.cuh"
#include "quaff/transpose.cuh"

namespace quaff::detail {

// The threads of a block: a constant for the device compiler, so that addresses become fixed offsets.
__device__ __forceinline__ unsigned int tile_threads() {
#ifdef __CUDACC__
  return threads_per_block;
#else
  return blockDim.x;
#endif
}

constexpr unsigned int least_of(unsigned int one, unsigned int other) { return one < other ? one : other; }
constexpr unsigned int most_of(unsigned int one, unsigned int other) { return one < other ? other : one; }

// Squares with `side` rows and columns, in items of `length` elements. Shifted items may begin anywhere:
// those of the first result begin at the first aligned address of each row.
template <class Row, class Results, class Inputs, unsigned int side, unsigned int length, bool is_shifted>
struct Squares;

template <class Row, class... Results, class... Inputs, unsigned int side, unsigned int length,
          bool is_shifted>
struct Squares<Row, Types<Results...>, Types<Inputs...>, side, length, is_shifted> {
  using Items = ElementItems<Row, Types<Results...>, Types<Inputs...>>;
  using Operands = typename Items::Operands;
  using EachInput = std::index_sequence_for<Inputs...>;
  static constexpr unsigned int widest = Items::widest();
  template <class T> static constexpr unsigned int bytes = sizeof(T);

  // The items of a row.
  static constexpr unsigned int of_row = side / length;

  // The columns that are written: the last item of a shifted row belongs to the next square.
  static constexpr unsigned int written = is_shifted ? side - length : side;

  // The rows and columns behind a square that are read as well.
  static constexpr unsigned int behind() {
    unsigned int most = 0;
    ((most = most_of(most, is_shifted ? elements_behind<Inputs, length> : 0)), ...);
    return most;
  }

  // The parts that a thread transposes at once, each of as many items as an item has elements: few enough for
  // registers, and no more than the share of a thread.
  static constexpr unsigned int parts_of_thread = most_of(of_row * of_row / threads_per_block, 1);
  static constexpr unsigned int parts_at_once = most_of(64 / (length * length * widest), 1);
  static constexpr unsigned int most_parts =
      least_of(parts_of_thread, least_of(parts_at_once, most_of(16 / length, 1)));

  // The number of rows that a thread has in flight. Registers suffice for only one row of shifted items.
  static constexpr unsigned int wanted_rows = length == 1 && widest < 8   ? 4
                                              : is_shifted && widest <= 2 ? 1
                                                                          : 2;
  static constexpr unsigned int most_rows = least_of(wanted_rows, Items::elements_at_once);

  const ElementShape &shape;
  const Operands &operands;
  const unsigned int transposed;
  const SquareRoom room;

  // The current square: its first element, and the numbers of rows and columns from there on.
  struct Square {
    long long offsets[Items::count];
    unsigned int row, column, rows, columns;
  };

  __device__ __forceinline__ void run() const {
    QUAFF_KEEP_LOOP
    for (unsigned int tile = blockIdx.x; tile < shape.count; tile += gridDim.x) {
      const Square square = find_square(tile);
      if (is_inner(square)) {
        process<true>(square);
      } else {
        process<false>(square);
      }
    }
  }

private:
  __device__ __forceinline__ Square find_square(unsigned int tile) const {
    Square square;
    const unsigned int last = shape.ndim - 1;
    const unsigned int columns = static_cast<unsigned int>(shape.shape[last]);
    const unsigned int rows = static_cast<unsigned int>(shape.shape[last - 1]);
    const unsigned int across = (columns + written - 1) / written;
    const unsigned int down = (rows + side - 1) / side;
    const unsigned int band = quotient(tile, across, shape.reciprocals[last]);
    unsigned int rest = quotient(band, down, shape.reciprocals[last - 1]);
    square.column = (tile - band * across) * written;
    square.row = (band - rest * down) * side;
    square.rows = rows - square.row;
    square.columns = columns - square.column;
    for (std::size_t operand = 0; operand < Items::count; ++operand) {
      const long long *strides = operands.each[operand].strides;
      square.offsets[operand] = square.row * strides[last - 1] + square.column * strides[last];
    }
    QUAFF_KEEP_LOOP
    for (unsigned int axis = last - 1; axis != 0; --axis) {
      const unsigned int length_of_axis = static_cast<unsigned int>(shape.shape[axis - 1]);
      const unsigned int outside = quotient(rest, length_of_axis, shape.reciprocals[axis - 1]);
      const unsigned int place = rest - outside * length_of_axis;
      rest = outside;
      for (std::size_t operand = 0; operand < Items::count; ++operand) {
        square.offsets[operand] += place * operands.each[operand].strides[axis - 1];
      }
    }
    return square;
  }

  // Whether all items of a square are complete and inside the array, and so are the elements that are read
  // behind them. A row of shifted items begins with elements before the first one.
  __device__ __forceinline__ static bool is_inner(const Square &square) {
    const bool is_whole = square.rows >= side + behind() && square.columns >= side + behind();
    return is_whole && (!is_shifted || square.column != 0);
  }

  template <bool is_inner> __device__ __forceinline__ void process(const Square &square) const {
    transpose_each<is_inner>(square, EachInput());
    __syncthreads();
    apply_to_rows<is_inner>(square, EachInput());
    if constexpr (is_shifted && !is_inner) {
      apply_to_ends(square, EachInput());
    }
    __syncthreads();
  }

  template <bool is_inner, std::size_t... Input>
  __device__ __forceinline__ void transpose_each(const Square &square, std::index_sequence<Input...>) const {
    ((transposed >> Input & 1 ? transpose<is_inner, Input, Inputs>(square) : void()), ...);
  }

  // The order in which the threads of a block process the items of a square: neighbours along its rows or
  // columns, and then the next ones.
  struct Walk {
    unsigned int across = tile_threads() < of_row ? tile_threads() : of_row;
    unsigned int down = tile_threads() / across;
    unsigned int column = threadIdx.x % across, row = threadIdx.x / across;
  };

  // Transposes an input in registers: neighbouring threads read neighbouring blocks of as many rows and
  // columns as an item has elements, and turn items along columns into items along rows.
  template <bool is_inner, std::size_t input, class T>
  __device__ __forceinline__ void transpose(const Square &square) const {
    constexpr unsigned int parts = is_inner ? most_parts : 1;
    const ElementOperand &operand = operands.each[Items::results + input];
    const long long along = operand.strides[shape.ndim - 2], across = operand.strides[shape.ndim - 1];
    const Walk walk{};
    const bool has_all_parts = of_row % (walk.down * parts) == 0;
    for (unsigned int row = walk.column; row < of_row && walk.row < walk.down; row += walk.across) {
      const unsigned char *from = operand.memory + (square.offsets[Items::results + input] +
                                                    row * length * along + walk.row * length * across);
      QUAFF_KEEP_LOOP
      for (unsigned int first = walk.row; first < of_row; first += walk.down * parts) {
        Moved<T, length> loaded[parts][length];
        bool are_there[parts];
        for (unsigned int part = 0; part < parts; ++part) {
          const unsigned int column = first + part * walk.down;
          are_there[part] = is_inner ? has_all_parts || column < of_row : is_whole(square, row, column);
          if (are_there[part]) {
            for (unsigned int k = 0; k < length; ++k) {
              const unsigned char *const item = from + (part * walk.down * length + k) * across;
              loaded[part][k] =
                  is_shifted ? load_shifted<T, length, !is_inner>(item) : load_item<Moved<T, length>>(item);
            }
          }
        }
        for (unsigned int part = 0; part < parts; ++part) {
          if (are_there[part]) {
            keep_turned<input, T>(loaded[part], row, first + part * walk.down);
          } else if (is_shifted && !is_inner) {
            transpose_elements<input, T>(square, from, row, first);
          }
        }
        from += parts * walk.down * length * across;
      }
    }
  }

  // Whether the item at `row` and `column` of a square's items is complete and inside the array.
  __device__ __forceinline__ static bool is_whole(const Square &square, unsigned int row,
                                                  unsigned int column) {
    return (row + 1) * length <= square.rows && (column + 1) * length <= square.columns;
  }

  template <std::size_t input, class T>
  __device__ __forceinline__ void keep_turned(const Moved<T, length> (&loaded)[length], unsigned int row,
                                              unsigned int column) const {
    Moved<T, length> items[length];
    transpose_items<T, length>(items, loaded);
    const unsigned int first = place<input, T>(row * length, column);
    for (unsigned int j = 0; j < length; ++j) {
      room.store(first + j * (side * bytes<T>), items[j]);
    }
  }

  // Transposes the existing elements of items at an edge.
  template <std::size_t input, class T>
  __device__ __forceinline__ void transpose_elements(const Square &square, const unsigned char *from,
                                                     unsigned int row, unsigned int column) const {
    const long long *strides = operands.each[Items::results + input].strides;
    const long long along = strides[shape.ndim - 2], across = strides[shape.ndim - 1];
    QUAFF_KEEP_LOOP
    for (unsigned int k = 0; k < length && column * length + k < square.columns; ++k) {
      for (unsigned int j = 0; j < length; ++j) {
        if (row * length + j < square.rows) {
          const auto element = load_item<Adjacent<T, 1>>(from + (j * along + k * across));
          room.store(place<input, T>(row * length + j, column) + k * bytes<T>, element);
        }
      }
    }
  }

  // The place of a row's item in shared memory: items of a column are in different banks, and so are those of
  // a row.
  template <std::size_t input, class T>
  __device__ __forceinline__ unsigned int place(unsigned int row, unsigned int column) const {
    return room.place(row_place<input, T>(row), column * (bytes<T> * length));
  }

  // A row begins at a multiple of its size, and the number of the row's bank is added: the place of an item
  // is then one instruction away.
  template <std::size_t input, class T>
  __device__ __forceinline__ unsigned int row_place(unsigned int row) const {
    constexpr unsigned int size = bytes<T> * length;
    constexpr unsigned int of_bank = size < 4 ? 4 / size : 1;
    const unsigned int own = of_bank == 1 ? row / length : row / length * of_bank % of_row;
    return bytes_before(input) * side * side + row * (of_row * size) + own * size;
  }

  // The number of bytes per element of all transposed inputs before this one.
  __device__ __forceinline__ unsigned int bytes_before(std::size_t input) const {
    constexpr unsigned int sizes[] = {sizeof(Inputs)...};
    unsigned int bytes = 0;
    for (std::size_t other = 0; other < input; ++other) {
      bytes += transposed >> other & 1 ? sizes[other] : 0;
    }
    return bytes;
  }

  // The addresses of a thread's items in its first row, and the steps from a row to the next.
  struct Column {
    unsigned char *first[Items::count];
    long long step[Items::count];

    __device__ __forceinline__ unsigned char *at(std::size_t operand, unsigned int row) const {
      return first[operand] + row * step[operand];
    }
  };

  __device__ __forceinline__ Column addresses(const Square &square, unsigned int column) const {
    const unsigned int last = shape.ndim - 1;
    Column addresses;
    for (std::size_t operand = 0; operand < Items::count; ++operand) {
      const long long *strides = operands.each[operand].strides;
      addresses.step[operand] = strides[last - 1];
      addresses.first[operand] =
          operands.each[operand].memory + (square.offsets[operand] + column * length * strides[last]);
    }
    return addresses;
  }

  // The layout of an input that is not transposed.
  enum class InputLayout { run, of_row, number };

  template <class T> struct Source {
    InputLayout layout;
    Moved<T, length> number;
    // The bytes of a transposed row before the item, and before the next one.
    unsigned int column, next;
  };

  template <std::size_t input, class T>
  __device__ __forceinline__ Source<T> source(unsigned int column) const {
    const ElementOperand &operand = operands.each[Items::results + input];
    Source<T> source;
    source.layout = operand.memory == nullptr              ? InputLayout::number
                    : operand.strides[shape.ndim - 1] == 0 ? InputLayout::of_row
                                                           : InputLayout::run;
    source.number = repeated<T, length>(number_of<T>(operand));
    source.column = room.kept(column * (bytes<T> * length));
    source.next = room.kept((column + 1) * (bytes<T> * length));
    return source;
  }

  // Neighbouring threads process neighbouring items of a row.
  template <bool is_inner, std::size_t... Input>
  __device__ __forceinline__ void apply_to_rows(const Square &square, std::index_sequence<Input...>) const {
    constexpr unsigned int batch = is_inner ? most_rows : 1;
    const unsigned int rows = is_inner || square.rows > side ? side : square.rows;
    const Walk walk{};
    const bool has_all_rows = is_inner && side % (walk.down * batch) == 0;
    const unsigned int columns = is_shifted && is_inner ? of_row - 1 : of_row;
    for (unsigned int column = walk.column; column < columns && walk.row < walk.down; column += walk.across) {
      const Column addresses = this->addresses(square, column);
      const std::tuple<Source<Inputs>...> sources{source<Input, Inputs>(column)...};
      unsigned char *results[Items::results];
      for (std::size_t result = 0; result < Items::results; ++result) {
        results[result] = addresses.at(result, walk.row);
      }
      QUAFF_KEEP_LOOP
      for (unsigned int first = walk.row; first < rows; first += walk.down * batch) {
        typename Items::template Items<length> items[batch];
        unsigned char *at[batch][Items::results];
        unsigned int shift[batch];
        bool are_there[batch];
        for (unsigned int i = 0; i < batch; ++i) {
          const unsigned int row = first + i * walk.down;
          for (std::size_t result = 0; result < Items::results; ++result) {
            at[i][result] = results[result] + i * walk.down * addresses.step[result];
          }
          shift[i] = is_shifted ? to_border(at[i][0]) : 0;
          are_there[i] = is_inner ? has_all_rows || row < rows : is_whole_in_row(square, column, shift[i]);
          if (are_there[i]) {
            ((std::get<Input>(items[i]) =
                  item<is_inner, Input, Inputs>(std::get<Input>(sources), addresses, row, shift[i])),
             ...);
          }
        }
        for (unsigned int i = 0; i < batch; ++i) {
          if (are_there[i]) {
            Items::template apply_at<length, is_shifted>(items[i], at[i], shift[i]);
          }
        }
        for (std::size_t result = 0; result < Items::results; ++result) {
          results[result] += batch * walk.down * addresses.step[result];
        }
      }
    }
  }

  // The number of elements from a place of the first result to the next aligned address.
  __device__ __forceinline__ static unsigned int to_border(const unsigned char *result) {
    constexpr unsigned int sizes[] = {sizeof(Results)...};
    return (0u - static_cast<unsigned int>(reinterpret_cast<Size>(result))) / sizes[0] % length;
  }

  // Whether an item of a row is complete and inside the array.
  __device__ __forceinline__ static bool is_whole_in_row(const Square &square, unsigned int column,
                                                         unsigned int shift) {
    return (!is_shifted || column < of_row - 1) && column * length + shift + length <= square.columns;
  }

  template <bool is_inner, std::size_t input, class T>
  __device__ __forceinline__ Moved<T, length> item(const Source<T> &source, const Column &addresses,
                                                   unsigned int row, unsigned int shift) const {
    using Item = Moved<T, length>;
    if (transposed >> input & 1) {
      const unsigned int in_row = row_place<input, T>(row);
      const Item item = room.load<Item>(room.place(in_row, source.column));
      if constexpr (is_shifted) {
        return item_from<T, length>(item, room.load<Item>(room.place(in_row, source.next)), shift);
      } else {
        return item;
      }
    }
    if (source.layout == InputLayout::number) {
      return source.number;
    }
    const unsigned char *const at = addresses.at(Items::results + input, row);
    if (source.layout == InputLayout::of_row) {
      return repeated<T, length>(load_item<Adjacent<T, 1>>(at).elements[0]);
    }
    if constexpr (is_shifted) {
      // Most operands are laid out like the result, and begin at an aligned address where it does.
      const unsigned char *const from = at + shift * bytes<T>;
      return is_packed<T, length> && reinterpret_cast<Size>(from) % sizeof(Item) == 0
                 ? load_item<Item>(from)
                 : load_shifted<T, length, !is_inner>(from);
    } else {
      return load_item<Item>(at);
    }
  }

  // Processes the elements of each row before its first item, and those after its last whole one.
  // Neighbouring threads process neighbouring elements: as many before as an item has, and as many after.
  template <std::size_t... Input>
  __device__ __forceinline__ void apply_to_ends(const Square &square, std::index_sequence<Input...>) const {
    const unsigned int last = shape.ndim - 1;
    const unsigned int rows = square.rows < side ? square.rows : side;
    QUAFF_KEEP_LOOP
    for (unsigned int i = threadIdx.x; i < rows * (2 * length); i += tile_threads()) {
      const unsigned int row = i / (2 * length), place_at_end = i % length;
      long long offsets[Items::count];
      for (std::size_t operand = 0; operand < Items::count; ++operand) {
        offsets[operand] = square.offsets[operand] + row * operands.each[operand].strides[last - 1];
      }
      const unsigned int shift = to_border(operands.each[0].memory + offsets[0]);
      const bool is_before = i % (2 * length) < length;
      const unsigned int whole = square.columns < shift ? 0 : (square.columns - shift) / length;
      const unsigned int of_items = shift + least_of(whole, of_row - 1) * length;
      const unsigned int begin = is_before ? place_at_end : of_items + place_at_end;
      const unsigned int wanted = !is_before ? shift + written : square.column == 0 ? shift : 0;
      if (begin < wanted && begin < square.columns) {
        apply_to_element(row, begin, offsets, std::index_sequence<Input...>());
      }
    }
  }

  // Processes the element in a column of a row. `offsets` are those of the row's first element in the
  // operands.
  template <std::size_t... Input>
  __device__ __forceinline__ void apply_to_element(unsigned int row, unsigned int column,
                                                   long long (&offsets)[Items::count],
                                                   std::index_sequence<Input...>) const {
    const unsigned int last = shape.ndim - 1;
    for (std::size_t operand = 0; operand < Items::count; ++operand) {
      offsets[operand] += column * operands.each[operand].strides[last];
    }
    typename Items::template Items<1> element;
    ((std::get<Input>(element) =
          transposed >> Input & 1
              ? room.load<Adjacent<Inputs, 1>>(place<Input, Inputs>(row, column / length) +
                                               column % length * bytes<Inputs>)
              : read_item<Inputs, 1>(operands.each[Items::results + Input], offsets[Items::results + Input],
                                     last)),
     ...);
    Items::template apply<1>(element, operands, offsets);
  }
};

} // namespace quaff::detail
