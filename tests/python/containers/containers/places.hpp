// Objects that lie in containers, which are parts of other objects.
#pragma once

#include <list>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace example {

struct Mark {
  int number = 0;
  int sizes[3] = {1, 2, 3};
};

class Point {
public:
  explicit Point(int x = 0) : x(x) { ++count(); }
  Point(const Point &other) : x(other.x), mark(other.mark) { ++count(); }
  ~Point() { --count(); }
  Point &operator=(const Point &other) = default;
  static int alive() { return count(); }
  void move(int by) { x += by; }
  Point &moved(int by) {
    x += by;
    return *this;
  }
  int x;
  Mark mark;

private:
  static int &count() {
    static int alive = 0;
    return alive;
  }
};

struct Scene {
  std::vector<Point> points{Point(1), Point(2)};
  std::vector<Point> *others = nullptr;
  int seen = 0;
  int size() const { return static_cast<int>(points.size()); }
  void clear() { points.clear(); }
  void clear_others() { others->clear(); }
};

struct Watch {
  Point *point = nullptr;
  int seen() const { return point->x; }
};

inline void clear(std::vector<Point> &points) { points.clear(); }
inline void clear_scene(Scene &scene) { scene.clear(); }
inline int number_of(const std::vector<Point> &points) { return static_cast<int>(points.size()); }
inline const Point &first_of(const std::vector<Point> &points) { return points.at(0); }
inline int shared_x(std::shared_ptr<Point> point) { return point->x; }

} // namespace example
