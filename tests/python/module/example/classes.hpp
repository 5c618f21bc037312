// Classes that count their objects.
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
  const Counted &larger(const Counted &other) const { return other.number > number ? other : *this; }
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

// A class whose objects refer to themselves through others.
struct Link {
  Link *next = nullptr;
  Counted counted;
};

class Taker {
public:
  void take(Counted *counted) { delete counted; }
  Counted &second_of(Pair &pair) const { return pair.second; }
  void take_and_throw(Counted *counted) {
    delete counted;
    throw std::runtime_error("taken");
  }
};

// A pointer inside a part of another object, and one without an owner.
struct Pointing {
  Counted *counted = nullptr;
  static inline Counted *common = nullptr;
  int add(int number) const { return (counted ? counted->number : 0) + number; }
};

struct Around {
  Pointing pointing;
  Pair pair;
};
inline void free_around(Around *around) { delete around; }

// Frees the targets of pointers that C++ owns, and with them objects that a test has left to C++.
inline void free_pointed(Around &around) {
  delete around.pointing.counted;
  around.pointing.counted = nullptr;
}
inline void free_common() {
  delete Pointing::common;
  Pointing::common = nullptr;
}
inline void free_pointing(Pointing *pointing) {
  delete pointing->counted;
  delete pointing;
}
inline int number_after(int number, const Counted &counted) { return number + counted.number; }

inline int number_of(const Counted &counted) { return counted.number; }
inline int number_or(const Counted *counted, int otherwise) { return counted ? counted->number : otherwise; }
inline Counted *give(int number) { return new Counted(number); }
inline bool is_there(const void *anything) { return anything != nullptr; }

// Two functions that differ only in `const`, and tell which was called.
struct Switch {
  bool on = false;
  const char *which() { return "changing"; }
  const char *which() const { return "constant"; }
  explicit operator bool() const { return on; }
};

struct Abstract {
  virtual ~Abstract() = default;
  virtual int size() const = 0;
};

// A base that the interface omits, and a base of that one that it declares.
struct Root {
  int root() const { return 1; }
};
struct Hidden : Root {
  virtual ~Hidden() = default;
  virtual int hidden() const { return 2; }
};
struct Seen : Other, Hidden {
  int hidden() const override { return 3; }
};
inline int hidden_of(const Hidden &hidden) { return hidden.hidden(); }
inline int root_of(const Root &root) { return root.root(); }

// A class whose operators are non-member functions, some of them friends defined in the class.
class Metres {
public:
  explicit Metres(double value) : value(value) {}
  double value;
  friend double value_in_feet(const Metres &length) { return length.value / 0.3048; }
  friend Metres operator*(double factor, const Metres &length) { return Metres(factor * length.value); }
  friend bool operator==(const Metres &one, const Metres &two) { return one.value == two.value; }
};
inline Metres operator+(const Metres &one, const Metres &two) { return Metres(one.value + two.value); }
inline Metres operator-(const Metres &length) { return Metres(-length.value); }
inline Metres &operator+=(Metres &one, double two) {
  one.value += two;
  return one;
}

inline const char *kind_of(const Derived &) { return "Derived"; }
inline const char *kind_of(const Counted &) { return "Counted"; }

} // namespace example
