// The kernels along axes over layouts, and the partitions of slices among threads, compared with the host's
// result for each slice; on an emulated GPU.
#include "device.hpp"

#include "quaff/along.cuh"
#include "quaff/sum.hpp"

#include "check.hpp"
#include "classes.hpp"
#include "slices.hpp"

#include <algorithm>

namespace {

using Numbers = std::array<std::int64_t, 3>;

} // namespace

QUAFF_ALONG_AXES(sum_f32, float, float, quaff::Sum<float>)
QUAFF_ALONG_AXES(sum_f64, double, double, quaff::Sum<double>)
QUAFF_ALONG_AXES(census, std::int8_t, Numbers, Census<std::int8_t>)
QUAFF_ALONG_AXES(small, std::int8_t, Numbers, SmallSum)

namespace {

// The slices in the form in which the runtime passes them to a kernel.
quaff::SlicesRun run_of(const quaff::Slices &slices) {
  quaff::SlicesRun run{};
  run.first.data = static_cast<const unsigned char *>(slices.first.memory);
  run.first.ndim = static_cast<unsigned int>(slices.first.ndim);
  run.first.ndim += run.first.ndim == 0; // one element is an axis, too
  run.first.shape[0] = 1;
  run.repeat = slices.repeat;
  run.elements = 1;
  for (std::size_t axis = 0; axis < slices.first.ndim; ++axis) {
    run.first.shape[axis] = slices.first.shape[axis];
    run.first.strides[axis] = slices.first.strides[axis];
    run.elements *= slices.first.shape[axis];
  }
  run.ndim = static_cast<unsigned int>(slices.ndim);
  for (std::size_t axis = 0; axis < slices.ndim; ++axis) {
    run.shape[axis] = slices.shape[axis];
    run.strides[axis] = slices.strides[axis];
    run.result_strides[axis] = slices.result_strides[axis];
  }
  run.results = static_cast<unsigned char *>(slices.results);
  return run;
}

struct Way {
  unsigned int blocks, block, shift, side, pieces;
};

// One thread, several threads, or a whole block for each slice; in a row and across, also with threads that
// are left over; and slices in pieces.
const std::vector<Way> ways = {{1, 32, 0, 0, 1}, {3, 32, 2, 0, 1}, {2, 64, 6, 0, 1}, {3, 32, 0, 32, 1},
                               {2, 64, 0, 8, 1}, {3, 64, 0, 5, 1}, {5, 32, 0, 8, 3}, {2, 32, 0, 7, 3},
                               {5, 32, 5, 0, 4}, {1, 64, 6, 0, 7}};

// Runs launches of a few slices each, which use one workspace.
template <class Along, class Pieces, class Open>
void launch(const quaff::SlicesRun &run, unsigned int slices, const Way &way, const Along &along,
            const Pieces &pieces, const Open &open) {
  const unsigned int at_once = slices > 100 ? slices / 8 * 4 + 4 : slices;
  std::vector<unsigned int> left(at_once);
  std::vector<int4> states(4096);
  unsigned int counts[2] = {};
  for (unsigned int first = 0; first < slices; first += at_once) {
    const quaff::Sharing sharing{first,
                                 std::min(at_once, slices - first),
                                 way.shift,
                                 way.side,
                                 way.pieces,
                                 reinterpret_cast<unsigned char *>(states.data()),
                                 states.size() * sizeof(int4),
                                 &counts[first / at_once % 2],
                                 &counts[(first / at_once + 1) % 2],
                                 left.data()};
    device::launch(way.blocks, way.block, [&] { along(run, sharing); });
    if (way.pieces > 1) {
      device::launch(2, 32, [&] { pieces(run, sharing); });
    }
    device::launch(2, 32, [&] { open(run, sharing); });
    CHECK(*sharing.next_count == 0);
  }
}

// The number of slices that a thread takes at a time, if several; otherwise 0.
template <class Class, class T> unsigned int columns_of(const quaff::SlicesRun &run) {
  constexpr unsigned int count = quaff::detail::columns_at_once<Class, T>;
  const auto fits = [](auto bytes) { return static_cast<std::size_t>(bytes) % (count * sizeof(T)) == 0; };
  if (count == 1 || run.first.ndim != 1 || run.ndim == 0 || run.shape[run.ndim - 1] % count != 0 ||
      run.strides[run.ndim - 1] != sizeof(T) || !fits(reinterpret_cast<std::uintptr_t>(run.first.data)) ||
      !fits(run.first.strides[0])) {
    return 0;
  }
  return std::all_of(run.strides, run.strides + run.ndim - 1, fits) ? count : 0;
}

// Whether slices are contiguous and aligned to 16 bytes.
template <class T> bool are_runs(const quaff::SlicesRun &run) {
  const auto fits = [](auto bytes) { return static_cast<std::size_t>(bytes) % 16 == 0; };
  return run.first.ndim == 1 && run.first.strides[0] == sizeof(T) &&
         fits(reinterpret_cast<std::uintptr_t>(run.first.data)) &&
         std::all_of(run.strides, run.strides + run.ndim, fits);
}

// The numbers of cases with columns, and with runs.
struct Taken {
  unsigned int columns = 0, runs = 0;
};

template <class Class, class T, class Result, class Along, class Columns, class Runs, class Pieces,
          class Open>
Taken every_case(const Along &along, const Columns &columns, const Runs &runs, const Pieces &pieces,
                 const Open &open) {
  Taken taken;
  for (const auto &axes : cases) {
    const Case<T> of(axes, true, 0);
    if (of.slices() == 0 || of.elements() * of.slices() > 1200) {
      continue; // nothing for kernels, or too much for an emulated GPU
    }
    std::uint64_t repeat = 1;
    for (const Way &way : ways) {
      std::vector<Result> results(of.slices()), expected(of.slices());
      of.visit(results.data(), sizeof(Result), repeat, [&](const quaff::Slices &slices) {
        const quaff::SlicesRun run = run_of(slices);
        const unsigned int count =
            way.side == 0 ? 0 : columns_of<typename quaff::detail::DirectedOf<Class>::type, T>(run);
        if (count == 0 && way.side == 0 && way.pieces == 1 && are_runs<T>(run)) {
          launch(run, static_cast<unsigned int>(of.slices()), way, runs, pieces, open);
          ++taken.runs;
        } else if (count == 0) {
          launch(run, static_cast<unsigned int>(of.slices()), way, along, pieces, open);
        } else {
          launch(run, static_cast<unsigned int>(of.slices()), way, columns, pieces, open);
          ++taken.columns;
        }
      });
      of.visit(expected.data(), sizeof(Result), repeat, quaff::Reduction<Class, T, Result>::along);
      CHECK(std::memcmp(results.data(), expected.data(), of.slices() * sizeof(Result)) == 0);
      repeat = repeat % 3 + 1;
    }
  }
  return taken;
}

} // namespace

