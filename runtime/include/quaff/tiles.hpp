// Tiles of elements of many slices, transposed so that the elements with one index are adjacent. Lanes can
// then load them as vectors; gathering them one by one would take several times as long as adding them.
#pragma once

#include "quaff/columns.hpp"

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace quaff::detail {

// The side of a square of elements that is transposed in registers.
constexpr std::size_t tile_side = 8;

// The builtin exists in clang, and in GCC from version 12 on.
#if defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector)
#define QUAFF_TURNS_TILES
#endif
#endif

#ifdef QUAFF_TURNS_TILES
constexpr bool tiles_are_turned = true;

template <class Word> struct TileVector {
  typedef Word type __attribute__((vector_size(tile_side * sizeof(Word))));
};

// Three perfect shuffles of all 64 elements: element 8 i + j then is at 8 j + i.
template <class Word>
QUAFF_INLINE void turn_square(const unsigned char *from, std::ptrdiff_t apart, unsigned char *to,
                              std::size_t to_apart) {
  using Vector = typename TileVector<Word>::type;
  constexpr std::size_t half = tile_side / 2;
  Vector rows[tile_side], shuffled[tile_side];
  for (std::size_t i = 0; i < tile_side; ++i) {
    __builtin_memcpy(&rows[i], from + static_cast<std::ptrdiff_t>(i) * apart, sizeof(Vector));
  }
  for (int time = 0; time < 3; ++time) {
    for (std::size_t i = 0; i < half; ++i) {
      shuffled[2 * i] = __builtin_shufflevector(rows[i], rows[i + half], 0, 8, 1, 9, 2, 10, 3, 11);
      shuffled[2 * i + 1] = __builtin_shufflevector(rows[i], rows[i + half], 4, 12, 5, 13, 6, 14, 7, 15);
    }
    for (std::size_t i = 0; i < tile_side; ++i) {
      rows[i] = shuffled[i];
    }
  }
  for (std::size_t i = 0; i < tile_side; ++i) {
    __builtin_memcpy(to + i * to_apart, &rows[i], sizeof(Vector));
  }
}
#else
constexpr bool tiles_are_turned = false;

template <class Word> void turn_square(const unsigned char *, std::ptrdiff_t, unsigned char *, std::size_t) {}
#endif

// A tile: as many elements of each of `lanes` slices as a cache line holds.
template <class Element, std::size_t lanes> class Tile {
public:
  static constexpr std::ptrdiff_t line = 64;
  static constexpr std::size_t rows = line / sizeof(Element);

  // Whether slices of this length are processed in tiles.
  static constexpr bool worthwhile(std::size_t length) {
    return tiles_are_turned && (sizeof(Element) == 4 || sizeof(Element) == 8) && length >= rows;
  }

  // Transposes the next elements of the slices, which are `apart` bytes apart; the next tile is `ahead` bytes
  // away.
  QUAFF_INLINE void turn(const unsigned char *first, std::ptrdiff_t apart, std::ptrdiff_t ahead) {
    using Word = std::conditional_t<sizeof(Element) == 4, std::uint32_t, std::uint64_t>;
    for (std::size_t lane = 0; lane < lanes; lane += tile_side) {
      const unsigned char *slices = first + static_cast<std::ptrdiff_t>(lane) * apart;
      for (std::size_t i = 0; i < tile_side; ++i) {
        __builtin_prefetch(slices + static_cast<std::ptrdiff_t>(i) * apart + ahead);
      }
      for (std::size_t row = 0; row < rows; row += tile_side) {
        turn_square<Word>(slices + row * sizeof(Element), apart,
                          memory + (row * lanes + lane) * sizeof(Element), lanes * sizeof(Element));
      }
    }
  }

  QUAFF_INLINE const unsigned char *row(std::size_t index) const {
    return memory + index * lanes * sizeof(Element);
  }

private:
  alignas(64) unsigned char memory[rows * lanes * sizeof(Element)];
};

} // namespace quaff::detail
