// How many sums of floats a class leaves to the exact one, on grids as the kernels have them: the width of
// what it cannot tell around its result, over the distance between two results. docs/exact-sum.md has the
// table.
#include "quaff/sum.hpp"

#include <cmath>
#include <cstdio>
#include <random>

namespace {

using Narrow = quaff::Sum<float>::narrow;
using Wide = quaff::Sum<float>::lane;
using Pair = quaff::detail::CompensatedSum<float, quaff::detail::RoundedSum<float>>;

// As the kernels have them, of which a multiprocessor gets eight blocks.
constexpr std::size_t threads_per_block = 256, lanes = 4, blocks_per_multiprocessor = 8;

struct Sums {
  void add(float element) {
    wide.add(element);
    narrow.add(element);
    pair.add(element);
  }
  void merge(const Sums &other) {
    wide.merge(other.wide);
    narrow.merge(other.narrow);
    pair.merge(other.pair);
  }

  Wide wide;
  Narrow narrow;
  Pair pair;
};

template <class Draw> Sums thread(std::size_t elements_a_lane, Draw &draw) {
  Sums states[lanes];
  for (std::size_t i = 0; i < elements_a_lane; ++i) {
    for (Sums &state : states) {
      state.add(draw());
    }
  }
  for (std::size_t lane = 1; lane < lanes; ++lane) {
    states[0].merge(states[lane]);
  }
  return states[0];
}

template <class Draw> Sums block(std::size_t elements_a_lane, Draw &draw) {
  Sums threads[threads_per_block];
  for (Sums &state : threads) {
    state = thread(elements_a_lane, draw);
  }
  for (std::size_t half = threads_per_block / 2; half != 0; half /= 2) {
    for (std::size_t i = 0; i < half; ++i) {
      threads[i].merge(threads[i + half]);
    }
  }
  return threads[0];
}

template <class Draw> void row(const char *name, std::size_t multiprocessors, int log_size, Draw draw) {
  const std::size_t size = std::size_t(1) << log_size;
  const std::size_t worth = size / (threads_per_block * 16),
                    most = multiprocessors * blocks_per_multiprocessor;
  const std::size_t blocks = worth == 0 ? 1 : worth < most ? worth : most;
  const std::size_t elements_a_lane = (size - 1) / (blocks * threads_per_block * lanes) + 1;
  Sums all = block(elements_a_lane, draw);
  for (std::size_t i = 1; i < blocks; ++i) {
    all.merge(block(elements_a_lane, draw));
  }
  const auto result = static_cast<float>(std::fabs(all.wide.total()));
  const double distance = std::nextafter(result, INFINITY) - result;
  const double terms =
      3 * 0x1p-51 * static_cast<double>(result); // what comes of adding up the floats in double
  const double wide = 0x1p-51 * all.wide.doubt();
  const double narrow = 0x1p-22 * static_cast<double>(all.narrow.doubt()) + terms;
  const double pair = 0x1p-22 * static_cast<double>(all.pair.doubt()) + terms;
  std::printf("2^%-2d %-8s %16zu %10zu %10.0e %10.0e %10.0e\n", log_size, name, multiprocessors,
              elements_a_lane, 2 * wide / distance, 2 * narrow / distance, 2 * pair / distance);
}

} // namespace

int main() {
  std::printf("%-13s %16s %10s %10s %10s %10s\n", "elements", "multiprocessors", "in a lane", "in double",
              "narrow", "pair");
  std::mt19937_64 random(1);
  for (const std::size_t multiprocessors : {132, 40, 14}) {
    for (const int log_size : {12, 16, 20, 28}) {
      const auto unit = [&] { return static_cast<double>(random() >> 11) * 0x1p-53; };
      const auto uniform = [&] { return static_cast<float>(unit()); };
      const auto normal = [&] {
        return static_cast<float>(std::sqrt(-2 * std::log(1 - unit())) * std::cos(2 * M_PI * unit()));
      };
      row("uniform", multiprocessors, log_size, uniform);
      row("normal", multiprocessors, log_size, normal);
    }
  }
}
