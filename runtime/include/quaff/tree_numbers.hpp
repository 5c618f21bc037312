// The parts that the conversions of all trees share (`tree.hpp`): places in error messages, the memory of
// results, numbers and text.
#pragma once

#include "quaff/exception.hpp"
#include "quaff/number_conversion.hpp"
#include "quaff/tree.h"

#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

// Defined in the runtime's src/core/tree.rs: the number of bytes at the beginning of a text that are UTF-8,
// and in `invalid` the size of the invalid sequence behind them.
extern "C" __attribute__((visibility("hidden"))) std::size_t
quaff_valid_text(const char *text, std::size_t size, std::size_t *invalid) noexcept;

namespace quaff {

// The conversion of a type. `kind` is that of all its trees; `QUAFF_NOTHING` if they may have several.
template <class T, class = void> struct TreeOf;

namespace trees {

template <class T> using Of = TreeOf<std::remove_const_t<T>>;

using Tree = ::quaff_tree;

using Conversion = NumberConversion;

// The place of a tree in the argument, for messages, and the objects that own the memory to which values such
// as views refer.
struct TreePlace {
  const TreePlace *outer;
  const char *name;
  std::size_t index;
  std::vector<std::shared_ptr<void>> *kept;
  // The number of the first element of each list.
  std::size_t first;
  Conversion conversion = Conversion::any;

