// The loop around an elementwise function's kernel, independent of the element types: operands that are not
// contiguous are copied through blocks that stay in the first-level cache.
#pragma once

#include "quaff/contiguous.hpp"
#include "quaff/element_loop.hpp"
#include "quaff/stream_store.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace quaff::detail {

// The properties of an operand that are known at compile time.
struct Operand {
  Dtype dtype;
  std::size_t size;
};

// The dtype of an element type; an enumeration has the dtype of its underlying integers.
template <class T> constexpr Dtype element_dtype() {
  if constexpr (std::is_enum_v<T>) {
    return dtype_of<std::underlying_type_t<T>>;
  } else {
    return dtype_of<T>;
  }
}

template <class T> inline constexpr Operand operand_of{element_dtype<T>(), sizeof(T)};

// A kernel of the module over contiguous operands: it takes the addresses of the first elements, results
// before inputs.
struct ElementKernel {
  void (*run)(std::size_t count, unsigned char *const *memory);
  const Operand *operands;
  std::size_t results;
  std::size_t count;
  // The elements of a block.
  std::size_t block_length;
};

constexpr std::size_t most_operands = 16;
constexpr std::size_t widest_element = 16;

// The most elements of a block, and the most bytes of the blocks of all operands, which are on the stack:
// blocks are shorter if there are more or wider operands.
constexpr std::size_t longest_block = 512;
constexpr std::size_t block_bytes = 16 << 10;
constexpr std::size_t cache_line = 64;

static_assert(block_bytes / (most_operands * widest_element) >= cache_line);

// The elements of a block, for operands of so many bytes together: a multiple of the cache line size, so that
// each block begins at a line. A constant of the kernel, because divisions would take as long as short calls.
constexpr std::size_t block_length_for(std::size_t bytes) {
  const std::size_t most = block_bytes / bytes / cache_line * cache_line;
  return most < longest_block ? most : longest_block;
}

// Copies `rows` times `columns` elements to contiguous memory; each operand has its own strides.
template <std::size_t size>
void gather_elements(unsigned char *to, const unsigned char *from, std::size_t rows, std::size_t columns,
                     std::ptrdiff_t row_stride, std::ptrdiff_t column_stride) {
  for (std::size_t row = 0; row < rows; ++row, from += row_stride) {
    const unsigned char *element = from;
    for (std::size_t column = 0; column < columns; ++column, element += column_stride, to += size) {
      __builtin_memcpy(to, element, size);
    }
  }
}

template <std::size_t size>
void scatter_elements(const unsigned char *from, unsigned char *to, std::size_t rows, std::size_t columns,
                      std::ptrdiff_t row_stride, std::ptrdiff_t column_stride) {
  for (std::size_t row = 0; row < rows; ++row, to += row_stride) {
    unsigned char *element = to;
    for (std::size_t column = 0; column < columns; ++column, element += column_stride, from += size) {
      __builtin_memcpy(element, from, size);
    }
  }
}

// The loop of an elementwise function over its operands, block by block.
class ElementBlocks {
public:
  ElementBlocks(const ElementLoop &loop, const ElementKernel &kernel)
      : loop(loop), kernel(kernel), is_huge(loop.is_huge && stores_stream()),
        block_length(kernel.block_length), rows(loop.ndim > 1 ? loop.shape[loop.ndim - 2] : 1),
        columns(loop.shape[loop.ndim - 1]) {
    tile_rows = rows != 1 && columns < block_length ? std::min(rows, block_length / columns) : 1;
    bool is_buffered = false;
    unsigned char *block = blocks;
    for (std::size_t operand = 0; operand < kernel.count; ++operand) {
      State &state = states[operand];
      state.memory = static_cast<unsigned char *>(loop.memory[operand]);
      const std::ptrdiff_t *strides = loop.strides + operand * loop.ndim;
      state.row_stride = loop.ndim > 1 ? strides[loop.ndim - 2] : 0;
      state.column_stride = strides[loop.ndim - 1];
      const auto size = static_cast<std::ptrdiff_t>(kernel.operands[operand].size);
      state.block = block;
      state.filled = nullptr;
      block += block_length * kernel.operands[operand].size;
      state.is_run = state.column_stride == size &&
                     (tile_rows == 1 || state.row_stride == size * static_cast<std::ptrdiff_t>(columns));
      is_buffered |= !state.is_run || (is_huge && operand < kernel.results);
    }
    tile_columns = is_buffered ? std::min(columns, block_length) : columns;
  }

  void run() {
    run_axis(0);
    if (is_huge) {
      stream_fence();
    }
  }

private:
  // The state of an operand in the current plane of the two innermost axes.
  struct State {
    unsigned char *memory;
    std::ptrdiff_t row_stride;
    std::ptrdiff_t column_stride;
    bool is_run;
    unsigned char *block;
    // The only element of an operand in the plane, with which the block is filled.
    const unsigned char *filled;
  };

