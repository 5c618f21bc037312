// Objects that have one owner, Python or C++.
#pragma once

#include "smart_pointers/shared.hpp"

#include <memory>
#include <stdexcept>
#include <utility>

namespace example {

struct Toy {
  explicit Toy(int size = 0) : size(size) {}
  virtual ~Toy() = default;
  int size;
  Counted counted;
};

// A toy at another address than its own.
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
inline void refuse(std::unique_ptr<Toy>) { throw std::runtime_error("no toys"); }

struct Box {
  std::unique_ptr<Toy> toy;
  std::unique_ptr<Toy> &content() { return toy; }
};

inline std::unique_ptr<int> unique_number() { return std::make_unique<int>(3); }

} // namespace example
