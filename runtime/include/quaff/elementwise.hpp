// Elementwise functions on the host.
//
// For each row, the shim contains a struct whose `apply` has the results as references and then the
// parameters by value:
//
//   struct hypot_float { static void apply(float &result, float a, float b) { result = ::hypot<float>(a, b);
//   } };
//
// From this struct, this header builds a kernel, which the compiler vectorizes: a loop over contiguous
// operands. element_blocks.hpp copies other operands through contiguous blocks. There is therefore one loop
// for each row, whatever the layouts, and the result does not depend on them.
#pragma once

#include "quaff/columns.hpp"
#include "quaff/contiguous.hpp"
#include "quaff/element_blocks.hpp"
#include "quaff/element_loop.hpp"
#include "quaff/element_signature.hpp"
#include "quaff/float_environment.hpp"

#include <cstddef>
#include <iterator>
#include <tuple>
#include <type_traits>
#include <utility>

// Tells the compiler that the iterations of the next loop are independent.
#if defined(__clang__)
#define QUAFF_INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#elif defined(__GNUC__)
#define QUAFF_INDEPENDENT _Pragma("GCC ivdep")
#else
#define QUAFF_INDEPENDENT
#endif

namespace quaff {

namespace detail {

template <class Row, class Results, class Inputs> struct ElementRow;

template <class Row, class... Results, class... Inputs>
struct ElementRow<Row, Types<Results...>, Types<Inputs...>> {
  static constexpr Operand operands[] = {operand_of<Results>..., operand_of<Inputs>...};
  static constexpr std::size_t results = sizeof...(Results);
  static constexpr std::size_t block_length =
      block_length_for((0 + ... + sizeof(Results)) + (0 + ... + sizeof(Inputs)));
  static_assert(((sizeof(Results) <= widest_element) && ...) && ((sizeof(Inputs) <= widest_element) && ...),
                "an element that is wider than a block has room for");
  static_assert(sizeof...(Results) + sizeof...(Inputs) <= most_operands,
                "an elementwise function of so many operands");

  static void kernel(std::size_t count, unsigned char *const *memory) {
    run(count, memory, std::index_sequence_for<Results...>(), std::index_sequence_for<Inputs...>());
  }

private:
  // If operands are the same elements, each is read before it is written, so that the iterations are
  // independent.
  template <std::size_t... Result, std::size_t... Input>
  QUAFF_WIDE static void run(std::size_t count, unsigned char *const *memory, std::index_sequence<Result...>,
                             std::index_sequence<Input...>) {
    unsigned char *const results[] = {memory[Result]...};
    const unsigned char *const inputs[] = {memory[sizeof...(Results) + Input]..., nullptr};
    QUAFF_INDEPENDENT
    for (std::size_t i = 0; i < count; ++i) {
      std::tuple<Results...> element{};
      Row::apply(std::get<Result>(element)..., load<Inputs>(inputs[Input] + i * sizeof(Inputs))...);
      (__builtin_memcpy(results[Result] + i * sizeof(Results), &std::get<Result>(element), sizeof(Results)),
       ...);
    }
  }
};

template <class Row> void run_elements_of(const ElementLoop &loop) {
  using Parameters = Signature<decltype(&Row::apply)>;
  using Known = ElementRow<Row, typename Parameters::results, typename Parameters::inputs>;
  run_elements(loop, {may_throw(&Known::kernel), Known::operands, Known::results, std::size(Known::operands),
                      Known::block_length});
}

} // namespace detail

// Runs the function of a row over all elements.
template <class Row> void elementwise(const ElementLoop &loop) {
  detail::in_standard_environment(&detail::run_elements_of<Row>, loop);
}

} // namespace quaff
