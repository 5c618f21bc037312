// The speed of the host loop over classes with a scalar `add`: ns for few elements, GB/s for many. See
// README.md.
#include "quaff/reductions.hpp"
#include "quaff/sum.hpp"

#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <stdexcept>
#include <vector>

namespace {

constexpr std::size_t few[] = {1, 8, 32, 128};
constexpr std::size_t many[] = {10'000, 100'000, 100'000'000};

// A sum in the elements' own precision, which shows the cost of correct rounding in the same loop.
template <class T> struct PlainSum {
  void add(T x) { total += x; }
  void merge(const PlainSum &other) { total += other.total; }
  T value() const { return total; }

  T total = 0;
};

template <class T> struct SumOfSquares {
  void add(T x) { total += x * x; }
  void merge(const SumOfSquares &other) { total += other.total; }
  T value() const { return total; }

  T total = 0;
};

template <class T> struct Range {
  void add(T x) {
    low = x < low ? x : low;
    high = x > high ? x : high;
  }
  void merge(const Range &other) {
    add(other.low);
    add(other.high);
  }
  T value() const { return high - low; }

  T low = std::numeric_limits<T>::max(), high = std::numeric_limits<T>::lowest();
};

template <class T> struct Mean {
  void add(T x) {
    total += static_cast<double>(x);
    ++count;
  }
  void merge(const Mean &other) {
    total += other.total;
    count += other.count;
  }
  T value() const { return static_cast<T>(total / static_cast<double>(count)); }

  double total = 0;
  std::int64_t count = 0;
};

// Not vectorizable: each element may leave the loop.
template <class T> struct CheckedSum {
  void add(T x) {
    if (!(x < 2)) {
      throw std::domain_error("2 or more");
    }
    total += static_cast<double>(x);
  }
  void merge(const CheckedSum &other) { total += other.total; }
  T value() const { return static_cast<T>(total); }

  double total = 0;
};

// Too large for lanes: one state, to which elements are added one after the other.
template <class T> struct Histogram {
  void add(T x) { ++counts[static_cast<std::size_t>(x * 100)]; }
  void merge(const Histogram &other) {
    for (std::size_t i = 0; i < 100; ++i) {
      counts[i] += other.counts[i];
    }
  }
  T value() const { return static_cast<T>(counts[0]); }

  std::int64_t counts[100] = {};
};

// The reference loop: eight running sums in the elements' own precision.
template <class T> QUAFF_WIDE T eight_sums(const T *values, std::size_t size) {
  T sums[8] = {};
  std::size_t i = 0;
  for (; i + 8 <= size; i += 8) {
    for (std::size_t k = 0; k < 8; ++k) {
      sums[k] += values[i + k];
    }
  }
  for (; i < size; ++i) {
    sums[0] += values[i];
  }
  return sums[0] + sums[1] + sums[2] + sums[3] + sums[4] + sums[5] + sums[6] + sums[7];
}

// The reference loop for products: 32 running sums of them, which read two arrays at the memory's speed.
template <class T> QUAFF_WIDE T sums_of_products(const T *x, const T *y, std::size_t size) {
  T sums[32] = {};
  std::size_t i = 0;
  for (; i + 32 <= size; i += 32) {
    for (std::size_t k = 0; k < 32; ++k) {
      sums[k] += x[i + k] * y[i + k];
    }
  }
  for (; i < size; ++i) {
    sums[0] += x[i] * y[i];
  }
  T total = 0;
  for (const T sum : sums) {
    total += sum;
  }
  return total;
}

template <class Call> double seconds(const Call &call, std::size_t calls) {
  const auto start = std::chrono::steady_clock::now();
  for (std::size_t i = 0; i < calls; ++i) {
    call();
  }
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() /
         static_cast<double>(calls);
}

// The shortest of many short measurements: on a shared machine the others are noise.
template <class Call> double least_seconds(const Call &call, std::size_t size) {
  const std::size_t calls = size < 20'000 ? 40'000 / (size + 20) + 1 : 1;
  const int repeats = size < 1'000'000 ? 400 : 7;
  double least = seconds(call, calls);
  for (int i = 1; i < repeats; ++i) {
    const double taken = seconds(call, calls);
    least = taken < least ? taken : least;
  }
  return least;
}

// `arrays` is the number of arrays of this size that the call reads.
template <class T, class Run>
void row(const char *name, const std::vector<T> &values, const Run &run, std::size_t arrays = 1) {
  std::printf("%-16s %-8s", name, sizeof(T) == 4 ? "float32" : "float64");
  const auto timed = [&](std::size_t size) {
    volatile std::size_t length = size; // so that the compiler cannot specialize the loop
    volatile T result;
    return least_seconds([&] { result = run(values.data(), length); }, size);
  };
  for (const std::size_t size : few) {
    std::printf(" %8.1f", timed(size) * 1e9);
  }
  for (const std::size_t size : many) {
    std::printf(" %8.1f", static_cast<double>(arrays * size * sizeof(T)) / timed(size) * 1e-9);
  }
  std::printf("\n");
}

template <template <class> class Class, class T>
void class_row(const char *name, const std::vector<T> &values) {
  row(name, values, [](const T *from, std::size_t size) { return quaff::reduce<Class<T>, T>(from, size); });
}

// The exact class over an array, as the runtime runs it: by its shortcuts, if they suffice.
template <class T> T exact_sum(const T *values, std::size_t size) {
  using Steps = quaff::Reduction<quaff::Sum<T>, T, T>;
  const std::ptrdiff_t stride = sizeof(T);
  quaff::ReductionState state;
  T sum;
  Steps::accumulate(state, true, {values, 1, &size, &stride, quaff::dtype_of<T>});
  Steps::finish(state, true, size, sum);
  return sum;
}

// The values with all exponents, for which no shortcut suffices.
template <class T> std::vector<T> of_all_sizes(std::vector<T> values) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    values[i] = std::ldexp(values[i], static_cast<int>(i * 7919 % 200) - 100);
  }
  return values;
}

template <class T> void rows() {
  std::vector<T> values(many[2]);
  for (std::size_t i = 0; i < values.size(); ++i) {
    values[i] = static_cast<T>(i * 7919 % 10'007) / 10'007;
  }
  row("eight sums", values, eight_sums<T>);
  class_row<PlainSum>("plain sum", values);
  class_row<quaff::Sum>("quaff::Sum", values);
  row("... exact", values, exact_sum<T>);
  row("... all sizes", of_all_sizes(values), exact_sum<T>);
  class_row<SumOfSquares>("sum of squares", values);
  class_row<Range>("range", values);
  class_row<Mean>("mean", values);
  class_row<CheckedSum>("checked sum", values);
  class_row<Histogram>("histogram", values);
  class_row<quaff::Norm>("quaff::Norm", values);
  const std::vector<T> others(values.rbegin(), values.rend());
  const auto with_others = [&](auto product) {
    return [&others, product](const T *from, std::size_t size) { return product(from, others.data(), size); };
  };
  row("sums of products", values, with_others(sums_of_products<T>), 2);
  row("quaff::dot", values, with_others(quaff::dot<T>), 2);
}

} // namespace

int main() {
  std::printf("%-25s %35s %26s\n", "", "ns for this many elements", "GB/s for this many");
  std::printf("%-16s %-8s %8d %8d %8d %8d %8s %8s %8s\n", "", "", 1, 8, 32, 128, "1e4", "1e5", "1e8");
  rows<double>();
  rows<float>();
}
