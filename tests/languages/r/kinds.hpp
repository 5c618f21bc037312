#pragma once
#include <complex>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace kinds {

template <class T> T same(T value) { return value; }
template <class T> std::vector<T> copied(const T *x, std::size_t n) { return std::vector<T>(x, x + n); }
template <class T> void negate(T *y, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) {
    y[i] = -y[i];
  }
}

/// The element in a row and a column, both counted from 0.
inline double at(const double *a, std::size_t rows, std::size_t columns, int row, int column) {
  return row < static_cast<int>(rows) && column < static_cast<int>(columns) ? a[row * columns + column] : -1;
}
inline double at_fortran(const double *f, std::size_t rows, std::size_t columns, int row, int column) {
  return row < static_cast<int>(rows) && column < static_cast<int>(columns) ? f[column * rows + row] : -1;
}
/// The address of the first element.
inline double place(const double *f, std::size_t rows, std::size_t columns) {
  return rows * columns == 0 ? 0 : static_cast<double>(reinterpret_cast<std::uintptr_t>(f) >> 3);
}
/// Writes the number of each element in C's order.
inline void numbered(double *w, std::size_t rows, std::size_t columns) {
  for (std::size_t i = 0; i < rows * columns; ++i) {
    w[i] = static_cast<double>(i);
  }
}
inline void numbered(float *w, std::size_t rows, std::size_t columns) {
  for (std::size_t i = 0; i < rows * columns; ++i) {
    w[i] = static_cast<float>(i);
  }
}
inline double halved(double *y, std::size_t n) {
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) {
    sum += y[i];
    y[i] /= 2;
  }
  return sum;
}
inline double deep(const double *c, std::size_t p, std::size_t q, std::size_t r) {
  return p * q * r == 0 ? 0 : c[1 * q * r + 0 * r + (r - 1)];
}

inline float narrow(float x) { return x; }
inline std::string which(int) { return "int"; }
inline std::string which(double) { return "double"; }
inline std::string which(const std::string &) { return "string"; }
inline std::string which(const double *x, std::size_t n) { return "doubles"; }
inline std::string which(std::complex<double>) { return "complex"; }
inline std::string which(bool) { return "bool"; }

inline void fail(const std::string &kind) {
  if (kind == "index") {
    throw std::out_of_range("no such index: größer");
  }
  if (kind == "overflow") {
    throw std::overflow_error("too large");
  }
  if (kind == "memory") {
    throw std::bad_alloc();
  }
  if (kind == "number") {
    throw 7;
  }
  throw std::runtime_error(std::string(kind.size() < 9000 ? 0 : 9000, 'x') + kind.substr(0, 20));
}

enum class Shade { light, dark };
enum class Weight : std::uint8_t { light, heavy };
/// R's doubles can represent the first value, but not the others.
enum class Wide : std::uint64_t {
  even = 9007199254740992,
  odd = 9007199254740993,
  most = 9223372036854775807
};
inline Wide wide(Wide value) { return value; }
inline Wide unnamed() { return static_cast<Wide>(9007199254740995); }
inline Shade shade() { return Shade::light; }
inline Weight weight() { return Weight::light; }
inline std::string chosen(Shade) { return "shade"; }
inline std::string chosen(Weight) { return "weight"; }

/// Members whose names differ only slightly, or are names of R's own functions.
struct Names {
  int add(int x) const { return x; }
  int add_(int x) const { return -x; }
  int match() const { return 3; }
};
inline double apart(double _x, double x) { return _x - x; }

/// An object whose address other objects keep.
class Leaf {
public:
  explicit Leaf(int value) : value(value) { ++alive; }
  Leaf(const Leaf &) = delete;
  ~Leaf() { --alive; }
  int value;
  static inline int alive = 0;
};
inline int leaves() { return Leaf::alive; }
/// Keeps the addresses of leaves, and uses the leaves in its destructor.
class Branch {
public:
  ~Branch() {
    for (const Leaf *leaf : all) {
      last += leaf->value;
    }
  }
  void grow(Leaf *leaf) {
    all.push_back(leaf);
    if (leaf->value < 0) {
      throw std::invalid_argument("a leaf that is kept all the same");
    }
  }
  int sum() const {
    int sum = 0;
    for (const Leaf *leaf : all) {
      sum += leaf->value;
    }
    return sum;
  }
  static inline int last = 0;

private:
  std::vector<const Leaf *> all;
};
class Tree {
public:
  Branch branch;
};
inline void reads(double *y, std::size_t n, Leaf *leaf) { leaf->value = n == 0 ? 0 : static_cast<int>(y[0]); }

