// Objects that are elements of containers, and objects that contain such containers.
#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace places {

struct Spin {
  double up = 0;
};

struct Point {
  Point() = default;
  Point(int x, int y) : x(x), y(y) {}

  void move(int by) { x += by; }
  void move_all(std::vector<Point> &points) {
    x = 5;
    points.back().x = 6;
  }
  Point &moved(int by) {
    x += by;
    return *this;
  }
  void move_and_throw() {
    x = -1;
    throw std::runtime_error("moved, and thrown");
  }
  Point &operator+=(const Point &other) {
    x += other.x;
    y += other.y;
    return *this;
  }
  int sum() const { return x + y; }

  int x = 0;
  int y = 0;
  Spin spin;
  double weights[3] = {0, 0, 0};
  std::vector<int> history;
};

struct Cloud {
  void grow(std::size_t size) { points.resize(size); }
  void shift(int by) {
    for (Point &point : points) {
      point.x += by;
    }
  }
  std::size_t size() const { return points.size(); }
  std::vector<Point> &all() { return points; }
  Point &at(std::size_t index) { return points.at(index); }

  std::vector<Point> points;
  int number = 0;
};

struct World {
  Cloud cloud;
};

inline Point shared_point(1, 2);

struct Named {
  Named() = default;
  Named(const Named &other) : own(other.own) {}
  Named &operator=(const Named &other) {
    own = other.own;
    return *this;
  }

  Point own;
  Point &ref = shared_point;
};

struct Sky {
  explicit Sky(std::size_t size) : clouds(size), grid(1) {
    named["a"];
    grid[0].resize(1);
  }
  void grow(std::size_t size) { clouds.resize(size); }
  Cloud &cloud(std::size_t index) { return clouds.at(index); }
  Cloud &named_cloud() { return named.at("a"); }
  Cloud &grid_cloud() { return grid.at(0).at(0); }
  std::vector<Cloud> &stars() { return distant; }
  void light() { sun.x = 1; }

  std::vector<Cloud> clouds, distant;
  std::map<std::string, Cloud> named;
  std::vector<std::vector<Cloud>> grid;
  Point sun;
};
inline Sky shared_sky(2);
inline void light_up(Sky &sky) { sky.light(); }

inline void move_last(std::vector<Point> &points, Point &point) {
  point.x = 7;
  points.back().y = 8;
}
inline void scale(std::vector<Point> &points, int by) {
  for (Point &point : points) {
    point.x *= by;
  }
}
inline void double_one(Point &point) { point.x *= 2; }
inline void double_pointer(Point *point) { point->x *= 2; }
inline int read(const Point &point) { return point.x; }
inline int sum_of_x(const std::vector<Point> &points) {
  int sum = 0;
  for (const Point &point : points) {
    sum += point.x;
  }
  return sum;
}
inline void grow_cloud(Cloud &cloud, std::size_t size) { cloud.points.resize(size); }
inline void empty_map(std::map<std::string, Point> &points) { points.clear(); }
inline void empty_and_throw(std::map<std::string, Point> &points) {
  points.clear();
  throw std::runtime_error("emptied");
}
inline void grow_points(std::vector<Point> &points, std::size_t size) { points.resize(size); }
inline int read_after(Point &point, std::function<void()> then) {
  then();
  return point.x;
}
inline int read_made(std::function<Point &()> make, std::function<void()> then) {
  Point &point = make();
  then();
  return point.x;
}
inline void set_up(Spin &spin, double up) { spin.up = up; }

// A class derived from a container, without further members.
struct Route : std::vector<Point> {
  int number = 0;
};

inline std::vector<Point> shared_points(2);
inline std::vector<Point> *points_of_cxx() { return &shared_points; }

} // namespace places
