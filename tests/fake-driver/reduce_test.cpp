// The kernels of reduce.cuh, run block by block on the host, compared with plain loops over the same
// elements.
#include "host_cuda.hpp"
#include "quaff/reduce.cuh"
#include "quaff/reduction.hpp"

#include "../../cpp/tests/check.hpp"
#include "../../cpp/tests/classes.hpp"
#include "../../cpp/tests/strided_run.hpp"
#include "../../cpp/tests/views.hpp"

#include <vector>

using quaff::Reduction;
using quaff::ReductionState;
using quaff::detail::Kernels;

QUAFF_REDUCTION(small_sum, std::int8_t, SmallSum)

namespace {

using Numbers = std::array<std::int64_t, 3>;

// The memory that a launch needs besides the data. Partial results of earlier launches are left in place.
class Scratch {
public:
  quaff::Launch launch(unsigned blocks) {
    partials.resize(blocks * sizeof(ReductionState), 0xff);
    return {partials.data(), &finished, &outcome, ++sequence};
  }

  template <class Class, class T, class Result> Result value(bool exact = false) {
    CHECK(finished == 0);
    ReductionState state;
    const auto count = static_cast<std::uint32_t>(outcome.words[0]);
    for (std::size_t word = 0; word <= count; ++word) {
      CHECK(outcome.words[word] >> 32 == sequence);
    }
    for (std::size_t word = 0; word < count; ++word) {
      const auto bytes = static_cast<std::uint32_t>(outcome.words[1 + word]);
      std::memcpy(state.bytes + 4 * word, &bytes, sizeof bytes);
    }
    Result result{};
    constexpr std::uint64_t few = 1; // or any number that classes accept
    CHECK(Reduction<Class, T, Result>::finish(state, exact, few, result));
    return result;
  }

private:
  std::vector<unsigned char> partials;
  unsigned finished = 0;
  quaff::Outcome outcome{};
  unsigned sequence = 0;
};

template <class Kernel> void run_blocks(unsigned blocks, const Kernel &kernel) {
  for (unsigned block = 0; block < blocks; ++block) {
    set_block(block, blocks);
    kernel();
  }
}

template <class Class, class Result, class T>
Result reduced_run(const T *data, std::size_t length, unsigned blocks) {
  Scratch scratch;
  const quaff::Launch launch = scratch.launch(blocks);
  run_blocks(blocks, [&] { Kernels<Class, T>::run(data, length, launch); });
  return scratch.value<Class, T, Result>();
}

template <class Class, class Result, class T>
Result reduced_view(const quaff::Strided &view, unsigned blocks) {
  Scratch scratch;
  const quaff::Launch launch = scratch.launch(blocks);
  const quaff::StridedRun run = strided_run(view);
  run_blocks(blocks, [&] { Kernels<Class, T>::strided(run, launch); });
  return scratch.value<Class, T, Result>();
}

template <class Class, class Result, class Elements>
Result expected(const Elements &elements, std::size_t length) {
  Class state;
  for (std::size_t i = 0; i < length; ++i) {
    state.add(elements[i]);
  }
  return state.value();
}

// Every length around the heads and tails of 16 bytes, at every offset from an address that is a multiple of
// 16.
template <class Class, class Result, class T> void runs_of_every_length_and_start() {
  constexpr std::size_t most = 6 * 16 / sizeof(T), starts = 16 / sizeof(T);
  alignas(16) T elements[most + starts];
  for (std::size_t i = 0; i < most + starts; ++i) {
    elements[i] = element<T>(i);
  }
  for (std::size_t start = 0; start < starts; ++start) {
    for (std::size_t length = 1; length <= most; ++length) {
      for (const unsigned blocks : {1u, 2u, 3u, 7u, 64u}) {
        const auto result = reduced_run<Class, Result>(elements + start, length, blocks);
        CHECK(result == expected<Class, Result>(elements + start, length));
      }
    }
  }
}

template <class T> std::vector<Layout<T>> strided_layouts() {
  constexpr std::ptrdiff_t s = sizeof(T);
  std::vector<Layout<T>> all;
  all.push_back({{1}, {s}});
  all.push_back({{2}, {3 * s}});
  all.push_back({{1000}, {2 * s}});
  all.push_back({{50, 2}, {4 * s, s}});
  all.push_back({{7, 63}, {64 * s, s}});
  all.push_back({{13, 11, 17}, {11 * 17 * 2 * s, 17 * 2 * s, 2 * s}});
  all.push_back({{3, 2, 2, 40}, {2 * 3 * 41 * s, 2 * 41 * s, 41 * s, s}});
  // The greatest number of axes: two of length 2, and the others of length 1.
  std::vector<std::size_t> shape(64, 1);
  std::vector<std::ptrdiff_t> strides(64, 8 * s);
  shape.front() = shape.back() = 2;
  strides.back() = 3 * s;
  all.push_back({shape, strides});
  return all;
}

template <class Class, class Result, class T> void views_of_every_layout() {
  for (const Layout<T> &layout : strided_layouts<T>()) {
    const auto right = expected<Class, Result>(layout.elements, layout.elements.size());
    for (const unsigned blocks : {1u, 3u, 40u}) {
      CHECK(reduced_view<Class, Result, T>(layout.view(), blocks) == right);
    }
  }
}

template <class T> void every_element_is_added_once() {
  runs_of_every_length_and_start<Census<T>, Numbers, T>();
  runs_of_every_length_and_start<Range<T>, std::array<T, 2>, T>();
  views_of_every_layout<Census<T>, Numbers, T>();
  views_of_every_layout<Range<T>, std::array<T, 2>, T>();
}

void every_dtype() {
  every_element_is_added_once<bool>();
  every_element_is_added_once<std::int8_t>();
  every_element_is_added_once<std::int16_t>();
  every_element_is_added_once<std::int32_t>();
  every_element_is_added_once<std::int64_t>();
  every_element_is_added_once<std::uint8_t>();
  every_element_is_added_once<std::uint16_t>();
  every_element_is_added_once<std::uint32_t>();
  every_element_is_added_once<std::uint64_t>();
  every_element_is_added_once<float>();
  every_element_is_added_once<double>();
}

// Sizes from 1 byte to 1 KiB; 12 bytes is not a multiple of 8.
void classes_of_every_size() {
  runs_of_every_length_and_start<Any, bool, bool>();
  runs_of_every_length_and_start<Sums, std::array<float, 3>, float>();
  runs_of_every_length_and_start<Histogram, std::array<std::uint32_t, 256>, std::uint8_t>();
  views_of_every_layout<Histogram, std::array<std::uint32_t, 256>, std::uint8_t>();
}

void long_runs_take_several_loads_a_thread() {
  const Layout<float> layout = contiguous<float>(100'003);
  const auto *data = static_cast<const float *>(layout.view().memory);
  for (const unsigned blocks : {1u, 5u, 300u}) {
    const auto result = reduced_run<Census<float>, Numbers>(data, layout.elements.size(), blocks);
    CHECK(result == expected<Census<float>, Numbers>(layout.elements, layout.elements.size()));
  }
}

// The state of a thread or of a block without elements must not be merged.
void states_of_no_elements_are_not_merged() {
  struct First {
    void add(int element) { value_ = element; }
    void merge(const First &other) { empty_merged |= other.value_ == -1 || value_ == -1; }
    bool value() const { return empty_merged; }
    int value_ = -1;
    bool empty_merged = false;
  };
  const std::vector<int> elements(100, 1);
  for (std::size_t length = 1; length <= elements.size(); ++length) {
    CHECK(!(reduced_run<First, bool>(elements.data(), length, 64)));
  }
}

// NumPy's bools may contain any byte.
void nonzero_bytes_are_true() {
  const std::vector<unsigned char> bytes(300, 2);
  const auto *data = reinterpret_cast<const bool *>(bytes.data());
  CHECK((reduced_run<Census<bool>, Numbers>(data, bytes.size(), 3) == Numbers{300, 300, 300}));
}

void exact_class_runs_in_kernels_of_its_own() {
  const auto layout = contiguous<std::int8_t>(1000);
  const quaff::Strided view = layout.view();
  const auto right = expected<Census<std::int8_t>, Numbers>(layout.elements, 1000);
  const auto *data = static_cast<const std::int8_t *>(view.memory);
  Scratch scratch;
  quaff::Launch launch = scratch.launch(4);
  run_blocks(4, [&] { small_sum_exact_run(data, 1000, launch); });
  CHECK((scratch.value<SmallSum, std::int8_t, Numbers>(true) == right));
  launch = scratch.launch(4);
  const quaff::StridedRun run = strided_run(view);
  run_blocks(4, [&] { small_sum_exact_strided(run, launch); });
  CHECK((scratch.value<SmallSum, std::int8_t, Numbers>(true) == right));
}

} // namespace

int main() {
  every_dtype();
  classes_of_every_size();
  long_runs_take_several_loads_a_thread();
  states_of_no_elements_are_not_merged();
  nonzero_bytes_are_true();
  exact_class_runs_in_kernels_of_its_own();
  return report();
}
