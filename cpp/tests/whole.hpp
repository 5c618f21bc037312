// Long addition for tests: integer multiples of 2^-1074, and a rounding that is checked, not computed. It
// shares no code with the code under test.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

// A signed integer of 2304 bits, in two's complement.
class Whole {
public:
  // Adds 2^position times `factor`.
  void add(std::uint64_t factor, int position, bool negative) {
    const auto word = static_cast<std::size_t>(position / 64);
    const auto product = static_cast<unsigned __int128>(factor) << position % 64;
    add_at(word, static_cast<std::uint64_t>(product), negative);
    add_at(word + 1, static_cast<std::uint64_t>(product >> 64), negative);
  }

  bool is_zero() const {
    for (const std::uint64_t word : words) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  bool is_negative() const { return words.back() >> 63 != 0; }

  Whole magnitude() const { return is_negative() ? Whole() - *this : *this; }

  friend Whole operator-(Whole left, const Whole &right) {
    std::uint64_t borrow = 0;
    for (std::size_t i = 0; i < left.words.size(); ++i) {
      const auto difference = static_cast<unsigned __int128>(left.words[i]) - right.words[i] - borrow;
      left.words[i] = static_cast<std::uint64_t>(difference);
      borrow = difference >> 64 != 0;
    }
    return left;
  }

  friend bool operator<(const Whole &left, const Whole &right) { return (left - right).is_negative(); }

private:
  void add_at(std::size_t word, std::uint64_t amount, bool negative) {
    for (; amount != 0 && word < words.size(); ++word) {
      const std::uint64_t before = words[word];
      words[word] = negative ? before - amount : before + amount;
      amount = negative ? before < amount : words[word] < before;
    }
  }

  std::array<std::uint64_t, 36> words{};
};

// The exact sum of elements, and a check of its rounding to T.
template <class T> class ExactSum {
public:
  void add(T element) {
    if (std::isnan(element)) {
      nan = true;
    } else if (std::isinf(element)) {
      (element > 0 ? plus : minus) = true;
    } else {
      add_number(sum, element);
    }
  }

  bool rounds_to(T result) const {
    if (nan || (plus && minus)) {
      return std::isnan(result);
    }
    if (plus || minus) {
      return std::isinf(result) && (result > 0) == plus;
    }
    if (sum.is_zero()) {
      return result == 0 && !std::signbit(result);
    }
    return !std::isnan(result) && std::signbit(result) == sum.is_negative() && is_nearest(std::fabs(result));
  }

private:
  static constexpr int fraction_bits = std::numeric_limits<T>::digits - 1;
  static constexpr int exponents = sizeof(T) == 4 ? 255 : 2047;
  // The position of T's least positive number, in units of 2^-1074.
  static constexpr int least = sizeof(T) == 4 ? 1074 - 149 : 0;

  static std::uint64_t bits_of(T number) {
    std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t> bits;
    std::memcpy(&bits, &number, sizeof bits);
    return bits;
  }

  // Infinity counts as the number that its bits would mean with one more exponent: 2^1024, or 2^128.
  static void add_number(Whole &to, T number) {
    add_bits(to, bits_of(std::fabs(number)), std::signbit(number));
  }

  static void add_bits(Whole &to, std::uint64_t bits, bool negative) {
    const std::uint64_t fraction = bits & ((std::uint64_t(1) << fraction_bits) - 1);
    const auto exponent = static_cast<int>(bits >> fraction_bits);
    if (exponent == 0) {
      to.add(fraction, least, negative);
    } else {
      to.add(fraction | std::uint64_t(1) << fraction_bits, least + exponent - 1, negative);
    }
  }

  // No neighbour is nearer; in a tie, the last bit is 0.
  bool is_nearest(T result) const {
    const std::uint64_t bits = bits_of(result);
    const Whole distance = distance_to(bits);
    for (const std::uint64_t neighbour :
         {bits == 0 ? bits : bits - 1, std::isinf(result) ? bits : bits + 1}) {
      if (neighbour != bits) {
        const Whole other = distance_to(neighbour);
        if (other < distance || (!(distance < other) && (bits & 1) != 0)) {
          return false;
        }
      }
    }
    return true;
  }

  Whole distance_to(std::uint64_t bits) const {
    Whole number;
    add_bits(number, bits, false);
    return (sum.magnitude() - number).magnitude();
  }

  Whole sum;
  bool nan = false, plus = false, minus = false;
};
