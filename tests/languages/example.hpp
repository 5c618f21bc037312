#pragma once
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace example {

/// The arithmetic mean.
template <class T> T mean(const T *x, std::size_t n) {
  if (n == 0) {
    throw std::invalid_argument("there is no mean of no elements");
  }
  T sum{};
  for (std::size_t i = 0; i < n; ++i) {
    sum += x[i];
  }
  return sum / static_cast<T>(n);
}

/// Multiplies every element.
template <class T> void scale(T factor, T *y, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) {
    y[i] *= factor;
  }
}

inline double trace(const double *a, std::size_t rows, std::size_t columns) {
  double sum = 0;
  for (std::size_t i = 0; i < rows && i < columns; ++i) {
    sum += a[i * columns + i];
  }
  return sum;
}

/// Twice each element.
template <class T> std::vector<T> doubled(const T *x, std::size_t n) {
  std::vector<T> all(x, x + n);
  scale(T{2}, all.data(), n);
  return all;
}

/// The length of the hypotenuse.
template <class T> T hypotenuse(T a, T b) { return std::sqrt(a * a + b * b); }

/// The scalar product of two vectors.
inline double product(const std::vector<double> &a, const std::vector<double> &b) {
  if (a.size() != b.size()) {
    throw std::invalid_argument("the vectors have different lengths");
  }
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    sum += a[i] * b[i];
  }
  return sum;
}

enum class Color { red, green = 5 };
enum Size : unsigned char { small = 1, large = 200 };
inline Color next(Color color) { return color == Color::red ? Color::green : Color::red; }
inline int limit = 7;
constexpr int fixed_limit = 9;

inline int add(int a, int b = 10) { return a + b; }
inline bool negated(bool value) { return !value; }
inline std::string greeting(const std::string &name) { return "hello " + name; }
inline const char *word(bool is_there) { return is_there ? "word" : nullptr; }
inline std::string with_zero() { return {"a\0b", 3}; }
inline char initial(const std::string &text) { return text.at(0); }

/// Counts upwards.
class Counter {
public:
  explicit Counter(int start = 0) : count(start) { ++alive; }
  Counter(const Counter &other) : count(other.count) { ++alive; }
  ~Counter() { --alive; }

  /// The count after the step.
  int add(int step) {
    if (step < 0) {
      throw std::out_of_range("a counter counts upwards");
    }
    return count += step;
  }
  int value() const { return count; }
  /// Adds all elements.
  template <class T> void add_all(const T *x, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) {
      count += static_cast<int>(x[i]);
    }
  }
  Counter copy() const { return *this; }
  static int alive_now() { return alive; }

  int count;

private:
  static inline int alive = 0;
};

inline int counted(const Counter &counter) { return counter.count; }
inline int counted(const Counter *first, const Counter *second) {
  return (first == nullptr ? 0 : first->count) + (second == nullptr ? 0 : second->count);
}

/// A shape of the plane.
class Shape {
public:
  virtual ~Shape() = default;
  virtual double area() const = 0;
  std::string name = "a shape";
};

class Circle : public Shape {
public:
  explicit Circle(double radius) : radius(radius) {}
  double area() const override { return 3 * radius * radius; }
  double radius;
};

class Square : public Shape {
public:
  explicit Square(double side) : side(side) {}
  double area() const override { return side * side; }
  double side;
};

/// Owns shapes.
class Group {
public:
  void add(std::unique_ptr<Shape> shape) {
    if (shape == nullptr) {
      throw std::invalid_argument("there is no shape");
    }
    shapes.push_back(std::move(shape));
  }
  double area() const {
    double sum = 0;
    for (const auto &shape : shapes) {
      sum += shape->area();
    }
    return sum;
  }
  Shape &at(std::size_t index) { return *shapes.at(index); }
  Shape *find(double area) {
    for (const auto &shape : shapes) {
      if (shape->area() == area) {
        return shape.get();
      }
    }
    return nullptr;
  }
  Counter counter;

private:
  std::vector<std::unique_ptr<Shape>> shapes;
};

/// No container, though its members have names that containers and the texts of quaff have.
struct Window {
  void resize(int size) { RESIZED_OBJECT = size; }
  int RESIZED_OBJECT = 0;
};

/// The texts from the last to the first.
inline std::vector<std::string> reversed(const std::vector<std::string> &texts) {
  return {texts.rbegin(), texts.rend()};
}

/// The sum of the numbers, or of as many as there are names.
inline double named(const double *x, std::size_t n, const std::optional<std::vector<std::string>> &names) {
  const std::size_t count = names ? std::min(n, names->size()) : n;
  return std::accumulate(x, x + count, 0.0);
}

/// The number of times that each text occurs.
inline std::map<std::string, int> counts(const std::vector<std::string> &texts) {
  std::map<std::string, int> all;
  for (const std::string &text : texts) {
    ++all[text];
  }
  return all;
}

/// The sum of all numbers of a map.
inline double total(const std::map<std::string, std::vector<double>> &columns) {
  double sum = 0;
  for (const auto &[name, numbers] : columns) {
    for (const double number : numbers) {
      sum += number;
    }
  }
  return sum;
}

