// Inputs that are hard to sum, from a seed.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <random>
#include <type_traits>
#include <utility>
#include <vector>

template <class T> class SumInputs {
  using Limits = std::numeric_limits<T>;

public:
  explicit SumInputs(std::uint64_t seed) : random(seed) {}

  std::vector<T> next() {
    std::vector<T> values(length());
    const std::uint64_t kind = below(kinds);
    if (kind == kinds - 1) {
      cancel(values);
    } else {
      fill(values, kind);
    }
    spice(values);
    return values;
  }

  std::uint64_t below(std::uint64_t bound) { return random() % bound; }

private:
  static constexpr std::uint64_t kinds = 12;

  // Mostly short lengths; one in three hundred is up to 10^6.
  std::size_t length() {
    const double longest = below(300) == 0 ? 1e6 : below(8) == 0 ? 10'000 : 100;
    return static_cast<std::size_t>(std::pow(longest + 1, unit())) - below(2);
  }

  void fill(std::vector<T> &values, std::uint64_t kind) {
    const int center = exponent();
    const std::uint64_t span = below(60);
    const T step = std::ldexp(T(1), center);
    const auto limit = static_cast<std::int64_t>(std::uint64_t(1) << below(Limits::digits + 1));
    for (T &value : values) {
      switch (kind) {
      case 0: // of one binade
        value = std::ldexp(static_cast<T>(1 + unit()), center);
        break;
      case 1: // uniform
        value = static_cast<T>(unit());
        break;
      case 2: // of both signs
        value = static_cast<T>(2 * unit() - 1);
        break;
      case 3: // with a range of exponents
        value = std::ldexp(static_cast<T>(2 * unit() - 1), center / 2 + static_cast<int>(below(span + 1)));
        break;
      case 4: // random bits
        value = any_number();
        break;
      case 5: // whole multiples of a power of two
        value =
            static_cast<T>(static_cast<std::int64_t>(below(static_cast<std::uint64_t>(limit) + 1))) * step;
        break;
      case 6: // ... of both signs
        value = static_cast<T>(static_cast<std::int64_t>(below(static_cast<std::uint64_t>(limit) + 1)) -
                               limit / 2);
        break;
      case 7: // subnormal
        value = static_cast<T>(static_cast<std::int64_t>(below(2000)) - 1000) * Limits::denorm_min();
        break;
      case 8: // at the end of the range
        value = Limits::max() * static_cast<T>(below(2) ? 1 : unit()) * (below(3) ? T(1) : T(-1));
        break;
      case 9: { // increasing or decreasing magnitudes
        const double place = static_cast<double>(&value - values.data()) / static_cast<double>(values.size());
        const double way = (center % 2 == 0 ? place : 1 - place) * static_cast<double>(span);
        value = std::ldexp(static_cast<T>(2 * unit() - 1), center / 2 + static_cast<int>(way));
        break;
      }
      default: // ones, and halves of their last places: many ties
        value = tie_term();
      }
    }
  }

  // One, or half, a quarter, or a tiny fraction of its last place.
  T tie_term() {
    switch (below(6)) {
    case 0:
    case 1:
      return 1;
    case 2:
      return Limits::epsilon() / 2;
    case 3:
      return -Limits::epsilon() / 4;
    case 4:
      return Limits::epsilon();
    default:
      return below(2) != 0 ? Limits::denorm_min() : Limits::min() / -3;
    }
  }

  // Appends the negated elements, so that almost nothing remains.
  void cancel(std::vector<T> &values) {
    const T rest = std::ldexp(T(1), -static_cast<int>(below(2 * Limits::digits)));
    for (std::size_t i = 0; i + 1 < values.size(); i += 2) {
      values[i] = std::ldexp(static_cast<T>(2 * unit() - 1), static_cast<int>(below(Limits::digits * 2)));
      values[i + 1] = -values[i] * (1 + rest * static_cast<T>(unit()));
    }
    for (std::size_t i = values.size(); i > 1; --i) {
      std::swap(values[i - 1], values[below(i)]);
    }
  }

  // Adds zeros, and a few elements that are not finite, overflow in between, break a tie, or differ in
  // magnitude.
  void spice(std::vector<T> &values) {
    if (values.empty()) {
      return;
    }
    const std::uint64_t kind = below(40);
    if (kind < 3) {
      const T specials[] = {Limits::infinity(), -Limits::infinity(), Limits::quiet_NaN()};
      for (std::uint64_t count = below(3); count-- != 0;) {
        some(values) = specials[kind == 0 ? below(3) : kind - 1];
      }
    } else if (kind < 6) {
      some(values) = kind == 3 ? T(0) : kind == 4 ? -T(0) : Limits::denorm_min();
    } else if (kind == 6 && values.size() > 3) {
      for (const T value : {Limits::max(), Limits::max(), -Limits::max(), -Limits::max()}) {
        some(values) = value;
      }
    } else if (kind == 7) {
      some(values) = any_number();
    }
  }

  T &some(std::vector<T> &values) { return values[below(values.size())]; }

  double unit() { return static_cast<double>(random() >> 11) * 0x1p-53; }

  int exponent() {
    return Limits::min_exponent + static_cast<int>(below(Limits::max_exponent - Limits::min_exponent - 20));
  }

  T any_number() {
    std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t> bits;
    T number;
    do {
      bits = static_cast<decltype(bits)>(random());
      std::memcpy(&number, &bits, sizeof number);
    } while (!std::isfinite(number));
    return number;
  }

  std::mt19937_64 random;
};
