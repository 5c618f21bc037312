// Elementwise functions on a device: one thread for each item of several elements, which are loaded and
// stored at once if they are adjacent.
//
// The module's row is a struct whose `apply` has the results as references and then the parameters by value,
// as on the host (elementwise.hpp). Every element is one call of `apply`, so the results do not depend on the
// layout.
#pragma once

#include "quaff/adjacent.cuh"
#include "quaff/element_signature.hpp"
#include "quaff/elements.cuh"
#include "quaff/transpose.cuh"

#include <cstddef>
#include <cstring>
#include <tuple>
#include <type_traits>
#include <utility>

namespace quaff {

// The most axes along which operands are walked, after equal neighbours were joined.
constexpr unsigned int most_element_axes = 16;

// The shape of an elementwise function's result, in items. Laid out, like `ElementOperand`, as in
// runtime/src/core/device/elements/layout.rs.
struct ElementShape {
  unsigned int ndim; // at least 1
  // The elements before the first item and after the last, which are processed one by one. Only with a single
  // axis.
  unsigned int head;
  unsigned int tail;
  unsigned int count; // total number of items
  unsigned int operands;
  unsigned long long shape[most_element_axes];
  // Of the lengths of the axes; for squares, those of the last two axes are of the number of squares along
  // them.
  unsigned long long reciprocals[most_element_axes];
};

struct ElementOperand {
  // The first element; null if the operand is a number.
  unsigned char *memory;
  // The stride in bytes between items along each axis; may be negative.
  long long strides[most_element_axes];
  unsigned char number[16];
};

// The operands of an elementwise function: the results, followed by the inputs.
template <std::size_t count> struct ElementOperands {
  ElementOperand each[count];
};

} // namespace quaff

namespace quaff::detail {

// The number of an operand that is not in memory.
template <class T> __device__ __forceinline__ Stored<T> number_of(const ElementOperand &operand) {
  Stored<T> number;
  std::memcpy(&number, operand.number, sizeof number);
  return number;
}

// Reads an item of an input. If the input has no stride along the last axis, the item is one element.
template <class T, unsigned int length>
__device__ __forceinline__ Moved<T, length> read_item(const ElementOperand &operand, long long offset,
                                                      unsigned int last) {
  if (length == 1 ? operand.memory != nullptr : operand.strides[last] != 0) {
    return load_item<Moved<T, length>>(operand.memory + offset);
  }
  return repeated<T, length>(operand.memory == nullptr
                                 ? number_of<T>(operand)
                                 : load_item<Adjacent<T, 1>>(operand.memory + offset).elements[0]);
}

// The offsets of the item with this number in the operands. Each axis takes one division, independent of the
// number of operands.
template <std::size_t count>
__device__ __forceinline__ void find_item(long long (&offsets)[count], const ElementShape &shape,
                                          const ElementOperands<count> &operands, unsigned int item) {
  for (long long &offset : offsets) {
    offset = 0;
  }
  QUAFF_KEEP_LOOP
  for (unsigned int axis = shape.ndim - 1; axis != 0; --axis) {
    const unsigned int length = static_cast<unsigned int>(shape.shape[axis]);
    const unsigned int rows = quotient(item, length, shape.reciprocals[axis]);
    const long long place = item - rows * length;
    for (std::size_t operand = 0; operand < count; ++operand) {
      offsets[operand] += place * operands.each[operand].strides[axis];
    }
    item = rows;
  }
  for (std::size_t operand = 0; operand < count; ++operand) {
    offsets[operand] += static_cast<long long>(item) * operands.each[operand].strides[0];
  }
}

// Applies the function of a row to items.
template <class Row, class Results, class Inputs> struct ElementItems;

template <class Row, class... Results, class... Inputs>
struct ElementItems<Row, Types<Results...>, Types<Inputs...>> {
  static constexpr std::size_t results = sizeof...(Results);
  static constexpr std::size_t count = sizeof...(Results) + sizeof...(Inputs);
  using Operands = ElementOperands<count>;

  static constexpr std::size_t widest() {
    std::size_t widest = 1;
    ((widest = sizeof(Results) > widest ? sizeof(Results) : widest), ...);
    ((widest = sizeof(Inputs) > widest ? sizeof(Inputs) : widest), ...);
    return widest;
  }

  // The number of elements in an item: as many of the widest type as one load has.
  static constexpr unsigned int item_length = 16 / widest();
  // The number of elements that a thread loads at once where it loads single elements. Items, which contain
  // several elements, are loaded one at a time.
  static constexpr unsigned int elements_at_once = sizeof...(Inputs) <= 2   ? 4
                                                   : sizeof...(Inputs) <= 4 ? 2
                                                                            : 1;

  // Items as they are loaded: small elements as words, until the function is called.
  template <unsigned int length> using Items = std::tuple<Moved<Inputs, length>...>;

