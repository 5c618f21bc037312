// Objects that have one owner, Python or C++.
#pragma once

#include "smart_pointers/shared.hpp"

#include <cstddef>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

namespace example {

struct Toy {
  explicit Toy(int size = 0) : size(size) {}
  virtual ~Toy() = default;
  int size;
  Counted counted;
};

// A toy at another address than the object.
struct Ball : virtual Toy {
  explicit Ball(int size = 0) : Toy(size) {}
};

inline std::unique_ptr<Toy> make_toy(int size) { return std::make_unique<Ball>(size); }
inline std::unique_ptr<Toy> no_toy() { return nullptr; }
inline std::unique_ptr<Toy> handed_on(std::unique_ptr<Toy> toy) { return toy; }
inline int take(std::unique_ptr<Toy> toy) { return toy ? toy->size : -1; }
inline int take_moved(std::unique_ptr<Toy> &&toy) { return toy ? toy->size : -1; }
inline int take_reference(std::unique_ptr<Toy> &toy) { return toy ? toy->size : -1; }
inline int take_constant(std::unique_ptr<const Toy> toy) { return toy ? toy->size : -1; }
inline int look(const std::unique_ptr<Toy> &toy) { return toy ? toy->size : -1; }
inline int take_both(std::unique_ptr<Toy> one, std::unique_ptr<Toy> two) { return one->size + two->size; }
inline int take_with(std::unique_ptr<Toy> toy, int more) { return toy->size + more; }
// More parameters than there are predefined signatures for.
inline int take_of_many(std::unique_ptr<Toy> toy, int a, int b, int c, int d, int e, int f, int g, int h,
                        int i, int j, int k, std::unique_ptr<Toy> other) {
  if (a < 0) {
    throw std::runtime_error("no toys");
  }
  return toy->size + other->size + a + b + c + d + e + f + g + h + i + j + k;
}
inline std::size_t take_doubles(std::unique_ptr<std::vector<double>> values) { return values->size(); }
inline void refuse(std::unique_ptr<Toy>) { throw std::runtime_error("no toys"); }

struct Box {
  std::unique_ptr<Toy> toy;
  int sum(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m) {
    return a + b + c + d + e + f + g + h + i + j + k + l + m;
  }
  int sum_unlocked(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l,
                   int m) {
    return sum(a, b, c, d, e, f, g, h, i, j, k, l, m);
  }
  std::unique_ptr<Toy> &content() { return toy; }
};

inline std::unique_ptr<int> unique_number() { return std::make_unique<int>(3); }

} // namespace example
