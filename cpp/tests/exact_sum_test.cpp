// quaff::sum compared with long addition, on inputs from a seed: `exact_sum_test [inputs] [seed]`. Each input
// is summed as a whole, in parts, backwards, by the exact class, and for floats without doubles; all sums
// must have the same bits, and the correct ones. The digits of the exact class are also compared.
#include "quaff/sum.hpp"
#include "quaff/sum_state.hpp"

#include "sum_inputs.hpp"
#include "whole.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace {

template <class T> using Reduction = quaff::Reduction<quaff::Sum<T>, T, T>;

template <class T>
quaff::Strided strided(const T *values, const std::size_t &size, const std::ptrdiff_t &stride) {
  return {values, 1, &size, &stride, quaff::dtype_of<T>};
}

template <class T> T finish(const quaff::ReductionState &state, bool exact) {
  T result;
  Reduction<T>::finish(state, exact, 0, result);
  return result;
}

template <class T> quaff::ReductionState accumulate(const T *values, std::size_t size, bool exact) {
  const std::ptrdiff_t stride = sizeof(T);
  quaff::ReductionState state;
  Reduction<T>::accumulate(state, exact, strided(values, size, stride));
  return state;
}

// The bytes of the exact sum: all its digits, of which a value shows only the top ones.
template <class T> std::vector<unsigned char> bytes_of(const quaff::Superaccumulator<T> &exact) {
  quaff::SumState sum;
  sum.add(exact);
  return sum.bytes();
}

template <class T> std::vector<unsigned char> bytes_of(const quaff::ReductionState &state) {
  quaff::Superaccumulator<T> exact;
  std::memcpy(static_cast<void *>(&exact), state.bytes, sizeof exact);
  return bytes_of(exact);
}

// The sum in parts of random lengths, merged from the left or from the right.
template <class T>
quaff::ReductionState in_parts(const std::vector<T> &values, bool exact, SumInputs<T> &inputs) {
  quaff::ReductionState state = accumulate(values.data(), 0, exact);
  const bool from_left = inputs.below(2) != 0;
  for (std::size_t done = 0; done != values.size();) {
    const std::size_t size = 1 + inputs.below(values.size() - done);
    quaff::ReductionState part = accumulate(values.data() + done, size, exact);
    if (from_left) {
      Reduction<T>::merge(state, exact, part);
    } else {
      Reduction<T>::merge(part, exact, state);
      state = part;
    }
    done += size;
  }
  return state;
}

// The sum by a class that devices run: in lanes or in the threads of a small GPU, whose states are merged
// from either side.
template <class State, class T>
quaff::Sum<T> as_on_a_device(const std::vector<T> &values, SumInputs<T> &inputs) {
  if (inputs.below(2) != 0) {
    const std::size_t size = values.size();
    const std::ptrdiff_t stride = sizeof(T);
    return quaff::Sum<T>(quaff::detail::accumulate<State, T>(strided(values.data(), size, stride)));
  }
  std::vector<State> threads(1 + inputs.below(300));
  for (std::size_t i = 0; i < values.size(); ++i) {
    threads[i % threads.size()].add(values[i]);
  }
  for (; threads.size() > 1; threads.pop_back()) {
    State &other = threads[inputs.below(threads.size() - 1)];
    other.merge(threads.back());
  }
  return quaff::Sum<T>(threads[0]);
}

template <class T> class Campaign {
public:
  explicit Campaign(std::uint64_t seed) : inputs(seed) {}

  // Whether all sums of the next input are correct.
  bool next() {
    const std::vector<T> values = inputs.next();
    ExactSum<T> reference;
    quaff::Superaccumulator<T> one_by_one;
    for (const T value : values) {
      reference.add(value);
      one_by_one.add(value);
    }
    const quaff::ReductionState whole = accumulate(values.data(), values.size(), true);
    const quaff::ReductionState parts = in_parts(values, true, inputs);
    const std::vector<T> backwards(values.rbegin(), values.rend());
    return reference.rounds_to(quaff::sum(values.data(), values.size())) &&
           reference.rounds_to(quaff::sum(backwards.data(), values.size())) &&
           is_right_or_undecided(reference, accumulate(values.data(), values.size(), false)) &&
           is_right_or_undecided(reference, in_parts(values, false, inputs)) &&
           is_right_narrow(reference, values) && is_right_directed(reference, values) &&
           reference.rounds_to(finish<T>(whole, true)) && reference.rounds_to(finish<T>(parts, true)) &&
           bytes_of<T>(whole) == bytes_of(one_by_one) && bytes_of<T>(parts) == bytes_of(one_by_one);
  }

  std::size_t undecided = 0, undecided_narrow = 0, undecided_directed = 0;

private:
  bool is_right_narrow(const ExactSum<T> &reference, const std::vector<T> &values) {
    if constexpr (std::is_same_v<T, float>) {
      const auto sum = as_on_a_device<quaff::Sum<float>::narrow>(values, inputs);
      undecided_narrow += !sum.decided();
      return !sum.decided() || reference.rounds_to(sum.value());
    }
    return true;
  }

  bool is_right_directed(const ExactSum<T> &reference, const std::vector<T> &values) {
    const auto sum = as_on_a_device<typename quaff::Sum<T>::directed>(values, inputs);
    undecided_directed += !sum.decided();
    return !sum.decided() || reference.rounds_to(sum.value());
  }

  bool is_right_or_undecided(const ExactSum<T> &reference, const quaff::ReductionState &state) {
    T result;
    if (Reduction<T>::finish(state, false, 0, result)) {
      return reference.rounds_to(result);
    }
    ++undecided;
    return true;
  }

  SumInputs<T> inputs;
};

template <class T> bool campaign(const char *name, std::uint64_t count, std::uint64_t seed) {
  Campaign<T> campaign(seed);
  std::uint64_t wrong = 0;
  for (std::uint64_t index = 0; index != count; ++index) {
    if (!campaign.next() && wrong++ == 0) {
      std::fprintf(stderr, "%s: input %llu of seed %llu is summed wrongly\n", name,
                   static_cast<unsigned long long>(index), static_cast<unsigned long long>(seed));
    }
  }
  std::printf("%s: %llu inputs, %llu wrong; the fast class left %.1f %% to the exact one", name,
              static_cast<unsigned long long>(count), static_cast<unsigned long long>(wrong),
              50.0 * static_cast<double>(campaign.undecided) / static_cast<double>(count));
  std::printf(", the directed class %.1f %%",
              100.0 * static_cast<double>(campaign.undecided_directed) / static_cast<double>(count));
  if (sizeof(T) == sizeof(float)) {
    std::printf(", the narrow class %.1f %%",
                100.0 * static_cast<double>(campaign.undecided_narrow) / static_cast<double>(count));
  }
  std::printf("\n");
  return wrong == 0;
}

} // namespace

int main(int count, char **arguments) {
  const std::uint64_t inputs = count > 1 ? std::stoull(arguments[1]) : 5000;
  const std::uint64_t seed = count > 2 ? std::stoull(arguments[2]) : 1;
  const bool right = campaign<float>("float32", inputs / 2, seed);
  return campaign<double>("float64", inputs - inputs / 2, seed) && right ? 0 : 1;
}
