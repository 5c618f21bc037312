// Functions whose arguments affect each other: values beside arrays, objects and structs.
#include "quaff/traits.hpp"

#include <cstddef>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

struct Body {
  Body(double mass = 1) : mass(mass) {}
  double mass;
};
struct Particle {
  float x, y;
  int id;
  bool is_fast;
};
struct Image {
  Image(long rows, long columns) : rows(rows), columns(columns), pixels(rows * columns) {}
  long rows, columns;
  std::vector<double> pixels;
};
struct Window {
  float *first;
  long count;
};
struct Amount {
  long cents;
};

template <> struct quaff::array_traits<Image> {
  using view = quaff::array_view<double, 2>;
  static view look(Image &image) { return {image.pixels.data(), {image.rows, image.columns}}; }
  static Image make(const quaff::axes<2> &shape) { return {shape[0], shape[1]}; }
};
template <> struct quaff::array_traits<Window> {
  using view = quaff::array_view<float, 1, quaff::c_order>;
  static view look(Window &window) { return {window.first, {window.count}}; }
  static Window wrap(const view &elements) { return {elements.data, elements.shape[0]}; }
};
template <> struct quaff::value_traits<Amount> {
  using type = double;
  static Amount from(double amount) { return {static_cast<long>(amount)}; }
  static double to(const Amount &amount) { return static_cast<double>(amount.cents); }
};

template <class Values> double sum_of(const Values &values) {
  double sum = 0;
  for (const auto &value : values) {
    sum += static_cast<double>(value);
  }
  return sum;
}

// C++ frees the point.
inline double take(std::unique_ptr<Point> taken) { return taken ? taken->x : 0; }

// Objects behind pointers, beside values whose code may free them.
inline double x_and_number(const std::pair<Point *, int> &pair) {
  return pair.first == nullptr ? 0 : pair.first->x + pair.second;
}
inline double weighed_rows(std::vector<std::tuple<double, Point *, std::string>> rows) {
  double sum = 0;
  for (const auto &[weight, point, name] : rows) {
    sum += point == nullptr ? 0 : weight * point->x;
  }
  return sum;
}
inline double beside_numbers(Point *point, const std::list<double> &numbers) {
  return (point == nullptr ? 0 : point->x) + sum_of(numbers);
}
inline double of_named(const std::map<std::string, Point *> &points, std::vector<int> numbers) {
  double sum = sum_of(numbers);
  for (const auto &[name, point] : points) {
    sum += point == nullptr ? 0 : point->x;
  }
  return sum;
}
inline double chosen(const std::variant<int, Point *, std::vector<Point *>> &choice) {
  const auto *points = std::get_if<std::vector<Point *>>(&choice);
  double sum = 0;
  for (const Point *point : points == nullptr ? std::vector<Point *>() : *points) {
    sum += point == nullptr ? 0 : point->x;
  }
  return sum;
}
inline double masses(const std::map<int, std::shared_ptr<Body>> &bodies, const std::list<double> &factors) {
  double sum = sum_of(factors);
  for (const auto &[number, body] : bodies) {
    sum += body ? body->mass : 0;
  }
  return sum;
}
inline std::vector<std::shared_ptr<Body>> bodies(std::vector<std::shared_ptr<Body>> bodies) { return bodies; }

// Arrays, beside values whose code may move them.
inline double total_of(const double *converted, std::size_t count, const std::list<std::string> &names) {
  double sum = static_cast<double>(names.size());
  for (std::size_t i = 0; i < count; ++i) {
    sum += converted[i];
  }
  return sum;
}
inline double dot(const double *left, const double *right, std::size_t n, std::optional<double> factor) {
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) {
    sum += left[i] * right[i];
  }
  return sum * factor.value_or(1);
}
inline double span_and_list(std::span<const double> first, std::vector<double> second, std::span<float> third,
                            const std::list<int> &last) {
  return sum_of(first) + sum_of(second) + sum_of(third) + sum_of(last);
}
inline double of_particles(const Particle *particles, std::size_t n, const std::list<double> &factors) {
  double sum = sum_of(factors);
  for (std::size_t i = 0; i < n; ++i) {
    sum += particles[i].x + particles[i].id;
  }
  return sum;
}
inline void move(Particle *moved, std::size_t n, const std::map<std::string, double> &by) {
  for (std::size_t i = 0; i < n; ++i) {
    moved[i].x += static_cast<float>(by.size());
  }
}

// Classes with traits.
inline Image image(const Image &image, double factor) {
  Image other = image;
  for (double &pixel : other.pixels) {
    pixel *= factor;
  }
  return other;
}
inline std::vector<Image> images(std::vector<Image> images) { return images; }
inline double brighten(Window window, const std::list<float> &by) {
  for (long i = 0; i < window.count; ++i) {
    window.first[i] += 1;
  }
  return sum_of(by);
}
inline std::map<std::string, std::pair<Amount, std::optional<Amount>>>
priced(std::map<std::string, std::pair<Amount, std::optional<Amount>>> prices) {
  return prices;
}

// Overloads, which are tried one after another.
inline int first_of(const std::list<int> &, const std::list<std::string> &) { return 0; }
inline int first_of(const std::list<double> &, const std::list<double> &) { return 1; }
inline int first_of(const std::map<int, double> &, std::vector<double>) { return 2; }
inline int first_of(Point *point, const std::list<double> &) {
  return point == nullptr ? 3 : point->x > 0 ? 4 : 5;
}
