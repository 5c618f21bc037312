// Arrays with some axes to reduce, and their slices one by one.
#pragma once

#include "quaff/dtype.hpp"
#include "quaff/slices.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

// An axis of an array, with a stride in units of the element size. Axes that are not `kept` are reduced.
struct TestAxis {
  std::size_t length;
  std::ptrdiff_t stride;
  bool kept;
};

// Elements of both signs and of such magnitudes that no two sums are equal; many `whole` ones lead to ties.
template <class T> T element_at(std::size_t i, bool whole) {
  const auto number = static_cast<std::int64_t>(i * 2654435761u % 2003) - 1001;
  if constexpr (std::is_floating_point_v<T>) {
    return static_cast<T>(whole ? static_cast<double>(number * 4099) : static_cast<double>(number) / 7);
  } else {
    return static_cast<T>(number);
  }
}

template <class T> class Case {
public:
  Case(const std::vector<TestAxis> &axes, bool whole, std::size_t shift) : axes(axes) {
    std::size_t last = shift;
    for (const TestAxis &axis : axes) {
      last += (axis.length - (axis.length != 0)) * static_cast<std::size_t>(axis.stride) * sizeof(T);
      auto &lengths = axis.kept ? kept : reduced;
      auto &strides = axis.kept ? kept_strides : reduced_strides;
      lengths.push_back(axis.length);
      strides.push_back(axis.stride * static_cast<std::ptrdiff_t>(sizeof(T)));
    }
    memory.resize(last + sizeof(T));
    for (std::size_t i = 0, at = shift; at + sizeof(T) <= memory.size(); ++i, at += sizeof(T)) {
      const T value = element_at<T>(i, whole);
      std::memcpy(&memory[at], &value, sizeof value);
    }
    first = memory.data() + shift;
    for (std::size_t i = 0, offset = 0; i < count(kept); ++i, offset = 0) {
      std::size_t rest = i;
      for (std::size_t axis = kept.size(); axis-- != 0; rest /= kept[axis]) {
        offset += rest % kept[axis] * static_cast<std::size_t>(kept_strides[axis]);
      }
      offsets.push_back(offset);
    }
  }

  static std::size_t count(const std::vector<std::size_t> &shape) {
    std::size_t count = 1;
    for (const std::size_t length : shape) {
      count *= length;
    }
    return count;
  }

  // Results are `apart` bytes apart, in the order of the slices.
  template <class Visit>
  void visit(void *results, std::ptrdiff_t apart, std::uint64_t repeat, const Visit &visit) const {
    std::vector<std::ptrdiff_t> strides(kept.size(), apart);
    for (std::size_t axis = kept.size(); axis-- > 1;) {
      strides[axis - 1] = strides[axis] * static_cast<std::ptrdiff_t>(kept[axis]);
    }
    visit(quaff::Slices{slice(0), repeat, kept.size(), kept.data(), kept_strides.data(), results,
                        strides.data()});
  }

  quaff::Strided slice(std::size_t index) const {
    return {first + offsets[index], reduced.size(), reduced.data(), reduced_strides.data(),
            quaff::dtype_of<T>};
  }

  std::size_t slices() const { return offsets.size(); }
  std::size_t elements() const { return count(reduced); }

private:
  std::vector<TestAxis> axes;
  std::vector<std::size_t> kept, reduced, offsets;
  std::vector<std::ptrdiff_t> kept_strides, reduced_strides;
  std::vector<unsigned char> memory;
  const unsigned char *first;
};

inline const std::vector<std::vector<TestAxis>> cases = {
    {},
    {{5, 1, true}},
    {{5, 1, false}},
    {{3, 0, true}, {700, 1, false}},
    {{0, 1, false}, {40, 1, true}},
    {{40, 1, true}, {0, 1, false}},
    {{3000, 10, false}, {10, 1, true}}, // interlaced, with and without a rest
    {{3001, 10, false}, {10, 1, true}},
    {{70000, 3, false}, {3, 1, true}},  // and long enough that lanes are folded
    {{3000, 12, false}, {10, 1, true}}, // a table with gaps
    {{3, 9000, true}, {900, 10, false}, {10, 1, true}},
    {{5, 9000, false}, {900, 10, false}, {10, 1, true}},
    {{10, 1500, false}, {1500, 1, true}}, // strips
    {{2, 1111, false}, {1111, 1, true}},
    {{17, 90, false}, {90, 1, true}},
    {{20, 110, false}, {100, 1, true}}, // the last block shares slices with the block before
    {{3000, 100, false}, {100, 1, true}},
    {{90, 17, true}, {17, 1, false}},
    {{3, 520, true}, {501, 1, false}},
    {{4, 60, false}, {6, 10, true}, {10, 1, false}},
    {{4, 60, true}, {6, 10, false}, {10, 1, true}},
    {{300, 70, false}, {70, 1, true}},
    {{5000, 40, false}, {33, 1, true}}, // long enough that lanes are folded
    {{1100, 10, true}, {10, 1, false}}, // short slices
    {{1100, 12, true}, {10, 1, false}},
    {{1100, 3, true}, {3, 1, false}},
    {{7, 600, true}, {600, 1, false}}, // long ones
    {{40, 600, true}, {600, 1, false}},
    {{40, 2400, true}, {600, 4, false}},
    {{30, 600, false}, {20, 30, true}, {30, 1, false}},
    {{20, 600, true}, {20, 30, false}, {30, 1, true}},
    {{20, 600, true}, {30, 1, true}, {20, 30, false}},
    {{70, 150, true}, {150, 1, false}}, // by tiles, the last of which may be partial
    {{65, 131, true}, {129, 1, false}},
    {{530, 21, true}, {20, 1, false}},
    {{34, 9, true}, {9, 1, false}},
    {{33, 2100, true}, {2100, 1, false}},                  // long enough that lanes are folded
    {{32, 512, true}, {512, 1, false}},                    // whole pages apart
    {{3, 40 * 90, false}, {40, 90, true}, {90, 1, false}}, // several runs each
    {{75, 12, false}, {12, 1, true}},                      // columns of which one load covers several
    {{3, 240, true}, {19, 12, false}, {8, 1, true}},
    {{4, 8, false}, {120, 32, true}, {8, 1, true}},
};
