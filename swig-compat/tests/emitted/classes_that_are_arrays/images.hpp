#include "quaff/traits.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace images {

/// A grey picture that owns its pixels, row by row.
template <class T> class Image {
public:
  Image(int rows, int columns) : rows_(rows), columns_(columns), pixels_(rows * columns) {}
  int rows() const { return rows_; }
  int columns() const { return columns_; }
  T *pixels() { return pixels_.data(); }
  T &at(int row, int column) { return pixels_[row * columns_ + column]; }
  T at(int row, int column) const { return pixels_[row * columns_ + column]; }

private:
  int rows_, columns_;
  std::vector<T> pixels_;
};

/// A part of a picture, which others own.
struct Window {
  float *first;
  long rows, columns, pitch;
};

/// Samples that others own, without gaps.
struct Samples {
  const std::int16_t *first;
  std::size_t count;
};

/// Three numbers inside the object.
struct Vector3 {
  double values[3];
};

/// A table whose columns lie one after another.
struct Table {
  std::vector<int> cells;
  long rows, columns;
};

/// A picture that several objects share.
struct Shared {
  std::shared_ptr<std::vector<float>> pixels;
  long rows, columns;
};

} // namespace images

template <class T> struct quaff::array_traits<images::Image<T>> {
  using view = quaff::array_view<T, 2>;
  static view look(images::Image<T> &image) { return {image.pixels(), {image.rows(), image.columns()}}; }
  static images::Image<T> make(const quaff::axes<2> &shape) { return {int(shape[0]), int(shape[1])}; }
};

template <> struct quaff::array_traits<images::Window> {
  using view = quaff::array_view<float, 2, quaff::row_stride>;
  static view look(images::Window &window) {
    return {window.first, {window.rows, window.columns}, {window.pitch, 1}};
  }
  static images::Window wrap(const view &elements) {
    return {elements.data, elements.shape[0], elements.shape[1], elements.strides[0]};
  }
};

template <> struct quaff::array_traits<images::Samples> {
  using view = quaff::array_view<const std::int16_t, 1, quaff::c_order>;
  static view look(images::Samples &samples) { return {samples.first, {samples.count}}; }
  static images::Samples wrap(const view &elements) {
    return {elements.data, std::size_t(elements.shape[0])};
  }
};

template <> struct quaff::array_traits<images::Vector3> {
  using view = quaff::array_view<double, 1>;
  using shape = quaff::fixed_shape<3>;
  static view look(images::Vector3 &vector) { return {vector.values, {3}}; }
  static images::Vector3 make(const quaff::axes<1> &) { return {}; }
};

template <> struct quaff::array_traits<images::Table> {
  using view = quaff::array_view<int, 2, quaff::fortran_order>;
  static view look(images::Table &table) { return {table.cells.data(), {table.rows, table.columns}}; }
  static images::Table make(const quaff::axes<2> &shape) {
    return {std::vector<int>(shape.product()), shape[0], shape[1]};
  }
};

template <> struct quaff::array_traits<images::Shared> {
  using view = quaff::array_view<float, 2, quaff::c_order>;
  static view look(const images::Shared &shared) {
    return {shared.pixels->data(), {shared.rows, shared.columns}};
  }
  static images::Shared wrap(const view &elements) {
    auto pixels =
        std::make_shared<std::vector<float>>(elements.data, elements.data + elements.shape.product());
    return {pixels, elements.shape[0], elements.shape[1]};
  }
  static auto owner(const images::Shared &shared) { return shared.pixels; }
};

namespace images {

/// The sum of the pixels.
template <class T> double total(const Image<T> &image) {
  double total = 0;
  for (int row = 0; row < image.rows(); ++row) {
    for (int column = 0; column < image.columns(); ++column) {
      total += image.at(row, column);
    }
  }
  return total;
}

/// A picture whose pixels count up.
inline Image<float> counting(int rows, int columns) {
  Image<float> image(rows, columns);
  for (int i = 0; i < rows * columns; ++i) {
    image.pixels()[i] = float(i);
  }
  return image;
}

/// The picture itself, moved.
inline Image<float> moved(Image<float> &&image) { return std::move(image); }

/// Both beside each other.
inline Image<float> beside(const Image<float> &left, Image<float> right = Image<float>(1, 1)) {
  if (left.rows() != right.rows()) {
    throw std::invalid_argument("the pictures have different heights");
  }
  Image<float> both(left.rows(), left.columns() + right.columns());
  for (int row = 0; row < both.rows(); ++row) {
    for (int column = 0; column < both.columns(); ++column) {
      both.at(row, column) =
          column < left.columns() ? left.at(row, column) : right.at(row, column - left.columns());
    }
  }
  return both;
}

/// Adds to all pixels.
inline void brighten(Window window, float by) {
  for (long row = 0; row < window.rows; ++row) {
    for (long column = 0; column < window.columns; ++column) {
      window.first[row * window.pitch + column] += by;
    }
  }
}

/// The first row of it, which is a copy.
inline Window first_row(Window &window) { return {window.first, 1, window.columns, window.pitch}; }

/// The last sample.
inline int last(const Samples &samples) { return samples.first[samples.count - 1]; }

inline double length2(const Vector3 &v) {
  return v.values[0] * v.values[0] + v.values[1] * v.values[1] + v.values[2] * v.values[2];
}
inline Vector3 twice(Vector3 v) { return {{2 * v.values[0], 2 * v.values[1], 2 * v.values[2]}}; }

/// The cells as they lie in memory.
inline std::vector<int> cells(const Table &table) { return table.cells; }
inline Table table(long rows, long columns) {
  Table made{{}, rows, columns};
  for (long i = 0; i < rows * columns; ++i) {
    made.cells.push_back(int(i));
  }
  return made;
}

/// A picture that C++ keeps.
inline Shared kept() {
  static const auto pixels = std::make_shared<std::vector<float>>(std::vector<float>{1, 2, 3, 4});
  return {pixels, 2, 2};
}
inline float kept_at(int index) { return (*kept().pixels)[index]; }
inline long keepers() { return kept().pixels.use_count() - 1; }

/// What is shown in a frame.
struct Frame {
  Image<float> picture{2, 2};
  Vector3 direction{{1, 2, 3}};
  Table labels{{1, 2, 3, 4, 5, 6}, 3, 2};
  const Vector3 up{{0, 0, 1}};
  void enlarge() { picture = Image<float>(picture.rows() + 1, picture.columns()); }
  const Image<float> &seen() const { return picture; }
};

} // namespace images

