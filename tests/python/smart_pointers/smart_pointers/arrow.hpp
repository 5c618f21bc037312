// Classes with `operator->`.
#pragma once

#include "smart_pointers/shared.hpp"

#include <memory>
#include <string>

namespace example {

struct Target {
  int value = 1;
  int doubled() const { return 2 * value; }
  void add(int more) { value += more; }
  std::string name() const { return "target"; }
  Counted counted;
};

class Pointer {
public:
  explicit Pointer(Target *target) : target_(target) {}
  Target *operator->() { return target_; }
  std::string name() const { return "pointer"; }

private:
  Target *target_;
};

// A pointer to another smart pointer.
class Chain {
public:
  explicit Chain(Target *target) : pointer_(target) {}
  Pointer operator->() { return pointer_; }

private:
  Pointer pointer_;
};

// A handle whose `operator->` returns a shared pointer.
class Handle {
public:
  explicit Handle(std::shared_ptr<Shape> shape = nullptr) : shape_(shape) {}
  std::shared_ptr<Shape> operator->() { return shape_; }

private:
  std::shared_ptr<Shape> shape_;
};

// A smart pointer that contains its target.
class Owner {
public:
  Target *operator->() { return &target_; }

private:
  Target target_;
};

// Not a smart pointer: its `operator->` returns an object without an `operator->`.
struct Value {
  Target operator->() { return {}; }
};

struct Loop {
  Loop *operator->() { return this; }
};

} // namespace example
