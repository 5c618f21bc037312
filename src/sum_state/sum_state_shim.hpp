// The functions of bridge.rs.
#pragma once

#include "quaff/exception.hpp"
#include "quaff/reduction_state.hpp"
#include "quaff/sum_state.hpp"
#include "rust/cxx.h"

#include <cstring>
#include <type_traits>

namespace quaff_bridge_sum_state {

using quaff::ReductionState;
using quaff::SumState;

// The layout of `Sum` in src/sum_state.rs.
static_assert(sizeof(SumState) == 71 * 4 && alignof(SumState) == 4);
static_assert(std::is_trivially_copyable_v<SumState>);

inline SumState nothing() { return {}; }

// Runs the work. Returns `false` if the work has thrown an exception, which is then kept.
template <class Work> bool done(Work &&work) noexcept {
  try {
    work();
    return true;
  } catch (...) {
    quaff::keep_exception();
    return false;
  }
}

template <class T> bool add(SumState &sum, const ReductionState &state) {
  quaff::Superaccumulator<T> part;
  std::memcpy(static_cast<void *>(&part), state.bytes, sizeof part);
  return done([&] { sum.add(part); });
}

inline bool add_floats(SumState &sum, const ReductionState &state) { return add<float>(sum, state); }

inline bool add_doubles(SumState &sum, const ReductionState &state) { return add<double>(sum, state); }

inline bool merge(SumState &into, const SumState &other) {
  return done([&] { into.merge(other); });
}

inline double value(const SumState &sum) { return sum.value(); }

inline bool is_of_doubles(const SumState &sum) { return sum.is_of_doubles(); }

inline rust::Vec<std::uint8_t> bytes(const SumState &sum) {
  rust::Vec<std::uint8_t> bytes;
  for (const unsigned char byte : sum.bytes()) {
    bytes.push_back(byte);
  }
  return bytes;
}

inline bool of_bytes(rust::Slice<const std::uint8_t> bytes, SumState &sum) {
  return done([&] { sum = SumState::of_bytes(bytes.data(), bytes.size()); });
}

} // namespace quaff_bridge_sum_state
