// The number of float sums that a device's classes leave to the exact class. The kernels' own loops and
// merges run on a GPU emulated by threads; the width of the interval that a class cannot decide, divided by
// the distance between two results, is the probability of being undecided. docs/exact-sum.md has the table.
#include "device.hpp"

#include "quaff/reduce.cuh"
#include "quaff/sum.hpp"

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

namespace {

using quaff::detail::Size;

// A copy of Sum<float> that exposes its error bound. It has the same size, so that a thread has as many.
struct InDoubles : quaff::Sum<float>::lane {
  double unused = 0;
};
static_assert(quaff::detail::lanes<InDoubles> == quaff::detail::lanes<quaff::Sum<float>>);

using Narrow = quaff::Sum<float>::narrow;
using Pair = quaff::detail::CompensatedSum<float, quaff::detail::RoundedSum<float>>;

// The width that `decided` leaves open on both sides of the sum: for floats 2^29 times their error bound, and
// the error of adding three of them in double.
double width(const InDoubles &state, double) { return 2 * 0x1p-51 * state.doubt(); }
template <class Floats> double width(const Floats &state, double sum) {
  return 2 * 0x1p-51 * (0x1p29 * static_cast<double>(state.doubt()) + 3 * std::fabs(sum));
}

// Random bits for a number: SplitMix64.
double unit(std::uint64_t number) {
  std::uint64_t bits = (number + 1) * 0x9e3779b97f4a7c15;
  bits = (bits ^ bits >> 30) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ bits >> 27) * 0x94d049bb133111eb;
  return static_cast<double>((bits ^ bits >> 31) >> 11) * 0x1p-53;
}

struct Uniform {
  static constexpr const char *name = "uniform";
  static constexpr double mean = 0.5, deviation = 0.28867513459481287;

  static void draw_pair(Size number, float *pair) {
    pair[0] = static_cast<float>(unit(number));
    pair[1] = static_cast<float>(unit(number + 1));
  }
};

struct Normal {
  static constexpr const char *name = "normal";
  static constexpr double mean = 0, deviation = 1;

  // The method of Box and Muller.
  static void draw_pair(Size number, float *pair) {
    const double radius = std::sqrt(-2 * std::log(1 - unit(number))), angle = 2 * M_PI * unit(number + 1);
    pair[0] = static_cast<float>(radius * std::cos(angle));
    pair[1] = static_cast<float>(radius * std::sin(angle));
  }
};

// Numbers that replace an array, as items in the form that the kernels use.
template <class Numbers> struct Drawn {
  using Vectors = quaff::detail::Vectors<float>;
  using Item = Vectors::Item;

  Size count;

  Item load(Size index) const {
    Item item;
    for (Size i = 0; i < std::size(item.elements); i += 2) {
      Numbers::draw_pair(index * std::size(item.elements) + i, item.elements + i);
    }
    return item;
  }

  template <class Class> static void add(Class &state, const Item &item) { Vectors::add(state, item); }
};

// The runtime launches twice as many blocks as fit on the device, if each thread gets 16 elements.
template <class Class> unsigned int block_count(Size size, unsigned int multiprocessors) {
  const Size worth = quaff::detail::most(1, size / (16 * quaff::detail::threads_per_block));
  const unsigned int most = 2 * quaff::detail::Kernels<Class, float>::blocks * multiprocessors;
  return static_cast<unsigned int>(quaff::detail::least(worth, most));
}

template <class Class, class Numbers> Class reduced(Size size, unsigned int multiprocessors) {
  const unsigned int blocks = block_count<Class>(size, multiprocessors);
  const Drawn<Numbers> items{size / std::size(typename Drawn<Numbers>::Item().elements)};
  std::vector<quaff::ReductionState> partials(blocks);
  unsigned int finished = 0;
  Class result;
  const auto kernel = [&] {
    quaff::Outcome outcome;
    Class state{};
    quaff::detail::add_items(state, items, quaff::detail::thread_index(), quaff::detail::thread_count());
    quaff::detail::finish(state, items.count, {partials.data()->bytes, &finished, &outcome, 1});
    if (blockIdx.x == blocks - 1 && threadIdx.x == 0) {
      result = state;
    }
  };
  device::launch(blocks, quaff::detail::threads_per_block, kernel);
  return result;
}

// Averaged over the distribution of the sum: the distance between results depends on how close it is to 0.
template <class Class, class Numbers> double chance(Size size, unsigned int multiprocessors) {
  const Class state = reduced<Class, Numbers>(size, multiprocessors);
  const auto elements = static_cast<double>(size);
  constexpr Size draws = 1'000'000;
  double total = 0;
  for (Size draw = 0; draw < draws; draw += 2) {
    float deviations[2];
    Normal::draw_pair(draw, deviations);
    for (const float deviation : deviations) {
      const double sum = elements * Numbers::mean +
                         std::sqrt(elements) * Numbers::deviation * static_cast<double>(deviation);
      const auto rounded = static_cast<float>(std::fabs(sum));
      const float distance = std::nextafter(rounded, INFINITY) - rounded;
      total += std::fmin(1, width(state, sum) / static_cast<double>(distance));
    }
  }
  return total / static_cast<double>(draws);
}

template <class Numbers> void row(int log_size, unsigned int multiprocessors) {
  const Size size = Size(1) << log_size;
  std::printf("2^%-2d %-8s %16u %10.1e %10.1e %10.1e\n", log_size, Numbers::name, multiprocessors,
              chance<InDoubles, Numbers>(size, multiprocessors),
              chance<Narrow, Numbers>(size, multiprocessors), chance<Pair, Numbers>(size, multiprocessors));
  std::fflush(stdout);
}

} // namespace

int main() {
  std::printf("%-13s %16s %10s %10s %10s\n", "elements", "multiprocessors", "in doubles", "narrow", "a pair");
  for (const unsigned int multiprocessors : {132u, 40u, 14u}) {
    for (const int log_size : {12, 16, 20, 28}) {
      row<Uniform>(log_size, multiprocessors);
      row<Normal>(log_size, multiprocessors);
    }
  }
}
