// The kernels over sizes, alignments, layouts and grids, compared with straightforward loops, on an emulated
// GPU.
#include "device.hpp"

#include "quaff/reduce.cuh"
#include "quaff/sum.hpp"

#include "check.hpp"
#include "classes.hpp"
#include "strided_run.hpp"
#include "views.hpp"

namespace {

// Detects merges of states without elements, which the protocol does not require classes to support.
struct Wary {
  void add(float) { ++count; }
  void merge(const Wary &other) {
    merges_of_nothing += count == 0 || other.count == 0;
    count += other.count;
  }
  std::int64_t value() const { return count; }

  static inline int merges_of_nothing = 0;
  std::int64_t count = 0;
};

} // namespace

QUAFF_REDUCTION(wary, float, Wary)
QUAFF_REDUCTION(census_i8, std::int8_t, Census<std::int8_t>)
QUAFF_REDUCTION(census_u16, std::uint16_t, Census<std::uint16_t>)
QUAFF_REDUCTION(census_f64, double, Census<double>)
QUAFF_REDUCTION(range_i8, std::int8_t, Range<std::int8_t>)
QUAFF_REDUCTION(range_f32, float, Range<float>)
QUAFF_REDUCTION(any, bool, Any)
QUAFF_REDUCTION(sums, float, Sums)
QUAFF_REDUCTION(histogram, std::uint8_t, Histogram)
QUAFF_REDUCTION(small_sum, std::int8_t, SmallSum)
QUAFF_REDUCTION(sum_f32, float, quaff::Sum<float>)
QUAFF_REDUCTION(sum_f64, double, quaff::Sum<double>)

namespace {

struct Grid {
  unsigned int blocks, threads;
};

// One thread, a few threads, some without work, several warps, more blocks than a block has threads.
const std::vector<Grid> grids = {{1, 1}, {3, 1}, {1, 32}, {3, 64}, {1, 256}, {40, 32}};

// Launches a kernel and returns the state that it writes.
template <class Class, class Kernel> Class launch(Grid grid, const Kernel &kernel) {
  std::vector<unsigned char> partials(grid.blocks * sizeof(quaff::ReductionState), 0xff);
  unsigned int finished = 0;
  quaff::Outcome outcome{};
  const quaff::Launch launch{partials.data(), &finished, &outcome, 7};
  device::launch(grid.blocks, grid.threads, [&] { kernel(launch); });
  CHECK(outcome.words[0] == (7ull << 32 | (sizeof(Class) + 3) / 4));
  CHECK(finished == 0);
  Class state;
  for (std::size_t byte = 0; byte < sizeof state; ++byte) {
    const unsigned long long word = outcome.words[1 + byte / 4];
    CHECK(word >> 32 == 7);
    reinterpret_cast<unsigned char *>(&state)[byte] = static_cast<unsigned char>(word >> (8 * (byte % 4)));
  }
  return state;
}

template <class Class, class T> Class plain_loop(const std::vector<T> &elements) {
  Class state;
  for (const T element : elements) {
    state.add(element);
  }
  return state;
}

// Runs a kernel whose states are of `State`, from which the class can be constructed.
template <class Class, class T, class State = Class, class Kernel>
void runs(const Kernel &kernel, const std::vector<Grid> &on = grids) {
  for (const Grid grid : on) {
    for (const std::size_t length : {1u, 2u, 15u, 17u, 255u, 5000u}) {
      for (const std::size_t shift : {std::size_t(0), std::size_t(1), 16 / sizeof(T) - 1}) {
        alignas(16) static unsigned char memory[(5000 + 16) * sizeof(T)];
        T *data = reinterpret_cast<T *>(memory) + shift;
        std::vector<T> elements;
        for (std::size_t i = 0; i < length; ++i) {
          data[i] = element<T>(i);
          elements.push_back(data[i]);
        }
        const Class state(
            launch<State>(grid, [&](const quaff::Launch &launch) { kernel(data, length, launch); }));
        CHECK(state.value() == plain_loop<Class>(elements).value());
      }
    }
  }
}

// Whether the runtime passes such a view to kernels: no axis of length 0, strides that are multiples of the
// element.
template <class T> bool is_for_kernels(const quaff::Strided &view) {
  bool fits = view.ndim != 0 && reinterpret_cast<std::uintptr_t>(view.memory) % sizeof(T) == 0;
  for (std::size_t axis = 0; axis < view.ndim; ++axis) {
    fits = fits && view.shape[axis] != 0 && view.strides[axis] % static_cast<std::ptrdiff_t>(sizeof(T)) == 0;
  }
  return fits;
}

template <class Class, class T, class State = Class, class Kernel> void views(const Kernel &kernel) {
  for (const Layout<T> &layout : layouts<T>()) {
    if (!is_for_kernels<T>(layout.view())) {
      continue;
    }
    for (const Grid grid : grids) {
      const Class state(launch<State>(
          grid, [&](const quaff::Launch &launch) { kernel(strided_run(layout.view()), launch); }));
      CHECK(state.value() == plain_loop<Class>(layout.elements).value());
    }
  }
}

void quotients_are_those_of_a_division() {
  const unsigned int numbers[] = {
      0, 1, 2, 3, 5, 6, 7, 641, 65535, 65536, 65537, 6700417, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff};
  for (const unsigned int divisor : numbers) {
    if (divisor == 0) {
      continue;
    }
    const quaff::detail::Size reciprocal = quaff::detail::reciprocal(divisor);
    for (const unsigned int factor : numbers) {
      for (const unsigned int number :
           {factor, factor * divisor - 1, factor * divisor, factor * divisor + 1}) {
        CHECK(quaff::detail::quotient(number, divisor, reciprocal) == number / divisor);
      }
    }
  }
}

// Elements are indexed with 64 bits if there are more than 2^32.
void elements_are_found_by_numbers_of_both_widths() {
  for (const Layout<double> &layout : layouts<double>()) {
    if (is_for_kernels<double>(layout.view())) {
      const quaff::StridedRun run = strided_run(layout.view());
      device::launch(1, 1, [&] {
        const quaff::detail::Size *reciprocals = quaff::detail::reciprocals(run);
        const quaff::detail::Size count = layout.elements.size();
        const quaff::detail::Scattered<double, unsigned int> narrow{run, run.data, reciprocals, count};
        const quaff::detail::Scattered<double, quaff::detail::Size> wide{run, run.data, reciprocals, count};
        for (std::size_t i = 0; i < count; ++i) {
          CHECK(narrow.load(i) == layout.elements[i]);
          CHECK(wide.load(i) == layout.elements[i]);
        }
      });
    }
  }
}

void only_states_of_elements_are_merged() {
  runs<Wary, float>(wary_run);
  views<Wary, float>(wary_strided);
  CHECK(Wary::merges_of_nothing == 0);
}

} // namespace

