// Classes with `operator->`.
#pragma once

#include "smart_pointers/shared.hpp"

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

// Goes on through another one.
class Chain {
public:
  explicit Chain(Target *target) : pointer_(target) {}
  Pointer operator->() { return pointer_; }

private:
  Pointer pointer_;
};

// Has its target inside.
class Owner {
public:
  Target *operator->() { return &target_; }

private:
  Target target_;
};

// No smart pointer: it gives an object without members of its own to go on by.
struct Value {
  Target operator->() { return {}; }
};

struct Loop {
  Loop *operator->() { return this; }
};

} // namespace example