  template <unsigned int length>
  __device__ __forceinline__ static void run(const ElementShape &shape, const Operands &operands) {
    constexpr unsigned int at_once = length == 1 ? elements_at_once : 1;
    const Size block = static_cast<Size>(blockDim.x) * at_once;
    QUAFF_KEEP_LOOP
    for (Size first = blockIdx.x * block + threadIdx.x; first < shape.count; first += gridDim.x * block) {
      Items<length> items[at_once];
      long long offsets[at_once][count];
      for (unsigned int i = 0; i < at_once; ++i) {
        if (first + i * blockDim.x < shape.count) {
          find_item(offsets[i], shape, operands, static_cast<unsigned int>(first) + i * blockDim.x);
          read<length>(items[i], operands, offsets[i], shape.ndim - 1);
        }
      }
      for (unsigned int i = 0; i < at_once; ++i) {
        if (first + i * blockDim.x < shape.count) {
          apply<length>(items[i], operands, offsets[i]);
        }
      }
    }
  }

  // Processes the elements around the items of a run, each by a thread of the first block.
  __device__ __forceinline__ static void run_around(const ElementShape &shape, const Operands &operands) {
    QUAFF_KEEP_LOOP
    for (unsigned int i = threadIdx.x; blockIdx.x == 0 && i < shape.head + shape.tail; i += blockDim.x) {
      const long long from_first = static_cast<long long>(i) - shape.head;
      const long long items = i < shape.head ? 0 : static_cast<long long>(shape.count) * item_length;
      long long offsets[count];
      for (std::size_t operand = 0; operand < count; ++operand) {
        offsets[operand] = operands.each[operand].strides[0] / item_length * (from_first + items);
      }
      Items<1> element;
      read<1>(element, operands, offsets, 0);
      apply<1>(element, operands, offsets);
    }
  }

  template <unsigned int length>
  __device__ __forceinline__ static void read(Items<length> &items, const Operands &operands,
                                              const long long (&offsets)[count], unsigned int last) {
    read_each<length>(items, operands, offsets, last, std::index_sequence_for<Inputs...>());
  }

  template <unsigned int length>
  __device__ __forceinline__ static void apply(const Items<length> &items, const Operands &operands,
                                               const long long (&offsets)[count]) {
    unsigned char *at[results];
    for (std::size_t result = 0; result < results; ++result) {
      at[result] = operands.each[result].memory + offsets[result];
    }
    apply_at<length, false>(items, at, 0);
  }

  // Writes the results `shift` elements after the operands' first places. If the items are shifted, only
  // those of the first result are known to be aligned.
  template <unsigned int length, bool is_shifted>
  __device__ __forceinline__ static void apply_at(const Items<length> &items,
                                                  unsigned char *const (&at)[results], unsigned int shift) {
    apply_to_each<length, is_shifted>(items, at, shift, std::index_sequence_for<Results...>(),
                                      std::index_sequence_for<Inputs...>());
  }

private:
  template <unsigned int length, std::size_t... Input>
  __device__ __forceinline__ static void read_each(Items<length> &items, const Operands &operands,
                                                   const long long (&offsets)[count], unsigned int last,
                                                   std::index_sequence<Input...>) {
    ((std::get<Input>(items) =
          read_item<Inputs, length>(operands.each[results + Input], offsets[results + Input], last)),
     ...);
  }

  template <unsigned int length, bool is_shifted, std::size_t... Result, std::size_t... Input>
  __device__ __forceinline__ static void
  apply_to_each(const Items<length> &items, unsigned char *const (&at)[results], unsigned int shift,
                std::index_sequence<Result...>, std::index_sequence<Input...>) {
    const std::tuple<Adjacent<Inputs, length>...> given{unpacked<Inputs, length>(std::get<Input>(items))...};
    std::tuple<Adjacent<Results, length>...> made;
    for (unsigned int i = 0; i < length; ++i) {
      std::tuple<Results...> element{};
      Row::apply(std::get<Result>(element)..., static_cast<Inputs>(std::get<Input>(given).elements[i])...);
      ((std::get<Result>(made).elements[i] = static_cast<Stored<Results>>(std::get<Result>(element))), ...);
    }
    (store_at<Results>(at[Result] + shift * sizeof(Results), std::get<Result>(made),
                       is_shifted && Result != 0),
     ...);
  }

  // Stores an item. `may_be_unaligned`: the address may not be a multiple of the item's size.
  template <class T, unsigned int length>
  __device__ __forceinline__ static void store_at(unsigned char *to, const Adjacent<T, length> &item,
                                                  bool may_be_unaligned) {
    if (!may_be_unaligned || reinterpret_cast<Size>(to) % sizeof item == 0) {
      store_item(to, packed<T, length>(item));
    } else {
      for (unsigned int i = 0; i < length; ++i) {
        store_item(to + i * sizeof(T), item.elements[i]);
      }
    }
  }
};

} // namespace quaff::detail
