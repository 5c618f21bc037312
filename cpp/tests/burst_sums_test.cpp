// The sums of a burst compared with their bounds: their errors and their values.
#include "quaff/burst_sums.hpp"
#include "quaff/grid_sum.hpp"
#include "quaff/span_sum.hpp"
#include "quaff/sum.hpp"
#include "quaff/superaccumulator.hpp"

#include "check.hpp"

#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

namespace {

using quaff::detail::BiasedSum;
using quaff::detail::GridSum;
using quaff::detail::GridTotal;
using quaff::detail::Largest;
using quaff::detail::PairedSum;
using quaff::detail::SpanSum;
using quaff::detail::SumOfPairs;

constexpr double infinity = std::numeric_limits<double>::infinity();

// The difference between the terms and the exact sum of the elements.
template <class T> double distance(const std::vector<T> &elements, const std::vector<double> &terms) {
  quaff::Superaccumulator<double> difference;
  for (const T element : elements) {
    difference.add(static_cast<double>(element));
  }
  for (const double term : terms) {
    difference.add(-term);
  }
  return std::fabs(difference.value());
}

PairedSum paired(const std::vector<float> &elements) {
  PairedSum sum;
  for (std::size_t i = 0; i < elements.size(); i += 2) {
    sum.add(elements[i], elements[i + 1]);
  }
  return sum;
}

BiasedSum biased(const std::vector<double> &elements, double largest) {
  Largest scale;
  scale.add(largest);
  BiasedSum sum(scale);
  for (std::size_t i = 0; i < elements.size(); i += 2) {
    sum.add(elements[i], elements[i + 1]);
  }
  return sum;
}

GridSum on_grid(const std::vector<double> &elements, double largest) {
  Largest scale;
  scale.add(largest);
  GridSum sum(scale);
  for (std::size_t i = 0; i < elements.size(); ++i) {
    if (i + 1 == elements.size() || i % 8 == 6) {
      sum.add(elements[i]);
    } else {
      sum.add(elements[i], elements[i + 1]);
      ++i;
    }
  }
  return sum;
}

template <class Sum> double off(const Sum &sum, const std::vector<double> &elements) {
  return distance(elements, {sum.total(), sum.errors()});
}

std::mt19937_64 random_bits;

// A number between -1 and 1, with one of `binades` exponents.
double number(unsigned int binades) {
  const double unit = static_cast<double>(static_cast<std::int64_t>(random_bits())) * 0x1p-63;
  return std::ldexp(unit, -static_cast<int>(random_bits() % binades));
}

void pairs_are_off_by_their_doubt_at_most() {
  for (int draw = 0; draw < 20'000; ++draw) {
    std::vector<float> elements(2 + 2 * (random_bits() % (PairedSum::most / 2)));
    for (float &element : elements) {
      element = static_cast<float>(number(1 + static_cast<unsigned int>(draw) % 90));
    }
    const PairedSum sum = paired(elements);
    CHECK(distance(elements, {sum.total()}) <= 0x1p-53 * sum.doubt());
  }
}

// Rows of slices side by side: any number of them, of which some are added alone.
void rows_are_off_by_their_doubt_at_most() {
  for (int draw = 0; draw < 500; ++draw) {
    std::vector<float> elements(64 + random_bits() % 2048);
    for (float &element : elements) {
      element = static_cast<float>(number(1 + static_cast<unsigned int>(draw) % 90));
    }
    SumOfPairs sum;
    for (std::size_t i = 0; i < elements.size(); ++i) {
      if (i + 1 == elements.size() || random_bits() % 8 == 0) {
        sum.add(elements[i]);
      } else {
        sum.add(elements[i], elements[i + 1]);
        ++i;
      }
    }
    CHECK(distance(elements, {sum.total()}) <= 0x1p-53 * sum.doubt());
  }
}

// Sums of pairs that are twice as large as the sums before and after: with two fifths of the bound, decisions
// would be wrong.
void pairs_come_near_to_their_doubt() {
  const float lost = 0x1p-52f - 0x1p-76f;
  std::vector<float> elements = {1, 0};
  while (elements.size() < PairedSum::most) {
    elements.insert(elements.end(), {-2, lost / 2, 2, lost});
    elements.resize(elements.size() < PairedSum::most ? elements.size() : PairedSum::most);
  }
  const PairedSum sum = paired(elements);
  const double lost_in_all = distance(elements, {sum.total()}), bound = 0x1p-53 * sum.doubt();
  CHECK(lost_in_all > 0.4 * bound && lost_in_all <= bound);
}

void biased_sums_are_off_by_their_doubt_at_most() {
  int inexact = 0;
  for (int draw = 0; draw < 20'000; ++draw) {
    const int exponent = static_cast<int>(random_bits() % 2090) - 1074;
    std::vector<double> elements(2 + 2 * (random_bits() % (BiasedSum::most / 2)));
    for (double &element : elements) {
      element = std::ldexp(number(1 + static_cast<unsigned int>(draw) % 90), exponent);
    }
    const BiasedSum sum = biased(elements, std::ldexp(1.0, exponent));
    CHECK(sum.suffices());
    CHECK(off(sum, elements) <= 0x1p-53 * sum.doubt());
    inexact += sum.doubt() != 0;
  }
  CHECK(inexact > 10'000);
}

// The largest error of each addition to the errors, always in the same direction: half of the bound is too
// little.
void biased_sums_come_near_to_their_doubt() {
  const double most = 0x1p-41; // half of the last place of 2^12, at which the sum for 1 begins
  std::vector<double> elements = {most, most};
  while (elements.size() < BiasedSum::most) {
    const double binade = std::exp2(std::floor(std::log2(static_cast<double>(elements.size() + 1))));
    elements.push_back(most * (1 - binade * (0x1p-53 - 0x1p-60)));
  }
  elements[0] = elements[1] = std::nextafter(most, 0.0);
  const BiasedSum sum = biased(elements, 1);
  const double lost = off(sum, elements), bound = 0x1p-53 * sum.doubt();
  CHECK(sum.suffices() && lost > 0.5 * bound && lost <= bound);
}

// The elements are less than sixteen times as large, so that even the last rounding stays in the range.
void almost_sixteen_times_the_scale_suffice() {
  for (const double largest : {1.0, std::nextafter(2.0, 0.0), 0x1p-1074, 0x1p-1022, 0x1p1000}) {
    for (const double element : {15 * largest, -15 * largest}) {
      const BiasedSum sum = biased(std::vector<double>(BiasedSum::most, element), largest);
      CHECK(sum.suffices() && sum.total() + sum.errors() == BiasedSum::most * element);
    }
  }
}

void nothing_is_lost_of_counts() {
  const BiasedSum sum = biased({3, -0.0, 1e6, -1e6, -7, 0}, 1e6);
  CHECK(sum.suffices() && sum.doubt() == 0 && sum.errors() == 0 && sum.total() == -4);
  CHECK(biased({1, 0x1p-41}, 1).doubt() != 0);
}

// A sum that left the range and came back is refused as well, because its errors are not known.
void sums_that_stray_do_not_suffice() {
  for (const double far : {0x1p12, 0x1p13, 0x1p64, 0x1p1023, infinity, -infinity, std::nan("")}) {
    CHECK(!biased({1, 1, far, 1}, 1).suffices());
    CHECK(!biased({far, -far, 1, 1}, 1).suffices());
    CHECK(!biased({1, -far, far, 1}, 1).suffices());
  }
  CHECK(!biased({1, 0}, 0).suffices() && biased({0, -0.0}, 0).suffices());
  // At the end of the range there is no more room, and a sum that overflows is refused.
  const double max = std::numeric_limits<double>::max();
  CHECK(!biased({max, max}, max).suffices() && !biased({infinity, 1}, infinity).suffices());
  CHECK(biased({1e300, -1e300}, max).suffices());
}

// Whether a sum suffices. If it does, checks that it is exact and that its state gives the exact class's
// result.
template <class Sum> bool decides_exactly(const Sum &sum, const std::vector<double> &elements) {
  const quaff::Sum<double> state(sum);
  CHECK(state.decided() == sum.suffices());
  if (!sum.suffices()) {
    return false;
  }
  quaff::Superaccumulator<double> exact;
  for (const double element : elements) {
    exact.add(element);
  }
  CHECK(off(sum, elements) == 0 && state.value() == exact.value());
  return true;
}

void sums_on_a_grid_are_exact() {
  int sufficient = 0;
  for (int draw = 0; draw < 5'000; ++draw) {
    const int exponent = static_cast<int>(random_bits() % 2090) - 1074;
    const std::size_t most = draw % 16 == 0 ? GridSum::most : 64;
    std::vector<double> elements(1 + random_bits() % most);
    for (double &element : elements) {
      element = std::ldexp(number(1 + static_cast<unsigned int>(draw) % 60), exponent);
    }
    const GridSum sum = on_grid(elements, draw % 7 == 0 ? 1 : elements[0]);
    sufficient += decides_exactly(sum, elements);
  }
  CHECK(sufficient > 1'000 && sufficient < 4'500);
}

// The most elements of 63 times the first one's magnitude, whose errors all have one sign: neither of the two
// sums leaves its range.
void a_grid_has_room_for_all_elements() {
  for (const double first : {1.0, std::nextafter(2.0, 0.0), 0x1p-1074, 0x1p-1022, 0x1p990}) {
    for (const double element : {63 * first, -63 * first}) {
      const GridSum sum = on_grid(std::vector<double>(GridSum::most, element), first);
      CHECK(sum.suffices() && sum.total() + sum.errors() == GridSum::most * element);
    }
  }
  const double odd = 1 + 0x1p-34 - 0x1p-52; // loses almost half of a place of 2^19 each time
  const GridSum sum = on_grid(std::vector<double>(GridSum::most, odd), 1);
  CHECK(sum.suffices() && sum.errors() != 0 && off(sum, std::vector<double>(GridSum::most, odd)) == 0);
}

void sums_that_leave_the_grid_do_not_suffice() {
  for (const double far : {0x1p19, 0x1p64, 0x1p1023, infinity, -infinity, std::nan("")}) {
    CHECK(!on_grid({1, 1, far, 1}, 1).suffices());
    CHECK(!on_grid({far, -far, 1, 1}, 1).suffices());
    CHECK(!on_grid({1, -far, far, 1}, 1).suffices());
  }
  CHECK(!on_grid({1, 0x1p-75}, 1).suffices() && on_grid({1, 0x1p-73}, 1).suffices());
  CHECK(on_grid({0, -0.0}, 0).suffices() && on_grid({0, 3}, 0).suffices());
  CHECK(!GridSum().suffices() && !quaff::Sum<double>(on_grid({1, infinity}, 1)).decided());
  const double max = std::numeric_limits<double>::max();
  CHECK(!on_grid({max, max}, max).suffices() && !on_grid({infinity, 1}, infinity).suffices());
}

// Lanes of one scale, each with several elements.
GridTotal joined(const std::vector<double> &elements, double largest) {
  Largest scale;
  scale.add(largest);
  std::vector<GridSum> lanes(64, GridSum(scale));
  for (std::size_t i = 0; i < elements.size(); ++i) {
    lanes[i % lanes.size()].add(elements[i]);
  }
  GridTotal total{GridSum(scale)};
  for (const GridSum &lane : lanes) {
    total.join(lane);
  }
  return total;
}

void joined_sums_are_exact() {
  int sufficient = 0;
  for (int draw = 0; draw < 3'000; ++draw) {
    const int exponent = static_cast<int>(random_bits() % 2090) - 1074;
    std::vector<double> elements(1 + random_bits() % 2'000);
    for (double &element : elements) {
      element = std::ldexp(number(1 + static_cast<unsigned int>(draw) % 40), exponent);
    }
    const GridTotal sum = joined(elements, draw % 7 == 0 ? 1 : elements[0]);
    sufficient += decides_exactly(sum, elements);
  }
  CHECK(sufficient > 500 && sufficient < 2'700);
}

// Integers beyond 2^53 are refused, and do not overflow even if all lanes go as far as they can.
void joined_lanes_do_not_overflow() {
  const std::vector<double> near(64, 0x1p14 - 0x1p-33), far(64, 0x1p17), odd(64, 0x1p18 - 0x1p-34);
  CHECK(joined(near, 1).suffices() && off(joined(near, 1), near) == 0);
  CHECK(!joined(far, 1).suffices() && !joined(odd, 1).suffices());
  for (const double largest : {0x1p-1074, 0x1p-1022, 1.0, 0x1p1000}) {
    for (const double element : {60 * largest, -60 * largest}) {
      const GridTotal sum = joined(std::vector<double>(64 * 8, element), largest);
      CHECK(sum.suffices() && sum.total() + sum.errors() == 512 * element);
    }
  }
  const double max = std::numeric_limits<double>::max();
  CHECK(!joined({max, max, -max}, max).suffices() && !joined({1, infinity}, 1).suffices());
  CHECK(!joined({1, std::nan("")}, 1).suffices() && !joined({1, 0x1p-75}, 1).suffices());
  CHECK(joined({0, -0.0}, 0).suffices() && !std::signbit(quaff::Sum<double>(joined({-0.0}, 0)).value()));
}

SpanSum of_span(const std::vector<float> &elements) {
  SpanSum sums[2];
  for (std::size_t i = 0; i < elements.size(); ++i) {
    sums[i % 3 == 0].add(elements[i]);
  }
  sums[0].merge(sums[1]);
  return sums[0];
}

// A few floats, some of which may be 0, subnormal or not finite: a sum that suffices gives the exact class's
// result, and the others decide none.
void sums_of_a_span_are_exact() {
  int sufficient = 0;
  for (int draw = 0; draw < 20'000; ++draw) {
    const int exponent = static_cast<int>(random_bits() % 276) - 149;
    const unsigned int binades = 1 + static_cast<unsigned int>(draw) % 40;
    std::vector<float> elements(random_bits() % (SpanSum::most + 1));
    quaff::Superaccumulator<float> exact;
    bool is_finite = true;
    for (float &element : elements) {
      element = static_cast<float>(std::ldexp(number(binades), exponent));
      element = random_bits() % 8 == 0 ? std::copysign(0.0F, element) : element;
      if (draw % 50 == 0 && random_bits() % 16 == 0) {
        element = random_bits() % 4 == 0 ? std::nanf("") : std::copysign(HUGE_VALF, element);
      }
      is_finite = is_finite && std::isfinite(element);
      exact.add(element);
    }
    const SpanSum sum = of_span(elements);
    const quaff::Sum<float> state(sum);
    CHECK(sum.is_finite() == is_finite && (is_finite || sum.suffices()));
    CHECK(state.decided() == sum.suffices() && state.decided_without_branch() == sum.suffices());
    if (sum.suffices()) {
      const float value = state.value(), expected = exact.value();
      CHECK(!is_finite || distance(elements, {sum.total()}) == 0);
      CHECK(std::memcmp(&value, &expected, sizeof value) == 0);
      ++sufficient;
    }
  }
  CHECK(sufficient > 5'000 && sufficient < 19'000);
}

// The largest elements of the widest span whose sum is exact, and of the next one.
void spans_are_limited() {
  const float largest = std::nextafter(2.0F, 0.0F);
  for (const int exponent : {-149, -126, 0, 103}) {
    const float least = std::ldexp(1 + 0x1p-23F, exponent);
    for (const int wider : {0, 1}) {
      std::vector<float> elements(SpanSum::most, std::ldexp(largest, exponent + 22 + wider));
      elements[0] = least;
      const SpanSum sum = of_span(elements);
      CHECK(distance(elements, {sum.total()}) == 0);
      CHECK(wider != 0 || sum.suffices());
    }
    CHECK(exponent < -126 || !of_span({least, std::ldexp(1.0F, exponent + 24)}).suffices());
  }
  CHECK(of_span({}).suffices() && of_span({0, -0.0F}).suffices() && !std::signbit(of_span({-0.0F}).total()));
}

} // namespace

int main() {
  joined_sums_are_exact();
  joined_lanes_do_not_overflow();
  sums_of_a_span_are_exact();
  spans_are_limited();
  sums_on_a_grid_are_exact();
  a_grid_has_room_for_all_elements();
  sums_that_leave_the_grid_do_not_suffice();
  pairs_are_off_by_their_doubt_at_most();
  rows_are_off_by_their_doubt_at_most();
  pairs_come_near_to_their_doubt();
  biased_sums_are_off_by_their_doubt_at_most();
  biased_sums_come_near_to_their_doubt();
  almost_sixteen_times_the_scale_suffice();
  nothing_is_lost_of_counts();
  sums_that_stray_do_not_suffice();
  return report();
}
