// Classes whose objects are thrown.
#pragma once

#include <stdexcept>
#include <string>

#ifndef QUAFF
#define QUAFF_THROWS(...)
#else
#define QUAFF_THROWS(...) throw(__VA_ARGS__)
#endif

namespace example {

class Trouble {
public:
  explicit Trouble(int code) : code(code) { ++count(); }
  Trouble(const Trouble &other) : code(other.code) { ++count(); }
  ~Trouble() { --count(); }
  int twice() const { return 2 * code; }
  static int alive() { return count(); }
  int code;

private:
  static int &count() {
    static int alive = 0;
    return alive;
  }
};

struct DeepTrouble : Trouble {
  explicit DeepTrouble(int code) : Trouble(code) {}
  int depth() const { return 3; }
};

struct Described : std::runtime_error {
  explicit Described(const std::string &text) : std::runtime_error(text) {}
  const char *what() const noexcept { return std::runtime_error::what(); }
};

// The interface does not declare that this class has a `what`.
struct Numbered : std::runtime_error {
  explicit Numbered(int number) : std::runtime_error("number " + std::to_string(number)), number(number) {}
  int number;
};

inline int make_trouble(int how) QUAFF_THROWS(const example::Trouble &, Described, Numbered) {
  static Trouble lasting(4);
  switch (how) {
  case 1:
    throw Trouble(1);
  case 2:
    throw DeepTrouble(2);
  case 3:
    throw Described("described");
  case 4:
    throw &lasting;
  case 5:
    throw Numbered(5);
  default:
    return how;
  }
}
inline int code_of(const Trouble &trouble) { return trouble.code; }

} // namespace example
