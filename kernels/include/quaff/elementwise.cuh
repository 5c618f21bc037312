// The kernels of an elementwise function.
//
// The module's row is a struct whose `apply` has the results as references and then the parameters by value,
// as on the host (elementwise.hpp). Every element is one call of `apply`, so the results do not depend on the
// layout.
#pragma once

#include "quaff/element_items.cuh"
#include "quaff/element_tiles.cuh"
#include "quaff/reduce.cuh"

namespace quaff::detail {

template <class Row> struct ElementKernels {
  using Parameters = Signature<decltype(&Row::apply)>;
  using Items = ElementItems<Row, typename Parameters::results, typename Parameters::inputs>;
  using Tiles = ElementTiles<Row, typename Parameters::results, typename Parameters::inputs>;
  using Operands = typename Items::Operands;

  // Operands that are contiguous along the last axis, or have no stride there: an item is several elements.
  __device__ __forceinline__ static void runs(const ElementShape &shape, const Operands &operands) {
    Items::template run<Items::item_length>(shape, operands);
    Items::run_around(shape, operands);
  }

  // Operands of any layout: an item is one element.
  __device__ __forceinline__ static void apart(const ElementShape &shape, const Operands &operands) {
    Items::template run<1>(shape, operands);
  }

  __device__ __forceinline__ static void tiles(const ElementShape &shape, const Operands &operands,
                                               unsigned int transposed) {
    Tiles::run_in_items(shape, operands, transposed);
  }

  __device__ __forceinline__ static void element_tiles(const ElementShape &shape, const Operands &operands,
                                                       unsigned int transposed) {
    Tiles::run_in_elements(shape, operands, transposed);
  }
};

} // namespace quaff::detail

// The kernels of the struct with this name in `quaff_rows`. The next argument is the name of the function,
// for messages.
#define QUAFF_ELEMENTWISE(SYMBOL, ...)                                                                       \
  extern "C" __global__ void __launch_bounds__(::quaff::detail::threads_per_block)                           \
      SYMBOL##_runs(::quaff::ElementShape shape,                                                             \
                    ::quaff::detail::ElementKernels<::quaff_rows::SYMBOL>::Operands operands) {              \
    QUAFF_KERNEL_CODE(::quaff::detail::ElementKernels<::quaff_rows::SYMBOL>::runs(shape, operands));         \
  }                                                                                                          \
  extern "C" __global__ void __launch_bounds__(::quaff::detail::threads_per_block)                           \
      SYMBOL##_apart(::quaff::ElementShape shape,                                                            \
                     ::quaff::detail::ElementKernels<::quaff_rows::SYMBOL>::Operands operands) {             \
    QUAFF_KERNEL_CODE(::quaff::detail::ElementKernels<::quaff_rows::SYMBOL>::apart(shape, operands));        \
  }                                                                                                          \
  QUAFF_ELEMENT_TILES(SYMBOL, tiles, blocks_in_items)                                                        \
  QUAFF_ELEMENT_TILES(SYMBOL, element_tiles, blocks_in_elements)

#define QUAFF_ELEMENT_TILES(SYMBOL, KIND, BLOCKS)                                                            \
  extern "C" __global__ void __launch_bounds__(                                                              \
      ::quaff::detail::threads_per_block,                                                                    \
      ::quaff::detail::ElementKernels<::quaff_rows::SYMBOL>::Tiles::BLOCKS)                                  \
      SYMBOL##_##KIND(::quaff::ElementShape shape,                                                           \
                      ::quaff::detail::ElementKernels<::quaff_rows::SYMBOL>::Operands operands,              \
                      unsigned int transposed) {                                                             \
    QUAFF_KERNEL_CODE(                                                                                       \
        ::quaff::detail::ElementKernels<::quaff_rows::SYMBOL>::KIND(shape, operands, transposed));           \
  }