  TreePlace inside(const char *of, std::size_t at) const {
    return {this, of, first + at, kept, first, conversion};
  }
  std::string text() const {
    return outer == nullptr ? std::string(name) : outer->text() + name + std::to_string(index) + ": ";
  }
};

inline const char *kind_name(const Tree &tree) {
  static constexpr const char *names[] = {
      "nothing", "a bool",   "an integer", "an integer", "a number", "a complex number",
      "a text",  "an array", "a list",     "a set",      "pairs"};
  if (tree.kind >= std::size(names)) {
    return "a tree of no known kind";
  }
  const bool is_null = tree.kind >= QUAFF_TEXT && tree.size > 0 && tree.as.text == nullptr;
  return is_null ? "a null pointer" : names[tree.kind];
}
[[noreturn, gnu::cold]] inline void refuse(const char *expected, const Tree &tree, const TreePlace &place) {
  throw TypeFailure(place.text() + "expected " + expected + ", got " + kind_name(tree));
}
[[noreturn, gnu::cold]] inline void overflow(const TreePlace &place) {
  throw Failure<std::overflow_error>(place.text() + "the number does not fit into the type of C++'s");
}

[[noreturn, gnu::cold]] inline void inexact(const TreePlace &place) {
  throw Failure<std::overflow_error>(place.text() + "no `double` is the integer: pass a real number");
}

[[noreturn, gnu::cold]] inline void wrong_count(std::size_t expected, std::size_t got,
                                                const TreePlace &place) {
  throw Failure<std::invalid_argument>(place.text() + "expected " + std::to_string(expected) +
                                       " elements, got " + std::to_string(got));
}

// The memory of a result, which the caller frees as one: the first pass measures it, and the second writes.
class Memory {
public:
  explicit Memory(char *start) : start_(start) {}
  std::size_t used() const { return used_; }
  template <class T> T *take(std::size_t count) {
    char *place = start_ == nullptr ? nullptr : start_ + used_;
    used_ += (count * sizeof(T) + 15) / 16 * 16;
    return reinterpret_cast<T *>(place);
  }

private:
  char *start_;
  std::size_t used_ = 0;
};

template <class T> constexpr bool is_number = std::is_arithmetic_v<T> && !std::is_same_v<T, char>;
template <class T> constexpr std::uint8_t kind_of_number() {
  return std::is_same_v<T, bool>       ? QUAFF_BOOL
         : std::is_floating_point_v<T> ? QUAFF_REAL
         : std::is_signed_v<T>         ? QUAFF_INTEGER
                                       : QUAFF_NATURAL;
}
template <class T> DLDataType type_of_number() {
  const int code = std::is_same_v<T, bool>       ? kDLBool
                   : std::is_floating_point_v<T> ? kDLFloat
                   : std::is_signed_v<T>         ? kDLInt
                                                 : kDLUInt;
  return {static_cast<std::uint8_t>(code), static_cast<std::uint8_t>(8 * sizeof(T)), 1};
}

// Whether numbers of a type may become a `T`. A type of 0 bits is that of a single integer, which may have
// any size.
template <class T> bool may_become(DLDataType given, Conversion conversion) {
  const DLDataType own = type_of_number<T>();
  const bool is_same = given.code == own.code && (given.bits == own.bits || given.bits == 0);
  if (is_same || conversion == Conversion::any) {
    return true;
  }
  if (conversion == Conversion::none || own.code != kDLFloat) {
    // Integers that become integers of another type are checked one by one.
    return conversion == Conversion::without_loss && given.code != kDLFloat;
  }
  const int needed = given.code == kDLFloat ? given.bits : given.bits == 0 || given.bits > 16 ? 64 : 32;
  return own.bits >= needed;
}
template <class T> void check_conversion(DLDataType given, const TreePlace &place) {
  if (!may_become<T>(given, place.conversion)) {
    throw TypeFailure(place.text() + "expected a number of another type");
  }
}
// The type of a single number; its tree need not specify the type.
inline DLDataType type_of(const Tree &tree) {
  if (tree.type.bits != 0) {
    return tree.type;
  }
  const bool is_real = tree.kind == QUAFF_REAL || tree.kind == QUAFF_COMPLEX;
  const int code = is_real ? kDLFloat : tree.kind == QUAFF_NATURAL ? kDLUInt : kDLInt;
  return {static_cast<std::uint8_t>(code), static_cast<std::uint8_t>(is_real ? 64 : 0), 1};
}

// Converts a number of another type to a `T`, which must be able to represent the value. Reals are rounded,
// and so are integers that a `double` can represent, because some languages have no other numbers.
template <class T, class Given> T number(Given given, const TreePlace &place) {
  if constexpr (std::is_floating_point_v<T>) {
    const auto own = static_cast<T>(given);
    if constexpr (std::is_floating_point_v<Given> && sizeof(T) < sizeof(Given)) {
      if (std::isinf(own) && !std::isinf(given)) {
        overflow(place);
      }
    } else if constexpr (std::is_integral_v<Given> && sizeof(Given) > 4 &&
                         std::numeric_limits<T>::digits < std::numeric_limits<Given>::digits) {
      const auto exact = static_cast<double>(given);
      // The limit is the power of two above all values of the type; a `double` can represent it.
      if (exact >= std::ldexp(1.0, std::numeric_limits<Given>::digits) ||
          static_cast<Given>(exact) != given) {
        inexact(place);
      }
    }
    return own;
  } else if constexpr (std::is_floating_point_v<Given>) {
    if (!(given == std::floor(given))) {
      throw TypeFailure(place.text() + "expected an integer, got a number that is none");
    }
    // The limits are powers of two, which every floating-point type can represent.
    const Given limit = std::ldexp(Given(1), std::numeric_limits<T>::digits);
    if (given >= limit || given < (std::is_signed_v<T> ? -limit : Given(0))) {
      overflow(place);
    }
    return static_cast<T>(given);
  } else {
    const auto own = static_cast<T>(given);
    if (static_cast<Given>(own) != given || (own < T{}) != (given < Given{})) {
      overflow(place);
    }
    return own;
  }
}

// Calls `take` with the element at each index, in its own type; false for elements of unknown types.
template <class Take> bool each_element(const Tree &tree, Take &&take) {
  const auto all = [&](auto as) {
    using Given = decltype(as);
    const auto *elements = static_cast<const Given *>(tree.as.elements);
    for (std::size_t index = 0; index < tree.size; ++index) {
      take(index, elements[index]);
    }
    return true;
  };
  const auto type = tree.type;
  if (type.lanes != 1 || (tree.size > 0 && tree.as.elements == nullptr)) {
    return false;
  }
  switch (type.code << 8 | type.bits) {
  case kDLBool << 8 | 8:
  case kDLUInt << 8 | 8:
    return all(std::uint8_t{});
  case kDLUInt << 8 | 16:
    return all(std::uint16_t{});
  case kDLUInt << 8 | 32:
    return all(std::uint32_t{});
  case kDLUInt << 8 | 64:
    return all(std::uint64_t{});
  case kDLInt << 8 | 8:
    return all(std::int8_t{});
  case kDLInt << 8 | 16:
    return all(std::int16_t{});
  case kDLInt << 8 | 32:
    return all(std::int32_t{});
  case kDLInt << 8 | 64:
    return all(std::int64_t{});
  case kDLFloat << 8 | 32:
    return all(float{});
  case kDLFloat << 8 | 64:
    return all(double{});
  case kDLComplex << 8 | 64:
    return all(std::complex<float>{});
  case kDLComplex << 8 | 128:
    return all(std::complex<double>{});
  default:
    return false;
  }
}

inline bool is_bool(const Tree &tree) { return tree.type.code == kDLBool; }

// The number of bytes at the beginning of a text that are UTF-8.
inline std::size_t valid_size(std::string_view text) {
  std::size_t invalid = 0;
  return quaff_valid_text(text.data(), text.size(), &invalid);
}

// The text with U+FFFD instead of each sequence of bytes that is not UTF-8.
inline std::string replaced(std::string_view text) {
  std::string mended;
  while (!text.empty()) {
    std::size_t invalid = 0;
    const std::size_t valid = quaff_valid_text(text.data(), text.size(), &invalid);
    mended += text.substr(0, valid);
    if (invalid > 0) {
      mended += "\xEF\xBF\xBD";
    }
    text.remove_prefix(valid + invalid);
  }
  return mended;
}

inline std::string_view text(const Tree &tree, const TreePlace &place) {
  if (tree.kind != QUAFF_TEXT || (tree.as.text == nullptr && tree.size > 0)) {
    refuse("a text", tree, place);
  }
  const std::string_view text(tree.as.text == nullptr ? "" : tree.as.text, tree.size);
  if (valid_size(text) != text.size()) {
    throw Failure<std::invalid_argument>(place.text() + "the text is not valid UTF-8");
  }
  return text;
}
// Invalid bytes become replacement characters.
inline void write_text(Tree &tree, std::string_view text, Memory &memory) {
  std::string mended;
  if (valid_size(text) != text.size()) {
    mended = replaced(text);
    text = mended;
  }
  tree = quaff_tree_of(QUAFF_TEXT, text.size());
  char *copy = memory.take<char>(text.size() + 1);
  if (copy != nullptr) {
    text.copy(copy, text.size());
    copy[text.size()] = '\0';
    tree.as.text = copy;
  }
}

} // namespace trees

} // namespace quaff
