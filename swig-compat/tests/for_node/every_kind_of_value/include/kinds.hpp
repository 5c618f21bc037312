#pragma once
#include <array>
#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <exception>
#include <functional>
#include <list>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace kinds {

enum class Mode { fast, exact = 3 };
enum Wide : std::int64_t { far = 1099511627776 };
constexpr int most = 8;
inline double tolerance = 0.5;

inline bool same(bool a, Mode mode) { return a && mode == Mode::exact; }
inline std::int64_t large(std::int64_t a, std::uint64_t b) { return a + static_cast<std::int64_t>(b); }
inline std::uint8_t byte(std::uint8_t a) { return a; }
inline Wide wide(Wide a) { return a; }
inline std::string joined(const std::string &a, char b, const char *c) { return a + b + c; }
inline double value(int a) { return a; }
inline double value(double a) { return 2 * a; }
inline std::string value(const std::string &a) { return a; }

/// The number of elements that are true.
inline std::int64_t count(const bool *x, std::size_t n) {
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < n; ++i) {
    sum += x[i] ? 1 : 0;
  }
  return sum;
}

/// Twice each element, with the sum of the results.
inline double twice(const double *x, double *y, std::size_t n) {
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) {
    sum += y[i] = 2 * x[i];
  }
  return sum;
}
inline void steps(double *y, int n) {
  for (int i = 0; i < n; ++i) {
    y[i] = i;
  }
}
inline void transposed(const float *a, int rows, int columns, float *b) {
  for (int i = 0; i < rows; ++i) {
    for (int j = 0; j < columns; ++j) {
      b[j * rows + i] = a[i * columns + j];
    }
  }
}
inline double norm(double x, double y) {
  if (x < 0) {
    throw std::domain_error("x is negative");
  }
  return std::sqrt(x * x + y * y);
}
inline std::int64_t sign(std::int64_t x) { return x < 0 ? -1 : 1; }
inline bool is_negative(double x) { return x < 0; }
/// The byte of a bool in memory.
inline std::uint8_t bits(bool x) {
  std::uint8_t byte = 0;
  std::memcpy(&byte, &x, 1);
  return byte;
}
inline void *address() { return nullptr; }
inline std::vector<std::int64_t> indices(std::int64_t n) {
  std::vector<std::int64_t> all;
  for (std::int64_t i = 0; i < n; ++i) {
    all.push_back(i);
  }
  return all;
}

/// A node that keeps the address of the next one.
class Node {
public:
  explicit Node(const std::string &name) : name(name) { ++alive; }
  Node(const Node &) = delete;
  ~Node() { --alive; }

  void set_next(Node *node) { next = node; }
  Node *get_next() const { return next; }
  double visit(const std::function<double(double, const std::string &)> &f) const { return f(1, name); }
  static Node *make(const std::string &name) { return new Node(name); }

  std::string name;
  static inline int alive = 0;

private:
  Node *next = nullptr;
};

inline double visited(const std::function<double(double, const std::string &)> &f, const Node &node) {
  return node.visit(f);
}
inline double called(const std::function<double(double, const std::string &)> &f) { return f(1, "é"); }
/// Calls a function, and nests its exception into another.
inline double tried(const std::function<double(double, const std::string &)> &f) {
  try {
    return f(1, "");
  } catch (const std::exception &) {
    std::throw_with_nested(std::logic_error("f has failed"));
  }
}
/// Keeps a function until the process ends.
inline void hold(const std::function<double(double, const std::string &)> &f) {
  static std::function<double(double, const std::string &)> held;
  held = f;
}

enum class Colour { red, green = 5 };

