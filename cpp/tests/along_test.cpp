// The loop over slices, with every choice of axes of every layout, compared with straightforward loops.
#include "quaff/sum.hpp"

#include "check.hpp"
#include "classes.hpp"
#include "slices.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <vector>

namespace {

using quaff::Reduction;
using quaff::ReductionState;

template <class T> class Total {
public:
  void add(T value) { sum += static_cast<std::int64_t>(value); }
  void merge(const Total &other) { sum += other.sum; }
  std::int64_t value() const { return sum; }

  std::int64_t sum = 0;
};

// A class without a value for no elements.
template <class T> class Mean {
public:
  void add(T value) {
    sum += static_cast<std::int64_t>(value);
    ++count;
  }

  void merge(const Mean &other) {
    sum += other.sum;
    count += other.count;
  }

  std::int64_t value() const {
    if (count == 0) {
      throw std::domain_error("no element");
    }
    return sum / count;
  }

private:
  std::int64_t sum = 0;
  std::int64_t count = 0;
};

// A class without a value if it cannot decide, which is often the case; too large for a lane of its own.
template <class T> class Doubtful {
public:
  using exact = Total<T>;
  using lane = Total<T>;

  Doubtful() = default;
  explicit Doubtful(const Total<T> &lane) : total(lane) {}

  void add(T value) { total.add(value); }
  void merge(const Doubtful &other) { total.merge(other.total); }
  bool decided() const { return total.sum % 2 == 0; }

  std::int64_t value() const {
    if (!decided()) {
      throw std::domain_error("undecided");
    }
    return total.sum;
  }

private:
  Total<T> total;
  std::int64_t others[9] = {};
};

// A class whose `pairs` count all additions, and suffice for `enough` elements.
template <std::size_t enough> class Tried {
public:
  struct Scale {
    void add(double) { ++count; }
    void merge(const Scale &other) { count += other.count; }
    bool is_empty() const { return count == 0; }

    std::uint64_t count = 0;
  };

  struct pairs {
    using scale = Scale;
    static constexpr std::size_t most = std::size_t(1) << 11;

    pairs() = default;
    explicit pairs(const Scale &) {}
    void add(double value) {
      ++additions;
      ++count;
      sum += value;
    }
    void add(double one, double other) {
      add(one);
      add(other);
    }
    bool suffices() const { return count <= enough; }

    double sum = 0;
    std::uint64_t count = 0;
  };

  using exact = quaff::Superaccumulator<double>;

  Tried() = default;
  explicit Tried(const pairs &other) : sum(other.sum), is_known(other.suffices()) {}
  void add(double value) { sum += value; }
  void merge(const Tried &other) {
    sum += other.sum;
    is_known = is_known && other.is_known;
  }
  bool decided() const { return is_known; }
  double value() const { return sum; }

  static inline std::size_t additions = 0;

private:
  double sum = 0;
  bool is_known = true;
};

// The result of one slice, computed by the steps for a whole array.
template <class Class, class T, class Result> Result alone(const Case<T> &of, std::size_t slice) {
  Result result{};
  ReductionState state;
  for (const bool exact : {false, true}) {
    Reduction<Class, T, Result>::accumulate(state, exact, of.slice(slice));
    if (Reduction<Class, T, Result>::finish(state, exact, of.elements(), result)) {
      break;
    }
  }
  return result;
}

template <class Class, class T, class Result> void results_are_those_of_slices(const Case<T> &of) {
  for (const std::size_t gap : {1u, 3u}) {
    std::vector<Result> results(of.slices() * gap);
    of.visit(results.data(), static_cast<std::ptrdiff_t>(gap * sizeof(Result)), 1,
             Reduction<Class, T, Result>::along);
    bool same = true;
    for (std::size_t i = 0; i < of.slices(); ++i) {
      const Result expected = alone<Class, T, Result>(of, i);
      same = same && std::memcmp(&results[i * gap], &expected, sizeof expected) == 0;
    }
    CHECK(same);
  }
}

template <class Class, class T, class Result> void states_are_those_of_slices(const Case<T> &of) {
  std::vector<ReductionState> states(of.slices());
  of.visit(states.data(), sizeof(ReductionState), 1, Reduction<Class, T, Result>::accumulate_along);
  for (std::size_t i = 0; i < of.slices(); ++i) {
    Result result{};
    if (Reduction<Class, T, Result>::finish(states[i], false, of.elements(), result)) {
      CHECK(result == alone<Class, T, Result>(of, i));
    }
  }
}

template <class T> void every_case(std::size_t shift) {
  for (const auto &axes : cases) {
    for (const bool whole : {false, true}) {
      const Case<T> of(axes, whole, shift);
      if constexpr (std::is_floating_point_v<T>) {
        results_are_those_of_slices<quaff::Sum<T>, T, T>(of);
        states_are_those_of_slices<quaff::Sum<T>, T, T>(of);
      }
      using Numbers = std::array<std::int64_t, 3>;
      if (!std::is_floating_point_v<T>) {
        results_are_those_of_slices<Census<T>, T, Numbers>(of);
        states_are_those_of_slices<Census<T>, T, Numbers>(of);
        results_are_those_of_slices<Doubtful<T>, T, std::int64_t>(of);
        if (of.elements() != 0) {
          results_are_those_of_slices<Mean<T>, T, std::int64_t>(of);
        }
      }
    }
  }
}

// Classes whose states do not fit in columns, that cannot decide at first, or that throw.
void every_kind_of_class() {
  for (const auto &axes : cases) {
    const Case<std::uint8_t> bytes(axes, true, 0);
    results_are_those_of_slices<Histogram, std::uint8_t, decltype(Histogram().value())>(bytes);
    const Case<std::int8_t> small(axes, true, 0);
    results_are_those_of_slices<SmallSum, std::int8_t, decltype(SmallSum().value())>(small);
  }
}

template <std::size_t enough> std::size_t additions_to_pairs(const Case<double> &of) {
  std::vector<double> results(of.slices());
  Tried<enough>::additions = 0;
  of.visit(results.data(), sizeof(double), 1, Reduction<Tried<enough>, double, double>::along);
  for (std::size_t i = 0; i < of.slices(); ++i) {
    CHECK(results[i] == (alone<Tried<enough>, double, double>(of, i)));
  }
  return Tried<enough>::additions;
}

// States with a scale are tried on the first rows of one block, and then on one strip. If they do not suffice
// there, they are tried on none of the other runs of slices.
void scales_that_do_not_suffice_are_tried_once() {
  const Case<double> of({{5, 300 * 1984, true}, {300, 1984, false}, {1984, 1, true}}, true, 0);
  const std::size_t block = quaff::detail::Columns<Tried<0>::pairs>::lanes;
  const std::size_t trial = quaff::detail::rows_of_trial * block;
  const std::size_t strip = 300 * block * quaff::detail::strip_blocks<Tried<0>::pairs>;
  CHECK(additions_to_pairs<0>(of) == trial);
  CHECK(additions_to_pairs<299>(of) == trial + strip);
  CHECK(additions_to_pairs<300>(of) == trial + of.slices() * of.elements());
}

void repeats_count() {
  const Case<double> of({{300, 70, false}, {70, 1, true}}, false, 0);
  for (const std::uint64_t repeat : {2u, 3u, 7u, 64u}) {
    std::vector<double> results(of.slices());
    of.visit(results.data(), sizeof(double), repeat, Reduction<quaff::Sum<double>, double, double>::along);
    for (std::size_t i = 0; i < of.slices(); ++i) {
      quaff::Superaccumulator<double> sum;
      const quaff::Strided slice = of.slice(i);
      for (std::size_t time = 0; time < repeat; ++time) {
        sum.merge(quaff::detail::accumulate<quaff::Superaccumulator<double>, double>(slice));
      }
      CHECK(results[i] == sum.value());
    }
  }
}

// A class with the constructors for its base class's states, but without one for joined runs.
struct Derived : quaff::Sum<double> {
  Derived() = default;
  explicit Derived(const Sum::lane &lane) : Sum(lane) {}
  explicit Derived(const Sum::pairs &pairs) : Sum(pairs) {}
  explicit Derived(const Sum::directed &directed) : Sum(directed) {}
};

void derived_classes_add_no_joined_runs() {
  const Case<double> of({{20, 3 * 130, true}, {3, 130, false}, {130, 1, false}}, false, 0);
  results_are_those_of_slices<Derived, double, double>(of);
}

} // namespace

int main() {
  every_case<float>(0);
  every_case<double>(0);
  every_case<double>(3);
  every_case<std::int32_t>(1);
  every_kind_of_class();
  scales_that_do_not_suffice_are_tried_once();
  repeats_count();
  derived_classes_add_no_joined_runs();
  return report();
}
