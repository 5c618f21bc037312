// The exact sum of data that arrives in parts: of several arrays, files or machines.
//
//   SumState sum;
//   for (const Part &part : parts) {
//     Superaccumulator<float> floats; // or any state of it that a reduction has made
//     ...
//     sum.add(floats);
//   }
//   sum.value(); // rounded once
//
// A state contains the sum itself, as a number, and not intermediate results: states of the same data that
// were merged in different orders and groupings are equal, member by member and byte by byte.
#pragma once

#include "quaff/exact_number.hpp"
#include "quaff/float_environment.hpp"
#include "quaff/superaccumulator.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

namespace quaff {

// A sum of floats and doubles. It is rounded to double if any element was a double, and otherwise to float.
class SumState {
public:
  void add(const Superaccumulator<float> &sum) {
    const Superaccumulator<float>::Number floats = sum.number();
    SumState part;
    part.number = {floats.magnitude.shifted<size>(float_places), floats.negative, floats.special};
    merge(part);
  }

  void add(const Superaccumulator<double> &sum) {
    SumState part;
    part.number = sum.number();
    part.of_doubles = true;
    merge(part);
  }

  // Throws std::overflow_error, and changes nothing, if the sum exceeds 2^78 times the greatest number.
  void merge(const SumState &other) {
    Superaccumulator<double> sum(number);
    sum.merge(Superaccumulator<double>(other.number));
    const Number merged = sum.number();
    if (merged.magnitude.digits[most_digits] != 0) {
      throw std::overflow_error("the sum is 2^78 times the greatest number, and has no room to grow");
    }
    number = merged;
    of_doubles = of_doubles || other.of_doubles;
  }

  double value() const { return detail::in_standard_environment(round, *this); }

  bool is_of_doubles() const { return of_doubles; }

  // Version 1: `QSUM`, the version, flags, the position of the first digit, the number of digits, and the
  // digits of the sum in units of 2^-1074, without zeros at either end, in 4 bytes each. Little-endian. The
  // flags are 1: has doubles; 2: negative; 4, 8, 12: NaN, infinity, -infinity.
  std::vector<unsigned char> bytes() const {
    const Digits digits = extent();
    std::vector<unsigned char> bytes(header + digit_bytes * digits.count);
    std::memcpy(bytes.data(), magic, sizeof magic);
    bytes[4] = version;
    bytes[5] = flags();
    bytes[6] = static_cast<unsigned char>(digits.first);
    bytes[7] = static_cast<unsigned char>(digits.count);
    for (std::size_t i = 0; i < digit_bytes * digits.count; ++i) {
      const std::uint32_t digit = number.magnitude.digits[digits.first + i / digit_bytes];
      bytes[header + i] = static_cast<unsigned char>(digit >> 8 * (i % digit_bytes));
    }
    return bytes;
  }

  // Throws std::invalid_argument for bytes that are not those of a sum.
  static SumState of_bytes(const unsigned char *bytes, std::size_t length) {
    check_header(bytes, length);
    SumState sum;
    sum.of_doubles = (bytes[5] & flag_doubles) != 0;
    sum.number.negative = (bytes[5] & flag_negative) != 0;
    sum.number.special = static_cast<detail::Special>(bytes[5] >> special_shift & 3);
    for (std::size_t i = 0; i < digit_bytes * bytes[7]; ++i) {
      sum.number.magnitude.digits[bytes[6] + i / digit_bytes] |= static_cast<std::uint32_t>(bytes[header + i])
                                                                 << 8 * (i % digit_bytes);
    }
    // Each sum has exactly one form: bytes with other flags or digits are corrupt.
    const std::vector<unsigned char> expected = sum.bytes();
    if (expected.size() != length || std::memcmp(expected.data(), bytes, length) != 0 || !sum.is_sound()) {
      throw std::invalid_argument("the bytes contradict themselves: they were damaged on their way");
    }
    return sum;
  }

private:
  using Number = Superaccumulator<double>::Number;

  struct Digits {
    std::size_t first, count;
  };

  static constexpr std::size_t size = sizeof(Number::magnitude) / sizeof(std::uint32_t);
  static constexpr std::size_t most_digits = size - 1;
  // The least float is 2 to this power times the least double.
  static constexpr int float_places = 1074 - 149;

  static constexpr char magic[] = {'Q', 'S', 'U', 'M'};
  static constexpr unsigned char version = 1;
  static constexpr std::size_t header = 8, digit_bytes = 4;
  static constexpr unsigned char flag_doubles = 1, flag_negative = 2;
  static constexpr int special_shift = 2;

  static double round(const SumState &sum) {
    return sum.of_doubles ? detail::rounded<double>(sum.number)
                          : static_cast<double>(detail::rounded<float>(sum.number, float_places));
  }

  static void check_header(const unsigned char *bytes, std::size_t length) {
    if (length < header || std::memcmp(bytes, magic, sizeof magic) != 0) {
      throw std::invalid_argument("the bytes are of no sum: those begin with `QSUM`, and are 8 or more");
    }
    if (bytes[4] != version) {
      throw std::invalid_argument("the bytes are of version " + std::to_string(bytes[4]) +
                                  ", and this is version 1: read them with a newer quaff");
    }
    if (length != header + digit_bytes * bytes[7]) {
      throw std::invalid_argument("the sum has " + std::to_string(header + digit_bytes * bytes[7]) +
                                  " bytes, and these are " + std::to_string(length));
    }
    if (std::size_t(bytes[6]) + bytes[7] > most_digits) {
      throw std::invalid_argument(
          "the bytes hold more digits than a sum has: they were damaged on their way");
    }
  }

  unsigned char flags() const {
    const int special = static_cast<int>(number.special) << special_shift;
    return static_cast<unsigned char>(special | (number.negative ? flag_negative : 0) |
                                      (of_doubles ? flag_doubles : 0));
  }

  // The range of digits without the zeros at both ends.
  Digits extent() const {
    const auto &digits = number.magnitude.digits;
    std::size_t first = 0, end = most_digits;
    while (end != 0 && digits[end - 1] == 0) {
      --end;
    }
    while (first != end && digits[first] == 0) {
      ++first;
    }
    return {end == 0 ? 0 : first, end - first};
  }

  // Whether the members are valid: zero has no sign, and NaN and infinities have neither a sign of their own
  // nor digits.
  bool is_sound() const {
    const bool is_zero = extent().count == 0;
    return is_zero ? !number.negative : number.special == detail::Special::none;
  }

  Number number;
  bool of_doubles = false;
};

} // namespace quaff