// Values of other kinds than numbers in functions that C++ calls.
inline std::string renamed(const std::function<const std::string(const std::string &)> &f) {
  return f("a\xff") + ".";
}
inline std::size_t
grouped(const std::function<std::map<std::string, std::vector<double>>(const std::vector<double> &,
                                                                       std::optional<int>)> &f) {
  return f({1, 2.5}, 7).at("all").size() + f({}, std::nullopt).size();
}
inline double
visited_over(const double *x, std::size_t n,
             const std::function<std::map<std::string, std::vector<double>>(const std::vector<double> &,
                                                                            std::optional<int>)> &f) {
  f({}, 1);
  return std::accumulate(x, x + n, 0.0);
}
inline std::int64_t
counted(const std::function<std::int64_t(std::uint64_t, bool, char, Colour, const char *)> &f) {
  return f(~std::uint64_t{0}, true, 'x', Colour::green, nullptr);
}

// Values of types of the standard library, each returned as it came.
inline std::list<bool> flags(const std::list<bool> &given) { return given; }
inline std::list<double> reals(const std::list<double> &given) { return given; }
inline std::set<std::int64_t> wholes(const std::set<std::int64_t> &given) { return given; }
inline std::vector<Colour> colours(const std::vector<Colour> &given) { return given; }
inline std::map<int, std::optional<std::string>>
names(const std::map<int, std::optional<std::string>> &given) {
  return given;
}
inline std::multimap<std::string, int> pairs(const std::multimap<std::string, int> &given) { return given; }
inline std::multiset<int> sorted(const std::multiset<int> &given) { return given; }
inline std::tuple<bool, std::uint64_t, std::pair<double, char>>
mixed(const std::tuple<bool, std::uint64_t, std::pair<double, char>> &given) {
  return given;
}
inline std::variant<std::monostate, int, double, std::string, std::vector<std::string>>
either(const std::variant<std::monostate, int, double, std::string, std::vector<std::string>> &given) {
  return given;
}
inline std::array<float, 3> three(const std::array<float, 3> &given) { return given; }
inline std::vector<std::map<std::string, std::vector<double>>>
tables(const std::vector<std::map<std::string, std::vector<double>>> &given) {
  return given;
}
/// The sum of elements behind a value whose getters may detach them.
inline double beside(const double *x, std::size_t n, const std::vector<std::string> &names) {
  return std::accumulate(x, x + n, static_cast<double>(names.size()));
}
inline int kind_of(const std::map<std::string, int> &) { return 1; }
inline int kind_of(const std::vector<std::string> &) { return 2; }
inline int kind_of(const std::string &) { return 3; }
inline int kind_of(const Node &) { return 4; }
inline std::vector<std::complex<double>> turned(const std::vector<std::complex<double>> &given) {
  return given;
}

/// The number of elements under each key.
inline std::string lengths(const std::map<std::string, std::vector<double>> &given) {
  std::string text;
  for (const auto &[key, values] : given) {
    text += (text.empty() ? "" : ", ") + key + ": " + std::to_string(values.size());
  }
  return text;
}
/// Keys that are not UTF-8.
inline std::map<std::string, int> unreadable() { return {{"\xfe", 1}, {"\xff", 2}}; }
inline int both(const double *x, std::size_t n, const std::map<std::string, int> &) {
  return n > 0 ? int(x[0]) : 0;
}
inline int both(const double *x, std::size_t n, const std::vector<std::string> &) {
  return n > 1 ? int(x[1]) : 0;
}
inline std::string chosen(const std::vector<std::string> &) { return "texts"; }
inline std::string chosen(const double *x, std::size_t n) { return x == nullptr && n > 0 ? "" : "numbers"; }

/// Static members with the names of what every function of JavaScript has.
struct Named {
  static int caller() { return 1; }
  static int arguments(int given) { return given; }
  static int prototype() { return 3; }
  static int name() { return 4; }
  inline static int length = 5;
};

// Names that mean something else in TypeScript.
struct Map {
  int number = 1;
};
struct function : Map {};
enum class var { let, match };
inline std::map<std::string, int> any(const Map &given, const function &other) {
  return {{"given", given.number}, {"other", other.number}};
}
enum class Answer { no = false, yes = true, maybe };

} // namespace kinds
