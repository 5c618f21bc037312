// quaff::SumState: parts in any order and grouping are equal to the whole, to long addition, and byte by
// byte. fuzz/ goes further; tests/python/test_sum_state.py has the bytes that are refused.
#include "quaff/sum_state.hpp"

#include "check.hpp"
#include "sum_inputs.hpp"
#include "whole.hpp"

#include <cmath>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <vector>

namespace {

using quaff::SumState;

template <class T> SumState sum_of(const std::vector<T> &values) {
  quaff::Superaccumulator<T> part;
  for (const T value : values) {
    part.add(value);
  }
  SumState sum;
  sum.add(part);
  return sum;
}

template <class T> bool rounds_as_it_has_to(const SumState &sum, const std::vector<T> &values) {
  ExactSum<T> expected;
  for (const T value : values) {
    expected.add(value);
  }
  return expected.rounds_to(static_cast<T>(sum.value()));
}

SumState read_again(const SumState &sum) {
  const std::vector<unsigned char> bytes = sum.bytes();
  return SumState::of_bytes(bytes.data(), bytes.size());
}

// Each number is added to one of several sums, which then are merged in random pairs.
template <class T> SumState by_chance(const std::vector<T> &values, SumInputs<T> &chance) {
  std::vector<SumState> sums(1 + chance.below(8));
  for (const T value : values) {
    sums[chance.below(sums.size())].merge(sum_of<T>({value}));
  }
  while (sums.size() > 1) {
    const SumState last = read_again(sums.back());
    sums.pop_back();
    sums[chance.below(sums.size())].merge(last);
  }
  return sums[0];
}

template <class T> void any_grouping_gives_the_whole() {
  SumInputs<T> inputs(7);
  for (int i = 0; i < 2000; ++i) {
    std::vector<T> values = inputs.next();
    values.resize(values.size() < 200 ? values.size() : 200);
    const SumState whole = sum_of(values);
    CHECK(rounds_as_it_has_to(whole, values));
    if (!values.empty()) {
      CHECK(by_chance(values, inputs).bytes() == whole.bytes());
    }
  }
}

void floats_and_doubles_make_one_sum() {
  SumInputs<float> floats(1);
  SumInputs<double> doubles(2);
  for (int i = 0; i < 2000; ++i) {
    const std::vector<float> narrow = floats.next();
    std::vector<double> all = doubles.next();
    SumState sum = sum_of(narrow);
    sum.merge(sum_of(all));
    all.insert(all.end(), narrow.begin(), narrow.end());
    CHECK(rounds_as_it_has_to(sum, all) && sum.bytes() == sum_of(all).bytes());
  }
}

// All positions of a float's last bit, with much smaller terms.
void floats_are_rounded_once() {
  constexpr float least = std::numeric_limits<float>::denorm_min();
  for (int exponent = -148; exponent < 128; ++exponent) {
    for (const int digits : {23, 24, 25}) {
      const float one = std::ldexp(1.0F, exponent), half = std::ldexp(one, -digits);
      for (const float rest : {-least, 0.0F, least}) {
        for (const float sign : {1.0F, -1.0F}) {
          const std::vector<float> values{sign * one, sign * half, sign * rest};
          CHECK(rounds_as_it_has_to(sum_of(values), values));
        }
      }
    }
  }
}

// The byte order of the machine does not matter.
void the_bytes_of_version_1() {
  std::vector<unsigned char> expected{'Q', 'S', 'U', 'M', 1, 2, 28, 6, 0, 0, 0, 0xe0};
  expected.insert(expected.end(), 18, 0xff);
  expected.insert(expected.end(), {5, 0});
  CHECK(sum_of<float>({-1.5f, 0x1p-149f}).bytes() == expected);
  CHECK(SumState::of_bytes(expected.data(), expected.size()).value() == -1.5);
}

void a_sum_has_room_for_2_to_the_78() {
  for (const double greatest : {std::numeric_limits<double>::max(), -std::numeric_limits<double>::max()}) {
    SumState sum = sum_of<double>({greatest});
    for (int doublings = 0; doublings < 78; ++doublings) {
      sum.merge(SumState(sum));
    }
    const std::vector<unsigned char> before = sum.bytes();
    CHECK(read_again(sum).bytes() == before);
    CHECK_THROWS(std::overflow_error, sum.merge(SumState(sum)));
    CHECK(sum.bytes() == before && std::isinf(sum.value()));
  }
}

} // namespace

int main() {
  any_grouping_gives_the_whole<float>();
  any_grouping_gives_the_whole<double>();
  floats_and_doubles_make_one_sum();
  floats_are_rounded_once();
  the_bytes_of_version_1();
  a_sum_has_room_for_2_to_the_78();
  return report();
}
