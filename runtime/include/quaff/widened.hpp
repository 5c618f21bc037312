// Rows of floats as doubles, for lanes that add doubles.
//
// GCC vectorizes a conversion from vectors of 16 floats, of which it moves the upper half first; from 8
// floats in memory, a conversion is one instruction.
#pragma once

#include "quaff/columns.hpp"

#include <cstddef>
#include <type_traits>
#include <utility>

namespace quaff::detail {

// Whether a class adds an element that is given as a double as well.
template <class Lane, class Element, class = void> struct AddsWidened : std::false_type {};
template <class Lane>
struct AddsWidened<Lane, float, std::void_t<decltype(std::declval<Lane &>().add_widened(1.0F, 1.0))>>
    : std::true_type {};

template <std::size_t lanes> class WidenedRow {
public:
#if defined(__GNUC__)
  [[gnu::always_inline]] explicit WidenedRow(const unsigned char *row) {
    typedef float Floats __attribute__((vector_size(32)));
    typedef double Doubles __attribute__((vector_size(64)));
    static_assert(lanes % 8 == 0);
    for (std::size_t lane = 0; lane < lanes; lane += 8) {
      asm("" : "+r"(row)); // else GCC joins these floats with the next ones again
      Floats of;
      __builtin_memcpy(&of, row + lane * sizeof(float), sizeof of);
      const Doubles some = {of[0], of[1], of[2], of[3], of[4], of[5], of[6], of[7]};
      __builtin_memcpy(values + lane, &some, sizeof some);
    }
  }
#else
  explicit WidenedRow(const unsigned char *row) {
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      values[lane] = load<float>(row + lane * sizeof(float));
    }
  }
#endif

  double operator[](std::size_t lane) const { return values[lane]; }

private:
  alignas(64) double values[lanes];
};

} // namespace quaff::detail