namespace money {

/// An amount in cents.
struct Amount {
  long cents;
};

/// A colour, which Python has as a tuple.
struct Course {
  std::vector<double> prices;
};
struct Colour {
  int red, green, blue;
};

} // namespace money

template <> struct quaff::value_traits<money::Amount> {
  using type = double;
  static money::Amount from(double amount) {
    if (amount < 0) {
      throw std::invalid_argument("an amount is not negative");
    }
    if (amount > 1e9) {
      throw std::overflow_error("an amount is at most a billion");
    }
    return {static_cast<long>(amount * 100 + 0.5)};
  }
  static double to(const money::Amount &amount) { return double(amount.cents) / 100; }
};

template <> struct quaff::value_traits<money::Course> {
  using type = std::vector<double>;
  static money::Course from(const std::vector<double> &prices) { return {prices}; }
  static std::vector<double> to(const money::Course &course) { return course.prices; }
};

template <> struct quaff::value_traits<money::Colour> {
  using type = std::string;
  static money::Colour from(const std::string &text) {
    if (text.size() != 7) {
      throw std::invalid_argument("a colour is `#rrggbb`");
    }
    const auto part = [&](int at) { return std::stoi(text.substr(at, 2), nullptr, 16); };
    return {part(1), part(3), part(5)};
  }
  static std::string to(const money::Colour &colour) {
    const auto part = [](int value) {
      const char *digits = "0123456789abcdef";
      return std::string{digits[value / 16], digits[value % 16]};
    };
    return "#" + part(colour.red) + part(colour.green) + part(colour.blue);
  }
};

namespace money {

inline Amount add(const Amount &one, Amount other = {50}) { return {one.cents + other.cents}; }
inline Colour mixed(Colour one, const Colour &other) {
  return {(one.red + other.red) / 2, (one.green + other.green) / 2, (one.blue + other.blue) / 2};
}

struct Item {
  std::vector<Amount> discounts{{5}, {10}};
  std::vector<images::Image<float>> pictures{images::Image<float>(1, 2)};
  Course course{{1, 2}};
  Amount price{199};
  Colour colour{255, 0, 0};
  Amount discounted(const Amount &by) const { return {price.cents - by.cents}; }
};

/// As a vector of numbers, and as a variable.
inline Course raised(Course course) {
  for (double &price : course.prices) {
    price *= 2;
  }
  return course;
}
inline Amount rate{7};
inline Colour theme{1, 2, 3};
template <class T> inline T least{};
inline Course all_time{{1, 2}};

/// Inside types of the standard library.
inline Amount sum(const std::vector<Amount> &amounts) {
  Amount sum{0};
  for (const Amount &amount : amounts) {
    sum.cents += amount.cents;
  }
  return sum;
}
inline std::map<std::string, std::pair<Amount, Colour>> priced(std::map<std::string, Amount> prices,
                                                               std::optional<Colour> colour) {
  std::map<std::string, std::pair<Amount, Colour>> priced;
  for (const auto &[name, price] : prices) {
    priced.insert({name, {price, colour.value_or(Colour{0, 0, 0})}});
  }
  return priced;
}

/// By a callable.
inline Amount applied(const std::function<Amount(Amount, const Colour &)> &price, Amount amount) {
  return price(amount, Colour{1, 2, 3});
}
inline std::function<Amount(const Amount &)> discount(Amount by) {
  return [by](const Amount &amount) { return Amount{amount.cents - by.cents}; };
}

} // namespace money

namespace images {

inline Image<float> mapped(const Image<float> &picture,
                           const std::function<Image<float>(const Image<float> &)> &map) {
  return map(picture);
}

/// Pictures that C++ may enlarge, which Python has as objects.
inline Image<float> shown(2, 3);
inline Image<float> *current() { return &shown; }

/// A table whose traits describe an array that does not exist.
inline Table unreal(long rows, long columns) { return {{}, rows, columns}; }

/// Each picture beside itself.
inline std::vector<Image<float>> doubled(std::vector<Image<float>> pictures) {
  for (Image<float> &picture : pictures) {
    picture = beside(picture, picture);
  }
  return pictures;
}
inline std::vector<Vector3> all_twice(const std::vector<Vector3> &vectors) {
  std::vector<Vector3> all;
  for (const Vector3 &vector : vectors) {
    all.push_back(twice(vector));
  }
  return all;
}

} // namespace images
