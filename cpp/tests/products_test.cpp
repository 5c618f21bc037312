// Dot products and norms where correct rounding is difficult, and for infinities, NaN, overflow and
// underflow. tests/build/cases/ready_reductions has the many inputs.
#include "quaff/dot.hpp"
#include "quaff/norm.hpp"

#include "check.hpp"

#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

namespace {

template <class T> using Limits = std::numeric_limits<T>;

using quaff::detail::SquareBurst;
using quaff::detail::SquareSum;

// Arrays below and above the size from which lanes are used: `values`, followed by zeros.
template <class T> std::vector<T> with_zeros(std::vector<T> values, std::size_t size) {
  values.resize(values.size() + size);
  return values;
}

template <class T> T dot_of(const std::vector<T> &x, const std::vector<T> &y, std::size_t zeros) {
  const std::vector<T> left = with_zeros(x, zeros), right = with_zeros(y, zeros);
  return quaff::dot(left.data(), right.data(), left.size());
}

template <class T> T norm_of(const std::vector<T> &values, std::size_t zeros) {
  const std::vector<T> all = with_zeros(values, zeros);
  return quaff::norm(all.data(), all.size());
}

template <class T> void products_are_exact(std::size_t zeros) {
  const T epsilon = Limits<T>::epsilon(), max = Limits<T>::max(), least = Limits<T>::denorm_min();
  // (1 + e)^2 - 1 - 2 e = e^2
  CHECK(dot_of<T>({1 + epsilon, 1, 2 * epsilon}, {1 + epsilon, -1, -1}, zeros) == epsilon * epsilon);
  CHECK(dot_of<T>({max, max, 3}, {max, -max, 2}, zeros) == 6);
  CHECK(dot_of<T>({max, 1}, {2, max}, zeros) == Limits<T>::infinity());
  CHECK(dot_of<T>({max, -max}, {max, max}, zeros) == 0);
  CHECK(!std::signbit(dot_of<T>({-1, 1}, {1, 1}, zeros)));
  // Products below the least number, whose sum is half of it, or slightly more: ties go to even.
  const T root = std::sqrt(least), half = static_cast<T>(0.5);
  CHECK(dot_of<T>({least}, {half}, zeros) == 0);
  CHECK(dot_of<T>({least, least}, {half, least}, zeros) == least);
  CHECK(dot_of<T>({least, least}, {half, 1}, zeros) == 2 * least);
  CHECK(norm_of<T>({least, least, least, least}, zeros) == 2 * least);
  CHECK(norm_of<T>({root * least}, zeros) == root * least);
  CHECK(norm_of<T>({least, least}, zeros) == least);
}

template <class T> void norms_neither_overflow_nor_lose_digits(std::size_t zeros) {
  const T max = Limits<T>::max(), epsilon = Limits<T>::epsilon();
  CHECK(norm_of<T>({3, 4}, zeros) == 5);
  CHECK(norm_of<T>({max}, zeros) == max);
  CHECK(norm_of<T>({max / 2, max / 2, max / 2, max / 2}, zeros) == max);
  CHECK(norm_of<T>({max, max}, zeros) == Limits<T>::infinity());
  CHECK(norm_of<T>({-1, epsilon / 4}, zeros) == 1);
  // 1 + 2 h + h^2 is the square of 1 + h, with h half a unit in the last place: a tie, and a near tie.
  const T h = epsilon / 2, side = Limits<T>::digits % 2 == 0 ? std::sqrt(h) : std::sqrt(epsilon);
  std::vector<T> tie = {1, side, h};
  if (side * side == h) {
    tie.push_back(side);
  }
  CHECK(norm_of(tie, zeros) == 1);
  tie.push_back(Limits<T>::denorm_min());
  CHECK(norm_of(tie, zeros) == 1 + epsilon);
}

template <class T> void specials_are_those_of_ieee(std::size_t zeros) {
  const T infinity = Limits<T>::infinity(), nan = Limits<T>::quiet_NaN();
  CHECK(dot_of<T>({infinity, 1}, {2, 3}, zeros) == infinity);
  CHECK(dot_of<T>({infinity, 1}, {-2, 3}, zeros) == -infinity);
  CHECK(std::isnan(dot_of<T>({infinity, infinity}, {1, -1}, zeros)));
  CHECK(std::isnan(dot_of<T>({infinity, 1}, {0, 3}, zeros)));
  CHECK(std::isnan(dot_of<T>({nan, 1}, {0, 3}, zeros)));
  CHECK(norm_of<T>({1, -infinity}, zeros) == infinity);
  CHECK(std::isnan(norm_of<T>({infinity, nan}, zeros)));
  CHECK(norm_of<T>({}, zeros) == 0 && dot_of<T>({}, {}, zeros) == 0);
}

// The carries of the exact class, and its merging.
template <class T> void many_products_are_carried() {
  quaff::detail::ProductAccumulator<T> sum, other;
  constexpr int count = 3 << 20;
  const T element = 1 - Limits<T>::epsilon() / 2; // all fraction bits are 1
  for (int i = 0; i < count; ++i) {
    sum.add(element, -element);
  }
  other.add(1, 1);
  sum.merge(other);
  // The square of the element is 1 - e + e^2 / 4, which adds up to slightly less than 1.5 units in the last
  // place of the sum.
  CHECK(sum.value() == -(T(count - 1) - T(1 << 21) * Limits<T>::epsilon()));
}

// A number between -1 and 1, with one of `binades` exponents.
double number(std::mt19937_64 &random_bits, unsigned int binades) {
  const double unit = static_cast<double>(static_cast<std::int64_t>(random_bits())) * 0x1p-63;
  return std::ldexp(unit, -static_cast<int>(random_bits() % binades));
}

// The difference between an enclosed number and the exact sum of the squares.
template <class T>
double distance_of_squares(const std::vector<T> &elements, const quaff::detail::Enclosure &enclosure) {
  quaff::detail::ProductAccumulator<double> difference;
  for (const T element : elements) {
    difference.add(static_cast<double>(element), static_cast<double>(element));
  }
  difference.add(enclosure.head, -1);
  difference.add(enclosure.tail, -1);
  return std::fabs(difference.value());
}

template <class T> SquareBurst<T> squares(const std::vector<T> &elements, SquareBurst<T> burst) {
  for (std::size_t i = 0; i < elements.size(); i += 2) {
    burst.add(elements[i], elements[i + 1]);
  }
  return burst;
}

SquareBurst<double> squares(const std::vector<double> &elements, double largest) {
  quaff::detail::Largest scale;
  scale.add(largest);
  return squares(elements, SquareBurst<double>(scale));
}

void sums_of_squares_are_off_by_their_bound_at_most() {
  std::mt19937_64 random_bits;
  for (int draw = 0; draw < 5'000; ++draw) {
    const auto binades = 1 + static_cast<unsigned int>(draw) % 90;
    std::vector<float> floats(2 + 2 * (random_bits() % (SquareBurst<float>::most / 2)));
    for (float &element : floats) {
      element = static_cast<float>(number(random_bits, binades));
    }
    const quaff::detail::Enclosure of_floats =
        SquareSum<float>(squares(floats, SquareBurst<float>())).enclosure();
    CHECK(distance_of_squares(floats, of_floats) <= of_floats.bound);

    const int exponent = static_cast<int>(random_bits() % 700) - 350;
    std::vector<double> doubles(2 + 2 * (random_bits() % (SquareBurst<double>::most / 2)));
    for (double &element : doubles) {
      element = std::ldexp(number(random_bits, binades), exponent);
    }
    const SquareBurst<double> burst = squares(doubles, std::ldexp(1.0, exponent));
    const quaff::detail::Enclosure of_doubles = SquareSum<double>(burst).enclosure();
    CHECK(burst.suffices() && distance_of_squares(doubles, of_doubles) <= of_doubles.bound);
    if (binades == 1 && doubles.size() == SquareBurst<double>::most) {
      CHECK(of_doubles.bound < 0x1p-62 * of_doubles.head);
    }
  }
}

void four_times_the_scale_suffices_for_squares() {
  for (const double largest : {1.0, std::nextafter(2.0, 0.0), 0x1p-400, 0x1p400}) {
    const std::vector<double> all(SquareBurst<double>::most, -4 * largest);
    CHECK(squares(all, largest).suffices());
  }
  for (const double far :
       {0x1p7, 0x1p64, 0x1p1023, Limits<double>::infinity(), -Limits<double>::infinity(), std::nan("")}) {
    CHECK(!squares({1, far}, 1).suffices() && !squares({far, far}, 1).suffices());
  }
  CHECK(!squares({0x1p500, 0}, 0x1p500).suffices() && squares({0, 0x1p-1074}, 0).suffices());
  CHECK(!SquareBurst<double>().suffices());
}

// The class for processors with fused multiplications and additions, on any processor: sums that cancel have
// errors within their bounds, which are narrow enough to decide sums of 10^4 random products.
template <class T> void random_products_are_decided_by_the_fused_class() {
  using Fused = typename quaff::DotProduct<T>::fused;
  std::mt19937_64 random_bits;
  for (int draw = 0; draw < 200; ++draw) {
    Fused sum;
    quaff::detail::ProductAccumulator<T> exact;
    for (int i = 0; i < 10'000; ++i) {
      const T one = static_cast<T>(static_cast<std::int64_t>(random_bits())) / T(1 << 30);
      const T other = static_cast<T>(static_cast<std::int64_t>(random_bits()));
      sum.add(one, other);
      exact.add(one, other);
    }
    CHECK(sizeof(T) < 8 || sum.decided());
    CHECK(!sum.decided() || sum.value() == exact.value());
  }
}

template <class T> void run() {
  for (const std::size_t zeros : {0u, 3u, 100u, 1000u, 5000u}) {
    products_are_exact<T>(zeros);
    norms_neither_overflow_nor_lose_digits<T>(zeros);
    specials_are_those_of_ieee<T>(zeros);
  }
}

} // namespace

int main() {
  run<float>();
  run<double>();
  many_products_are_carried<float>();
  many_products_are_carried<double>();
  sums_of_squares_are_off_by_their_bound_at_most();
  four_times_the_scale_suffices_for_squares();
  random_products_are_decided_by_the_fused_class<float>();
  random_products_are_decided_by_the_fused_class<double>();
  return report();
}
