// Numbers that are added to several sums, which are merged and sent as bytes in the order that the input
// specifies: the result is the exact sum, rounded once, and equals that of a single sum.
//
// The input is a sequence of steps: a byte that specifies the action and the sums, and the number's bytes.
#include "quaff/sum_state.hpp"

#include "require.hpp"
#include "whole.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace {

using quaff::SumState;
using quaff::Superaccumulator;

class Steps {
public:
  Steps(const std::uint8_t *data, std::size_t size) : data(data), size(size) {}

  void run() {
    while (size != 0) {
      const std::uint8_t step = take<std::uint8_t>();
      SumState &sum = sums[step >> 2 & 3], &other = sums[step >> 4 & 3];
      switch (step & 3) {
      case 0:
        add(sum, take<float>());
        break;
      case 1:
        add(sum, take<double>());
        break;
      case 2:
        move(sum, other);
        break;
      default:
        send(sum);
      }
    }
    for (SumState &sum : sums) {
      move(total, sum);
    }
    check();
  }

private:
  // The next bytes, or zeros after the end.
  template <class T> T take() {
    unsigned char bytes[sizeof(T)] = {};
    const std::size_t length = size < sizeof(T) ? size : sizeof(T);
    std::memcpy(bytes, data, length);
    data += length;
    size -= length;
    T value;
    std::memcpy(&value, bytes, sizeof value);
    return value;
  }

  template <class T> void add(SumState &sum, T number) {
    Superaccumulator<T> part;
    part.add(number);
    sum.add(part);
    at_once.add(static_cast<double>(number));
    as_doubles.add(static_cast<double>(number));
    if constexpr (sizeof(T) == 4) {
      as_floats.add(number);
    } else {
      of_doubles = true;
    }
  }

  // Not into itself, because every number must count once.
  static void move(SumState &into, SumState &from) {
    if (&into != &from) {
      into.merge(from);
      from = SumState();
    }
  }

  static void send(SumState &sum) {
    const std::vector<unsigned char> bytes = sum.bytes();
    sum = SumState::of_bytes(bytes.data(), bytes.size());
  }

  void check() {
    REQUIRE(total.is_of_doubles() == of_doubles);
    if (!of_doubles) {
      REQUIRE(as_floats.rounds_to(static_cast<float>(total.value())));
    }
    SumState whole;
    whole.add(at_once);
    total.add(Superaccumulator<double>());
    REQUIRE(as_doubles.rounds_to(total.value()));
    REQUIRE(total.bytes() == whole.bytes());
  }

  const std::uint8_t *data;
  std::size_t size;
  SumState sums[4], total;
  Superaccumulator<double> at_once;
  ExactSum<double> as_doubles;
  ExactSum<float> as_floats;
  bool of_doubles = false;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  Steps(data, size).run();
  return 0;
}