template <class Class, class T, class Result, class Along, class Columns, class Runs, class Pieces,
          class Open>
void check(const Along &along, const Columns &columns, const Runs &runs, const Pieces &pieces,
           const Open &open) {
  const Taken taken = every_case<Class, T, Result>(along, columns, runs, pieces, open);
  CHECK(taken.columns != 0);
  CHECK(taken.runs != 0);
}

int main() {
  using quaff::Sum;
  check<Sum<float>, float, float>(sum_f32_along, sum_f32_along_columns, sum_f32_along_runs,
                                  sum_f32_along_pieces, sum_f32_along_exact);
  check<Sum<double>, double, double>(sum_f64_along, sum_f64_along_columns, sum_f64_along_runs,
                                     sum_f64_along_pieces, sum_f64_along_exact);
  check<SmallSum, std::int8_t, Numbers>(small_along, small_along_columns, small_along_runs,
                                        small_along_pieces, small_along_exact);
  every_case<Sum<float>, float, float>(sum_f32_narrow_along, sum_f32_narrow_along, sum_f32_narrow_along,
                                       sum_f32_narrow_along_pieces, sum_f32_along_exact);
  every_case<Census<std::int8_t>, std::int8_t, Numbers>(census_along, census_along_columns, census_along_runs,
                                                        census_along_pieces, census_along_exact);
  return report();
}
