// Classes whose objects count themselves.
#pragma once

#include <stdexcept>
#include <string>

namespace example {

inline int &alive() {
  static int count = 0;
  return count;
}

inline int count_alive() { return alive(); }

class Counted {
public:
  Counted() : Counted(0) {}
  explicit Counted(int number) : number(number) {
    if (number < 0) {
      throw std::invalid_argument("a negative number");
    }
    ++alive();
  }
  Counted(const Counted &other) : number(other.number) { ++alive(); }
  Counted &operator=(const Counted &) = default;
  virtual ~Counted() { --alive(); }

  virtual int twice() const { return 2 * number; }
  Counted next() const { return Counted(number + 1); }
  bool operator<(const Counted &other) const { return number < other.number; }

  int number;
};

class Other {
public:
  int label = 7;
};

class Derived : public Other, public Counted {
public:
  explicit Derived(int number) : Counted(number) {}
  int twice() const override { return 20 * number; }
};

struct Pair {
  Counted first;
  Counted second;
  Counted *chosen = nullptr;
  Counted *choose() { return &second; }
};

// One that refers to itself by way of others.
struct Link {
  Link *next = nullptr;
  Counted counted;
};

class Taker {
public:
  void take(Counted *counted) { delete counted; }
};

inline int number_of(const Counted &counted) { return counted.number; }
inline int number_or(const Counted *counted, int otherwise) { return counted ? counted->number : otherwise; }
inline Counted *give(int number) { return new Counted(number); }
inline const char *kind_of(const Derived &) { return "Derived"; }
inline const char *kind_of(const Counted &) { return "Counted"; }

} // namespace example
