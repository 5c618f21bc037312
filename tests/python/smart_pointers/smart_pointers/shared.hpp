// Classes whose objects C++ and Python share.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

// The standard library's pointer, under another library's name.
namespace ext {
using std::shared_ptr;
using std::weak_ptr;
} // namespace ext

namespace example {

// A class that counts its objects.
class Counted {
public:
  Counted() { ++count(); }
  Counted(const Counted &) { ++count(); }
  Counted &operator=(const Counted &) = default;
  ~Counted() { --count(); }
  static int alive() { return count(); }

private:
  static int &count() {
    static int alive = 0;
    return alive;
  }
};

struct Shape {
  explicit Shape(int size = 0) : size(size) {}
  virtual ~Shape() = default;
  virtual std::string name() const { return "shape"; }
  int size;
  Counted counted;
};

struct Padding {
  double padding = 0;
  virtual ~Padding() = default;
};

// A shape at another address than the object.
struct Circle : Padding, Shape {
  explicit Circle(int size = 0) : Shape(size) {}
  std::string name() const override { return "circle"; }
  Shape part;
};

inline std::shared_ptr<Shape> make(int size) { return std::make_shared<Circle>(size); }
inline std::shared_ptr<Shape> nothing() { return nullptr; }
inline Shape by_value(int size) { return Shape(size); }
inline Shape *of_the_program() {
  static Shape shape(6);
  return &shape;
}

inline int size_of(std::shared_ptr<Shape> shape) { return shape ? shape->size : -1; }
inline int size_of_constant(const std::shared_ptr<const Shape> &shape) { return shape ? shape->size : -1; }
inline int size_of_reference(std::shared_ptr<Shape> &shape) { return shape ? shape->size : -1; }
inline int size_of_pointer(std::shared_ptr<Shape> *shape) { return *shape ? (*shape)->size : -1; }
inline int size_of_plain(const Shape *shape) { return shape == nullptr ? -1 : shape->size; }
inline std::shared_ptr<Shape> &same(std::shared_ptr<Shape> &shape) { return shape; }
inline long uses(const std::shared_ptr<Shape> &shape) { return shape.use_count(); }
inline std::vector<std::shared_ptr<Shape>> all(std::vector<std::shared_ptr<Shape>> shapes) { return shapes; }

inline const char *which(int) { return "int"; }
inline const char *which(std::shared_ptr<Circle>) { return "circle"; }
inline const char *which(std::shared_ptr<Shape>) { return "shape"; }

struct Drawing {
  std::shared_ptr<Shape> shape;
  std::shared_ptr<const Shape> constant;
};
std::shared_ptr<Shape> current;

// A class whose objects find their own pointer.
struct Node : std::enable_shared_from_this<Node> {
  std::shared_ptr<Node> self() { return shared_from_this(); }
  std::shared_ptr<Node> next;
  Counted counted;
};

// Keeps a shape, and releases it on a thread that Python does not know.
struct Background {
  void keep(std::shared_ptr<Shape> given) { shape = std::move(given); }
  void give_up() {
    std::thread([this] { shape.reset(); }).join();
  }
  std::shared_ptr<Shape> shape;
};

inline ext::shared_ptr<Shape> renamed(const ext::shared_ptr<Shape> &given) { return given; }
inline std::vector<Node> nodes() { return std::vector<Node>(2); }

// Elements over which there may be a Python array.
inline void grow_shared(std::shared_ptr<std::vector<double>> values) { values->resize(1000); }
inline void grow_all(const std::vector<std::vector<double> *> &all) {
  for (std::vector<double> *values : all) {
    values->resize(1000);
  }
}
inline double first_shared(std::shared_ptr<const std::vector<double>> values) { return values->front(); }

// A class with a pointer to another object, which Python keeps alive.
struct Link {
  Link *next = nullptr;
  Counted counted;
};
std::shared_ptr<Link> current_link;
inline void take_link(std::unique_ptr<Link>) {}

// Pointers that keep nothing alive.
struct Watcher {
  std::weak_ptr<Shape> shape;
};
inline int size_of_watched(const std::weak_ptr<const Shape> &watched) {
  const auto shape = watched.lock();
  return shape ? shape->size : -1;
}
inline ext::weak_ptr<Shape> watch(ext::weak_ptr<Shape> shape) { return shape; }
inline std::weak_ptr<Shape> gone() { return std::make_shared<Shape>(); }
inline void watch_link(std::weak_ptr<Link>) {}

inline std::shared_ptr<int> number() { return std::make_shared<int>(3); }
inline int number_of(std::shared_ptr<int> number) { return *number; }

} // namespace example
