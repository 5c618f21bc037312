// quaff::sum against school arithmetic, on inputs from a seed: `exact_sum_test [inputs] [seed]`. Each is
// summed as a whole, in parts, backwards, and by the exact class; all of them have to give the same bits, and
// the right ones.
#include "quaff/sum.hpp"

#include "sum_inputs.hpp"
#include "whole.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>

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

// In parts of random lengths, merged from the left or from the right.
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

template <class T> class Campaign {
public:
  explicit Campaign(std::uint64_t seed) : inputs(seed) {}

  // Whether all sums of the next input are right.
  bool next() {
    const std::vector<T> values = inputs.next();
    ExactSum<T> reference;
    for (const T value : values) {
      reference.add(value);
    }
    const std::vector<T> backwards(values.rbegin(), values.rend());
    return reference.rounds_to(quaff::sum(values.data(), values.size())) &&
           reference.rounds_to(quaff::sum(backwards.data(), values.size())) &&
           is_right_or_undecided(reference, accumulate(values.data(), values.size(), false)) &&
           is_right_or_undecided(reference, in_parts(values, false, inputs)) &&
           reference.rounds_to(finish<T>(accumulate(values.data(), values.size(), true), true)) &&
           reference.rounds_to(finish<T>(in_parts(values, true, inputs), true));
  }

  std::size_t undecided = 0;

private:
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
  std::printf("%s: %llu inputs, %llu wrong; the fast class left %.1f %% to the exact one\n", name,
              static_cast<unsigned long long>(count), static_cast<unsigned long long>(wrong),
              50.0 * static_cast<double>(campaign.undecided) / static_cast<double>(count));
  return wrong == 0;
}

} // namespace

int main(int count, char **arguments) {
  const std::uint64_t inputs = count > 1 ? std::stoull(arguments[1]) : 5000;
  const std::uint64_t seed = count > 2 ? std::stoull(arguments[2]) : 1;
  const bool right = campaign<float>("float32", inputs / 2, seed);
  return campaign<double>("float64", inputs - inputs / 2, seed) && right ? 0 : 1;
}