inline std::pair<int, std::string> swapped(const std::pair<std::string, int> &pair) {
  return {pair.second, pair.first};
}
inline std::optional<double> half(std::optional<double> value) {
  return value ? std::optional<double>(*value / 2) : std::nullopt;
}
inline std::vector<std::vector<int>> triangle(int rows) {
  std::vector<std::vector<int>> all;
  for (int row = 1; row <= rows; ++row) {
    all.emplace_back(static_cast<std::size_t>(row), row);
  }
  return all;
}
/// The index of a value's alternative.
inline int alternative(const std::variant<std::vector<int>, std::vector<float>, std::vector<double>> &value) {
  return static_cast<int>(value.index());
}
/// The number in a variant, as C++ gets it.
inline double widened(const std::variant<float, double> &value) {
  return std::visit([](auto number) { return static_cast<double>(number); }, value);
}
/// Two alternatives of one type.
inline int same(const std::variant<int, int> &value) { return std::get<0>(value); }

/// The last part of a path.
inline std::string file_name(const std::filesystem::path &path) { return path.filename().string(); }

/// Texts whose bytes are not UTF-8.
inline std::vector<std::string> raw_texts() {
  return {"z\xe4", "\xe2\x82", "\xed\xa0\x80", "\xf0\x9f\x98\x80"};
}
inline std::set<std::string> distinct(const std::vector<std::string> &texts) {
  return {texts.begin(), texts.end()};
}

/// A list with a title.
class Notes {
public:
  explicit Notes(int number) : number(number) {}
  int add(const std::list<std::string> &more) {
    texts.insert(texts.end(), more.begin(), more.end());
    return static_cast<int>(texts.size());
  }
  int number;
  std::vector<std::string> texts;
  std::vector<double> marks{1, 2.5};
};

/// The value at a place.
inline double applied(const std::function<double(double)> &f, double x) { return f(x); }
/// The value at a place, by a pointer to a function, which gets its data.
inline double applied_to_pointer(double (*f)(double, void *), void *data, double x) { return f(x, data); }
/// A function that calls `f` with the result of `f`.
inline std::function<double(double)> twice(const std::function<double(double)> &f) {
  return [f](double x) { return f(f(x)); };
}
/// The number that the function returns for a text.
inline int measured(const std::function<int(const std::string &)> &f, const std::string &text) {
  return f(text);
}
/// The smallest number below the end that follows the rule, or the end.
inline int first_that(const std::function<bool(int)> &rule, int end) {
  int number = 0;
  while (number < end && !rule(number)) {
    ++number;
  }
  return number;
}
/// A number for all of the values, and a vector for them.
inline double reduced(const std::function<double(const std::vector<double> &)> &f,
                      const std::vector<double> &values) {
  return f(values);
}
inline std::vector<double> mapped(const std::function<std::vector<double>(const std::vector<double> &)> &f,
                                  const std::vector<double> &values) {
  return f(values);
}
/// Catches what the function throws.
inline std::string caught(const std::function<double(double)> &f) {
  try {
    f(1);
  } catch (const std::exception &exception) {
    return exception.what();
  }
  return "nothing";
}

/// Keeps a function.
class Curve {
public:
  explicit Curve(std::function<double(double)> f) : f(std::move(f)) {}
  double at(double x) const { return f(x); }

private:
  std::function<double(double)> f;
};

class Button {
public:
  void on_click(std::function<void(int, const std::string &)> handler) { clicked = std::move(handler); }
  void click(int times, const std::string &text) const { clicked(times, text); }

private:
  std::function<void(int, const std::string &)> clicked;
};

inline double area_of(const Shape &shape) { return shape.area(); }

/// The end of a branch, which several branches may share.
class Leaf {
public:
  explicit Leaf(int number) : own(number) { ++alive; }
  Leaf(const Leaf &) = delete;
  virtual ~Leaf() { --alive; }
  virtual int number() const { return own; }
  static int alive_now() { return alive; }

private:
  int own;
  static inline int alive = 0;
};

struct Marked {
  virtual ~Marked() = default;
  int mark = 1;
};

/// The base that is shared is not at the beginning of the object.
class MarkedLeaf : public Marked, public Leaf {
public:
  explicit MarkedLeaf(int number) : Leaf(number) {}
  int number() const override { return 100 + Leaf::number(); }
};

/// A leaf, or none for a negative number.
inline std::shared_ptr<Leaf> leaf(int number) {
  return number < 0 ? nullptr : std::make_shared<Leaf>(number);
}
inline std::shared_ptr<MarkedLeaf> marked_leaf(int number) { return std::make_shared<MarkedLeaf>(number); }
/// The number of a leaf, -1 for none.
inline int number_of(const std::shared_ptr<const Leaf> &leaf) { return leaf ? leaf->number() : -1; }
inline int owners_of(std::shared_ptr<Leaf> leaf) { return static_cast<int>(leaf.use_count()); }
/// Has no value in other languages than Python.
inline std::weak_ptr<Leaf> watched(const std::shared_ptr<Leaf> &leaf) { return leaf; }
/// A call with the same leaf for both parameters would give it two owners that do not know of each other.
inline int ends(std::unique_ptr<Leaf> given, const std::shared_ptr<Leaf> &shared) {
  return (given ? given->number() : -1) + (shared ? shared->number() : -1);
}

/// Refers to itself.
class Twig : public std::enable_shared_from_this<Twig> {
public:
  explicit Twig(int number) : number(number) {}
  std::shared_ptr<Twig> itself() { return shared_from_this(); }
  int number;
};

inline Leaf *borrowed_leaf(const std::shared_ptr<Leaf> &leaf) { return leaf.get(); }

class Branch {
public:
  std::shared_ptr<Leaf> end;
  const std::shared_ptr<Leaf> &its_end() const { return end; }
};

} // namespace example
