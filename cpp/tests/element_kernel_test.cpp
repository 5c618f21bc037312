// The kernels of elementwise functions over the layouts for which each is meant, and over block shapes,
// compared with one call for each element; on an emulated GPU.
#include "device.hpp"

#include "quaff/elementwise.cuh"

#include "check.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace quaff_rows {

struct minus {
  static void apply(float &result, float a, float b) { result = a - b; }
};
struct parts {
  static void apply(double &sum, std::int16_t &sign, float a, bool b, std::int32_t c) {
    sum = b ? static_cast<double>(a) + c : static_cast<double>(a);
    sign = static_cast<std::int16_t>(a < 0 ? -1 : 1);
  }
};

struct bytes_minus {
  static void apply(std::int8_t &result, std::int8_t a, std::int8_t b) {
    result = static_cast<std::int8_t>(a - b);
  }
};

} // namespace quaff_rows

QUAFF_ELEMENTWISE(minus, minus)
QUAFF_ELEMENTWISE(bytes_minus, bytes_minus)
QUAFF_ELEMENTWISE(parts, parts)

namespace {

using Lengths = std::vector<unsigned long long>;
using Strides = std::vector<long long>;

template <class T> struct Array {
  std::vector<T> elements;
  Strides strides; // in elements

  quaff::ElementOperand operand(std::size_t first = 0) {
    quaff::ElementOperand operand{};
    operand.memory = reinterpret_cast<unsigned char *>(elements.data() + first);
    for (std::size_t axis = 0; axis < strides.size(); ++axis) {
      operand.strides[axis] = strides[axis] * static_cast<long long>(sizeof(T));
    }
    return operand;
  }
};

template <class T> Array<T> numbers(std::size_t count, const Strides &strides) {
  Array<T> array{std::vector<T>(count), strides};
  for (std::size_t i = 0; i < count; ++i) {
    array.elements[i] = static_cast<T>(static_cast<int>(i * 7 % 251) - 100);
  }
  return array;
}

quaff::ElementShape shape_of(const Lengths &lengths, unsigned int operands) {
  quaff::ElementShape shape{};
  shape.ndim = static_cast<unsigned int>(lengths.size());
  shape.count = 1;
  shape.operands = operands;
  for (std::size_t axis = 0; axis < lengths.size(); ++axis) {
    shape.shape[axis] = lengths[axis];
    shape.reciprocals[axis] = quaff::detail::reciprocal(lengths[axis]);
    shape.count *= static_cast<unsigned int>(lengths[axis]);
  }
  return shape;
}

struct Way {
  unsigned int blocks, block;
};
constexpr std::array<Way, 4> ways{{{1, 32}, {3, 64}, {2, 256}, {7, 96}}};

// A run of 16 floats for each row of a table, between gaps; a column; and a number.
void test_rows_of_runs() {
  for (const Way &way : ways) {
    auto result = numbers<float>(5 * 24, {24, 4}), a = numbers<float>(5 * 16, {16, 4});
    auto column = numbers<float>(5, {1, 0});
    quaff::ElementShape shape = shape_of({5, 4}, 3);
    device::launch(way.blocks, way.block,
                   [&] { minus_runs(shape, {{result.operand(), a.operand(), column.operand()}}); });
    for (int row = 0; row < 5; ++row) {
      for (int i = 0; i < 16; ++i) {
        CHECK(result.elements[row * 24 + i] == a.elements[row * 16 + i] - column.elements[row]);
      }
      CHECK(result.elements[row * 24 + 16] == numbers<float>(5 * 24, {}).elements[row * 24 + 16]);
    }
  }
}

// A run with elements before the first aligned load of 16 bytes and after the last, minus a number.
void test_heads_and_tails() {
  for (const Way &way : ways) {
    alignas(16) float memory[67] = {}, read[67];
    for (int i = 0; i < 67; ++i) {
      read[i] = static_cast<float>(i * i);
    }
    quaff::ElementShape shape = shape_of({15}, 3);
    shape.head = 3;
    shape.tail = 2;
    quaff::ElementOperand result{reinterpret_cast<unsigned char *>(memory + 4), {16}, {}};
    quaff::ElementOperand a{reinterpret_cast<unsigned char *>(read + 4), {16}, {}};
    quaff::ElementOperand number{};
    const float half = 0.5;
    std::memcpy(number.number, &half, sizeof half);
    device::launch(way.blocks, way.block, [&] { minus_runs(shape, {{result, a, number}}); });
    for (int i = 0; i < 67; ++i) {
      CHECK(memory[i] == (i >= 1 && i < 66 ? read[i] - half : 0));
    }
  }
}

// Operands of every size, backwards and with a stride of 0, in three axes.
void test_what_lies_apart() {
  for (const Way &way : ways) {
    auto sum = numbers<double>(3 * 5 * 7, {1, 21, 3});
    auto sign = numbers<std::int16_t>(3 * 5 * 7, {35, 7, 1});
    auto a = numbers<float>(3 * 5 * 7, {-35, -7, -1});
    auto b = numbers<unsigned char>(5, {0, 1, 0});
    auto c = numbers<std::int32_t>(7 * 2, {0, 0, 2});
    b.elements = {0, 1, 2, 255, 0};
    device::launch(way.blocks, way.block, [&] {
      parts_apart(shape_of({3, 5, 7}, 5),
                  {{sum.operand(), sign.operand(), a.operand(104), b.operand(), c.operand()}});
    });
    for (int i = 0; i < 3; ++i) {
      for (int j = 0; j < 5; ++j) {
        for (int k = 0; k < 7; ++k) {
          const float read = a.elements[104 - 35 * i - 7 * j - k];
          CHECK(sum.elements[i + 21 * j + 3 * k] ==
                static_cast<double>(read) + (b.elements[j] ? c.elements[2 * k] : 0));
          CHECK(sign.elements[35 * i + 7 * j + k] == (read < 0 ? -1 : 1));
        }
      }
    }
  }
}

enum class Taken { in_items, shifted, by_elements, small };

template <class T> struct Difference;
template <> struct Difference<float> {
  using Tiles = quaff::detail::ElementKernels<quaff_rows::minus>::Tiles;
  static constexpr auto tiles = minus_tiles, element_tiles = minus_element_tiles;
};
template <> struct Difference<std::int8_t> {
  using Tiles = quaff::detail::ElementKernels<quaff_rows::bytes_minus>::Tiles;
  static constexpr auto tiles = bytes_minus_tiles, element_tiles = bytes_minus_element_tiles;
};

// The first input, the second one, or both are contiguous along the rows. The memory around the result must
// stay unchanged.
template <class T>
void check_squares(const Way &way, int rows, int columns, unsigned int transposed, Taken taken,
                   std::size_t skip = 1) {
  using Tiles = typename Difference<T>::Tiles;
  const auto strides = [&](bool is_transposed) {
    return is_transposed ? Strides{rows * columns, 1, rows} : Strides{rows * columns, columns, 1};
  };
  const auto count = static_cast<std::size_t>(2 * rows * columns);
  skip = taken == Taken::in_items ? Tiles::item_length : skip;
  auto result = numbers<T>(count + 2 * skip, strides(false));
  auto a = numbers<T>(count, strides(transposed & 1)), b = numbers<T>(count + skip, strides(transposed & 2));
  const unsigned int side = taken == Taken::small ? Tiles::small_side : Tiles::side;
  const unsigned int written = taken == Taken::shifted ? side - Tiles::item_length : side;
  const auto squares = [&](int length, unsigned int of_square) {
    return (static_cast<unsigned>(length) + of_square - 1) / of_square;
  };
  quaff::ElementShape shape = shape_of({2, static_cast<unsigned>(rows), static_cast<unsigned>(columns)}, 3);
  const unsigned int down = squares(rows, side), across = squares(columns, written);
  shape.reciprocals[1] = quaff::detail::reciprocal(down);
  shape.reciprocals[2] = quaff::detail::reciprocal(across);
  shape.count = 2 * down * across;
  const unsigned int flags = taken == Taken::small ? 1U << 31 : taken == Taken::shifted ? 1U << 30 : 0U;
  device::launch(way.blocks, way.block, [&] {
    const auto kernel = taken == Taken::in_items ? Difference<T>::tiles : Difference<T>::element_tiles;
    kernel(shape, {{result.operand(skip), a.operand(), b.operand(skip)}}, transposed | flags);
  });
  bool is_right = true;
  for (int i = 0; i < 2 * rows * columns; ++i) {
    const int outer = i / (rows * columns), row = i / columns % rows, column = i % columns;
    const auto place = [&](const Strides &strides) {
      return static_cast<std::size_t>(outer * strides[0] + row * strides[1] + column * strides[2]);
    };
    is_right &= result.elements[static_cast<std::size_t>(i) + skip] ==
                static_cast<T>(a.elements[place(a.strides)] - b.elements[place(b.strides) + skip]);
  }
  const auto before = numbers<T>(count + 2 * skip, {}).elements;
  for (std::size_t i = 0; i < skip; ++i) {
    is_right &= result.elements[i] == before[i];
    is_right &= result.elements[count + skip + i] == before[count + skip + i];
  }
  CHECK(is_right);
}

void test_squares() {
  for (const Way &way : ways) {
    for (unsigned int transposed = 1; transposed <= 3; ++transposed) {
      for (const auto &[rows, columns] : {std::array{64, 64}, std::array{33, 65}, std::array{130, 16}}) {
        check_squares<float>(way, rows, columns, transposed, Taken::small);
        check_squares<float>(way, rows, columns, transposed, Taken::by_elements);
      }
      for (const auto &[rows, columns] : {std::array{64, 64}, std::array{36, 68}, std::array{132, 16}}) {
        check_squares<float>(way, rows, columns, transposed, Taken::in_items);
      }
    }
  }
}

// Includes inner squares, of a size that is no multiple of an item's, at each offset from an aligned address.
void test_squares_between_borders() {
  for (const Way &way : {Way{3, 64}, Way{2, 256}, Way{7, 96}}) {
    for (unsigned int transposed = 1; transposed <= 3; ++transposed) {
      check_squares<float>(way, 193, 187, transposed, Taken::shifted, transposed);
      check_squares<float>(way, 17, 61, transposed, Taken::shifted);
    }
    check_squares<std::int8_t>(way, 387, 379, 1, Taken::shifted);
    check_squares<std::int8_t>(way, 131, 2, 1, Taken::shifted);
  }
  for (std::size_t skip = 2; skip < 8; ++skip) {
    check_squares<std::int8_t>({2, 256}, 259, 261, 1 + skip % 2, Taken::shifted, skip);
  }
}

} // namespace

int main() {
  test_rows_of_runs();
  test_heads_and_tails();
  test_what_lies_apart();
  test_squares();
  test_squares_between_borders();
  return report();
}