  void run_axis(std::size_t axis) {
    if (axis + 2 >= loop.ndim) {
      run_plane();
      return;
    }
    for (std::size_t index = 0; index < loop.shape[axis]; ++index) {
      run_axis(axis + 1);
      for (std::size_t operand = 0; operand < kernel.count; ++operand) {
        states[operand].memory += loop.strides[operand * loop.ndim + axis];
      }
    }
    for (std::size_t operand = 0; operand < kernel.count; ++operand) {
      states[operand].memory -=
          loop.strides[operand * loop.ndim + axis] * static_cast<std::ptrdiff_t>(loop.shape[axis]);
    }
  }

  void run_plane() {
    for (std::size_t row = 0; row < rows; row += tile_rows) {
      for (std::size_t column = 0; column < columns; column += tile_columns) {
        run_tile(row, column, std::min(tile_rows, rows - row), std::min(tile_columns, columns - column));
      }
    }
  }

  void run_tile(std::size_t row, std::size_t column, std::size_t tall, std::size_t wide) {
    unsigned char *memory[most_operands];
    for (std::size_t operand = 0; operand < kernel.count; ++operand) {
      State &state = states[operand];
      memory[operand] = state.memory + static_cast<std::ptrdiff_t>(row) * state.row_stride +
                        static_cast<std::ptrdiff_t>(column) * state.column_stride;
      if (operand < kernel.results) {
        memory[operand] = state.is_run && !is_huge ? memory[operand] : block(operand);
      } else if (!state.is_run) {
        read(operand, memory[operand], tall, wide);
        memory[operand] = block(operand);
      }
    }
    kernel.run(tall * wide, memory);
    for (std::size_t operand = 0; operand < kernel.results; ++operand) {
      if (memory[operand] == block(operand)) {
        write(operand, row, column, tall, wide);
      }
    }
  }

  void read(std::size_t operand, const unsigned char *from, std::size_t tall, std::size_t wide) {
    State &state = states[operand];
    std::ptrdiff_t row_stride = state.row_stride;
    if (state.column_stride == 0 && (row_stride == 0 || rows == 1)) {
      if (state.filled == from) {
        return;
      }
      state.filled = from;
      tall = 1;
      wide = std::min(rows * columns, block_length);
    }
    auto *gather = by_size(operand, gather_elements<1>, gather_elements<2>, gather_elements<4>,
                           gather_elements<8>, gather_elements<16>);
    gather(block(operand), from, tall, wide, row_stride, state.column_stride);
  }

  void write(std::size_t operand, std::size_t row, std::size_t column, std::size_t tall, std::size_t wide) {
    const State &state = states[operand];
    unsigned char *to = state.memory + static_cast<std::ptrdiff_t>(row) * state.row_stride +
                        static_cast<std::ptrdiff_t>(column) * state.column_stride;
    if (state.is_run) {
      stream_store(to, block(operand), tall * wide * kernel.operands[operand].size);
      return;
    }
    auto *scatter = by_size(operand, scatter_elements<1>, scatter_elements<2>, scatter_elements<4>,
                            scatter_elements<8>, scatter_elements<16>);
    scatter(block(operand), to, tall, wide, state.row_stride, state.column_stride);
  }

  template <class Function>
  Function *by_size(std::size_t operand, Function *one, Function *two, Function *four, Function *eight,
                    Function *sixteen) const {
    const std::size_t size = kernel.operands[operand].size;
    return size == 1 ? one : size == 2 ? two : size == 4 ? four : size == 8 ? eight : sixteen;
  }

  unsigned char *block(std::size_t operand) { return states[operand].block; }

  const ElementLoop &loop;
  const ElementKernel &kernel;
  // Whether results bypass the caches.
  const bool is_huge;
  const std::size_t block_length;
  const std::size_t rows;
  const std::size_t columns;
  std::size_t tile_rows;
  std::size_t tile_columns;
  // Uninitialized as well: only those of the kernel's operands are used.
  State states[most_operands];
  // Uninitialized: only blocks of operands that need one are touched.
  alignas(cache_line) unsigned char blocks[block_bytes];
};

// Out of line, because its blocks would slow down short runs.
[[gnu::noinline]] inline void run_in_blocks(const ElementLoop &loop, const ElementKernel &kernel) {
  if (std::find(loop.shape, loop.shape + loop.ndim, 0) != loop.shape + loop.ndim) {
    return;
  }
  ElementBlocks(loop, kernel).run();
}

inline void run_elements(const ElementLoop &loop, const ElementKernel &kernel) {
  bool is_run = loop.ndim == 1 && !(loop.is_huge && stores_stream());
  if (loop.operands != kernel.count) {
    refuse_dtype();
  }
  for (std::size_t operand = 0; operand < kernel.count; ++operand) {
    const Operand &known = kernel.operands[operand];
    if (loop.dtypes[operand] != known.dtype) {
      refuse_dtype();
    }
    is_run = is_run && loop.strides[operand] == static_cast<std::ptrdiff_t>(known.size);
  }
  if (is_run) {
    kernel.run(loop.shape[0], reinterpret_cast<unsigned char *const *>(loop.memory));
  } else {
    run_in_blocks(loop, kernel);
  }
}

} // namespace quaff::detail