/// Counts the destructors that have not run yet.
class Guard {
public:
  Guard() {
    ++alive;
    ++all;
  }
  ~Guard() { --alive; }
  static inline int alive = 0, all = 0;
};
inline int guards() { return Guard::alive; }
inline int entered() { return Guard::all; }
inline std::int64_t guarded(double value) {
  const Guard guard;
  if (value < 0) {
    throw std::invalid_argument("negative");
  }
  return static_cast<std::int64_t>(value);
}
/// Interrupts R while C++ runs, as Ctrl-C does.
inline void interrupting() {
  const Guard guard;
  std::raise(SIGINT);
}

/// Functions that C++ calls while a guard exists, whose destructor must run even if R jumps.
using Function = std::function<double(double)>;
inline double called(const Function &f, double x) {
  const Guard guard;
  return f(x);
}
inline Function twice(const Function &f) {
  return [f](double x) { return f(f(x)); };
}
template <class T> using Map = std::function<std::vector<T>(const std::vector<T> &)>;
inline std::vector<double> mapped(const Map<double> &f, const std::vector<double> &x) { return f(x); }
inline std::vector<int> mapped_integers(const Map<int> &f, const std::vector<int> &x) { return f(x); }
inline double shifted(double (*f)(double, void *), void *data, double x) { return f(x + 1, data); }
inline bool asked(const std::function<bool(int, const std::string &, const char *, char, Shade)> &f) {
  return f(3, "größer", nullptr, 'x', Shade::dark);
}
inline Shade answered(const std::function<Shade()> &f) { return f(); }
inline void told(const std::function<void(std::int64_t)> &f, std::int64_t value) { f(value); }
/// Catches what the function throws.
inline std::string caught(const Function &f, int times) {
  std::string text = "nothing";
  for (int i = 0; i < times; ++i) {
    try {
      called(f, i);
    } catch (const std::exception &exception) {
      text = exception.what();
    }
  }
  return text;
}
/// Functions that catch exceptions, return values that R cannot represent, and allocate much memory.
inline std::int64_t caught_beyond(const Function &f) {
  caught(f, 1);
  return INT64_MAX;
}
inline std::string caught_long(const Function &f, int size) {
  caught(f, 1);
  return std::string(static_cast<std::size_t>(size), 'x');
}
inline std::vector<double> caught_many(const Function &f, int size) {
  caught(f, 1);
  return std::vector<double>(static_cast<std::size_t>(size));
}
inline double on_a_thread(const Function &f) {
  double result = 0;
  std::exception_ptr thrown;
  std::thread([&] {
    try {
      result = f(1);
    } catch (...) {
      thrown = std::current_exception();
    }
  }).join();
  if (thrown != nullptr) {
    std::rethrow_exception(thrown);
  }
  return result;
}
/// An object that C++ uses while it calls a function, and functions that free it.
class Fish {
public:
  double scaled(const Function &f) { return weight = f(weight); }
  double weight = 2;
};
class Pond {
public:
  Fish fish;
};
inline Fish &itself(Fish &fish) { return fish; }
inline double swallowed(std::unique_ptr<Fish> fish) { return fish == nullptr ? 0 : fish->weight; }
inline void drained(std::unique_ptr<Pond>) {}
inline void eaten(Fish *fish) { delete fish; }
inline double both(const Fish &fish, std::unique_ptr<Fish> given) { return fish.weight + given->weight; }
inline double scaled_by(const Function &f, Fish &fish) { return fish.scaled(f); }
class Keeper {
public:
  void keep(Function f) { kept = std::move(f); }
  double call(double x) const { return kept(x); }
  void drop_on_a_thread() {
    std::thread([this] { kept = nullptr; }).join();
  }
  Function kept;
};
/// Calls a function in its destructor.
class Closing {
public:
  explicit Closing(Function f) : f(std::move(f)) {}
  ~Closing() {
    try {
      f(0);
    } catch (...) {
    }
  }
  void fail() const { throw std::runtime_error("closed"); }

private:
  Function f;
};
inline double closed(const Function &at_end, const Function &f) {
  const Closing closing(at_end);
  return f(1);
}

inline std::vector<double> many(int size) { return std::vector<double>(static_cast<std::size_t>(size)); }
inline std::string long_text(int size) { return std::string(static_cast<std::size_t>(size), 'x'); }

template <class T> T raised(T x, T by = 1) { return x + by; }
template <class T> void divided(T x, T y, T &quotient, T &rest) {
  quotient = x / y;
  rest = x - y * static_cast<T>(static_cast<long>(quotient));
}

} // namespace kinds
