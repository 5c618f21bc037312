#pragma once

#include <stdexcept>
#include <string>

namespace shop {

enum class Level { low = 1, high };
inline int tenfold(int value) { return 10 * value; }

/// C, as it were: no constructor and no method.
struct Counter {
  int value;
};

inline int &alive() {
  static int count = 0;
  return count;
}

inline int count_alive() { return alive(); }

class Base {
public:
  int id() const { return 7; }
  void shift(const char *) = delete;

protected:
  int shift(int by) const { return by; }
  template <class T> T ignored(T value) { return value; }
  int hidden() const { return level + 1; }
  int level = 1;
};

class Item : public Base {
public:
  using Base::hidden;
  using Base::level;
  explicit Item(int price) : price(price) {}
  Item(int price, int count) : price(price * count) {}
  explicit Item(const std::string &price) : price(std::stoi(price)) {}
  int doubled() const { return 2 * price; }
  int trebled() const { return 3 * price; }
  int price;
};

template <class T, int N> class Stack {
public:
  void push(T value) { top = value; }
  template <class U> U top_as() const { return static_cast<U>(top); }
  T top{};
};

} // namespace shop
