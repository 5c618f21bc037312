#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace shapes {

enum class Colour { red, green = 7 };

/// A part of a shape.
struct Part {
  int value = 42;
};

/// A shape, whose functions JavaScript overrides.
class Shape {
public:
  explicit Shape(double size = 1) : size_(size) { ++living; }
  Shape(const Shape &other) : size_(other.size_) { ++living; }
  virtual ~Shape() {
    --living;
    part_.value = 0;
  }

  /// The area, `times` times.
  virtual double area(int times) const { return size_ * times; }
  virtual std::string name() const { return "shape"; }
  virtual bool is_round() { return false; }
  virtual std::int64_t big(std::uint64_t number) { return static_cast<std::int64_t>(number) + 1; }
  virtual Colour colour(Colour given) { return given; }
  virtual std::vector<double> weights(const std::vector<double> &given) { return given; }
  virtual std::map<std::string, int> counts(const std::string &text) { return {{text, 1}}; }
  virtual void visited(const char *by, float weight) {}
  virtual int overloaded(int) { return 1; }
  virtual int overloaded(const std::string &) { return 2; }
  virtual double *place() { return &size_; }
  virtual int quiet() const noexcept { return 3; }

  double twice() const { return 2 * area(1); }
  std::string described(double times) const { return name() + ":" + std::to_string(int(area(int(times)))); }
  Shape &self() { return *this; }
  Part &part() { return part_; }

  static int living;

protected:
  virtual int hidden(int given) { return given + 1; }

public:
  int shown(int given) { return hidden(given); }

private:
  double size_;
  Part part_;
};
inline int Shape::living = 0;

/// A class that cannot be created.
class Task {
public:
  virtual ~Task() = default;
  virtual int run(int given) = 0;
  virtual double *memory() = 0;
  int twice(int given) { return run(run(given)); }
  double first() { return *memory(); }
};

class Circle : public Shape {
public:
  explicit Circle(double radius) : Shape(3 * radius * radius) {}
  std::string name() const override { return "circle"; }
  virtual double radius() const { return 1; }
};

/// A class none of whose functions JavaScript can override.
class Writer {
public:
  virtual ~Writer() = default;
  virtual int write(double *memory) = 0;
};
inline int written_by(Writer &writer) {
  double memory = 0;
  return writer.write(&memory);
}

/// Visits objects, which C++ passes in every way.
class Visitor {
public:
  virtual ~Visitor() = default;
  virtual int visit(Part &part) = 0;
  virtual double measured(const Shape &shape, int times) { return shape.area(times); }
  virtual std::string found(Shape *shape, const Part *part) { return "nothing"; }
  virtual int copied(Part part) { return part.value; }
  // No language but Python gets containers of objects.
  virtual int scene(const std::pair<int, Part> &part) { return part.first; }
  virtual int constructor(int given) { return given; }
  virtual int pointers(Part *&part) { return part->value; }
};
inline int visited_by(Visitor &visitor) {
  Part part;
  const int result = visitor.visit(part);
  return result + part.value;
}
inline int constructed_by(Visitor &visitor) { return visitor.constructor(1); }
inline double measured_by(Visitor &visitor, const Shape &shape) { return visitor.measured(shape, 2); }
inline std::string found_by(Visitor &visitor, Shape *shape) {
  Part part;
  return visitor.found(shape, shape == nullptr ? nullptr : &part) + std::to_string(visitor.copied(part));
}

/// Calls a function with the object, and with each part of others, which end before the result is returned.
inline double each_of(const std::function<double(Shape &, const std::string &, Part *)> &function,
                      Shape &shape, int times) {
  double sum = function(shape, "first", nullptr);
  for (int i = 1; i < times; ++i) {
    Shape other(i);
    Part part{i};
    sum += function(other, "other", &part);
  }
  return sum;
}

/// A class without directors.
struct Square : Shape {
  double area(int times) const override { return 4 * times; }
};

/// Refers to a shape, and notifies it of the end.
class Observer {
public:
  explicit Observer(Shape &shape) : shape_(shape) {}
  ~Observer() { shape_.visited("the end", 0); }
  double twice() const { return shape_.area(1) + shape_.area(1); }

private:
  Shape &shape_;
};

/// Owns shapes, and notifies them of the end.
class Scene {
public:
  Scene() = default;
  Scene(const Scene &) = delete;
  void add(std::unique_ptr<Shape> shape) { shapes_.push_back(std::move(shape)); }
  void add_with(const double *weights, std::size_t n, std::unique_ptr<Shape> shape) {
    if (n > 0 && weights[0] > 0) {
      add(std::move(shape));
    }
  }
  ~Scene() {
    for (const auto &shape : shapes_) {
      shape->visited("the end", 0);
    }
    delete owned;
  }
  double area() const {
    double sum = 0;
    for (const auto &shape : shapes_) {
      sum += shape->area(1);
    }
    return sum;
  }
  Shape &at(std::size_t index) { return *shapes_.at(index); }
  std::unique_ptr<Shape> pop() {
    auto last = std::move(shapes_.back());
    shapes_.pop_back();
    return last;
  }
  void clear() { shapes_.clear(); }

  Shape *owned = nullptr;

private:
  std::vector<std::unique_ptr<Shape>> shapes_;
};

inline Scene *shared_scene() {
  static Scene scene;
  return &scene;
}

inline double end(Shape *shape) {
  const double area = shape->area(1);
  delete shape;
  return area;
}
inline void free_shape(Shape *shape) { delete shape; }
inline std::string name_of(const Shape &shape) { return shape.name(); }
inline double area_of(const Shape &shape) { return shape.area(1); }
inline std::string all_of(Shape &shape) {
  std::string counts;
  for (const auto &[name, count] : shape.counts("text")) {
    counts += name + "=" + std::to_string(count) + ",";
  }
  double sum = 0;
  for (double weight : shape.weights({1, 2, 3})) {
    sum += weight;
  }
  shape.visited("C++", 0.5f);
  std::string text = shape.name() + " " + std::to_string(shape.is_round());
  text += " " + std::to_string(shape.big(1ULL << 60));
  text += " " + std::to_string(int(shape.colour(Colour::green))) + " " + counts + " " + std::to_string(int(sum));
  text += " " + std::to_string(shape.overloaded(1));
  return text + std::to_string(shape.overloaded("text"));
}
inline double summed(const Shape &shape, int times) {
  double sum = 0;
  for (int i = 0; i < times; ++i) {
    sum += shape.area(i);
  }
  return sum;
}
inline std::string area_on_thread(const Shape &shape) {
  std::string text;
  std::thread([&] {
    try {
      text = std::to_string(shape.area(1));
    } catch (const std::exception &failure) {
      text = failure.what();
    }
  }).join();
  return text;
}
inline std::string caught(const Shape &shape) {
  try {
    return std::to_string(shape.area(1));
  } catch (const std::exception &failure) {
    return failure.what();
  }
}

} // namespace shapes