int main() {
  quotients_are_those_of_a_division();
  only_states_of_elements_are_merged();
  elements_are_found_by_numbers_of_both_widths();
  runs<Census<std::int8_t>, std::int8_t>(census_i8_run);
  runs<Census<double>, double>(census_f64_run);
  runs<Range<float>, float>(range_f32_run);
  runs<Any, bool>(any_run);
  runs<Sums, float>(sums_run);
  runs<Histogram, std::uint8_t>(histogram_run, {{3, 64}});
  runs<SmallSum::exact, std::int8_t>(small_sum_exact_run);
  runs<quaff::Sum<float>, float>(sum_f32_run);
  runs<quaff::Sum<float>, float, quaff::Sum<float>::narrow>(sum_f32_narrow_run);
  runs<quaff::Sum<double>, double>(sum_f64_run);
  runs<quaff::Superaccumulator<double>, double, quaff::Superaccumulator<double>::shortcut>(
      sum_f64_shortcut_run);
  views<Census<double>, double>(census_f64_strided);
  views<quaff::Superaccumulator<double>, double, quaff::Superaccumulator<double>::shortcut>(
      sum_f64_shortcut_strided);
  views<Any, bool>(any_strided);
  views<SmallSum::exact, std::int8_t>(small_sum_exact_strided);
#ifndef FEW_DTYPES
  runs<Census<std::uint16_t>, std::uint16_t>(census_u16_run);
  runs<Range<std::int8_t>, std::int8_t>(range_i8_run);
  runs<quaff::Superaccumulator<float>, float, quaff::Superaccumulator<float>::shortcut>(sum_f32_shortcut_run);
  views<Census<std::int8_t>, std::int8_t>(census_i8_strided);
  views<Range<float>, float>(range_f32_strided);
  views<quaff::Sum<float>, float, quaff::Sum<float>::narrow>(sum_f32_narrow_strided);
#endif
  return report();
}
