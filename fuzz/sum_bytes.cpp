// Any bytes are either refused, or are those of a sum: then the sum writes the same bytes, and its merges do
// not depend on the order.
//
// The input is cut into the forms that the headers in it claim.
#include "quaff/sum_state.hpp"

#include "require.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <stdexcept>
#include <vector>

namespace {

using quaff::SumState;

std::optional<SumState> read(const unsigned char *bytes, std::size_t length) {
  // A separate copy, so that the sanitizer detects reads beyond its end.
  const std::vector<unsigned char> copy(bytes, bytes + length);
  try {
    SumState sum = SumState::of_bytes(copy.data(), copy.size());
    REQUIRE(sum.bytes() == copy);
    sum.merge(SumState());
    REQUIRE(sum.bytes() == copy);
    return sum;
  } catch (const std::invalid_argument &) {
    return std::nullopt;
  }
}

std::optional<SumState> merged(SumState into, const SumState &from) {
  const SumState before = into;
  try {
    into.merge(from);
    return into;
  } catch (const std::overflow_error &) {
    REQUIRE(into.bytes() == before.bytes());
    return std::nullopt;
  }
}

void require_equal(const std::optional<SumState> &one, const std::optional<SumState> &other) {
  REQUIRE(one->bytes() == other->bytes());
  const double values[] = {one->value(), other->value()};
  REQUIRE(std::memcmp(&values[0], &values[1], sizeof values[0]) == 0);
}

void check(const SumState &a, const SumState &b, const SumState &c) {
  const std::optional<SumState> ab = merged(a, b), ba = merged(b, a), bc = merged(b, c);
  REQUIRE(ab.has_value() == ba.has_value());
  if (!ab || !bc) {
    return;
  }
  require_equal(ab, ba);
  const std::optional<SumState> left = merged(*ab, c), right = merged(a, *bc);
  REQUIRE(left.has_value() == right.has_value());
  if (left) {
    require_equal(left, right);
    const std::vector<unsigned char> bytes = left->bytes();
    REQUIRE(read(bytes.data(), bytes.size()));
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  read(data, size);
  SumState sums[3];
  for (SumState &sum : sums) {
    const std::size_t claimed = size < 8 ? size : 8 + 4 * std::size_t(data[7]);
    const std::size_t length = std::min(size, claimed);
    sum = read(data, length).value_or(sum);
    data += length;
    size -= length;
  }
  check(sums[0], sums[1], sums[2]);
  return 0;
}
