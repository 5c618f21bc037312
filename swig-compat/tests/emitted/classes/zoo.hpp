#pragma once
#include <string>
#include <stdexcept>
#include <vector>
namespace zoo {
/// Counts.
class Counter {
public:
  Counter() : value(0) {}
  explicit Counter(int start) : value(start) { if (start < 0) throw std::invalid_argument("negative"); }
  virtual ~Counter() {}
  /// Adds.
  int add(int x, int times = 1) { return value += x * times; }
  double add(double x) { return value + x; }
  const std::string &name() const { return name_; }
  void rename(const std::string &n) { name_ = n; }
  static Counter *make(int v) { return new Counter(v); }
  inline static int total = 5;
  Counter &self() { return *this; }
  Counter operator+(const Counter &o) const { return Counter(value + o.value); }
  Counter &operator+=(int x) { value += x; return *this; }
  bool operator==(const Counter &o) const { return value == o.value; }
  int value;
private:
  std::string name_ = "counter";
};
struct Point { double x, y; };
struct Line { Point a; Point b; Point *mid; double len() const { return (b.x - a.x); } };
class Shape { public: virtual double area() const = 0; virtual ~Shape() {} int id = 3; };
class Named { public: std::string label = "named"; std::string get_label() { return label; } };
class Square : public Shape, public Named { public: Square(double s) : s(s) {} double area() const override { return s * s; } double s; };
inline double area_of(const Shape &s) { return s.area(); }
inline std::string label_of(Named *n) { return n ? n->label : "none"; }
inline Shape *make_square(double s) { return new Square(s); }
template <class T> class Box { public: typedef T value_type; Box(T v) : v(v) {} T get() const { return v; } void set(const T &x) { v = x; } Box<T> twice() { return Box<T>(v + v); } T v; };
class Outer { public: struct Inner { int z = 7; }; Inner inner; Inner make() { return Inner(); } Inner *ptr() { return &inner; } };
class NoCopy { public: NoCopy() {} NoCopy(const NoCopy &) = delete; int f() { return 1; } };
/// Frees what it points to, and copies of it free the same; nobody would keep the text.
struct Holder { ~Holder() { delete held; } Point *held = nullptr; char *label = nullptr; const char *word = "w"; };
struct Drawer : Holder {};
struct Cupboard { Holder holder; Point corners[3]; Point origin; };
inline Point origin;
class Hidden; 
inline Hidden *hidden() { return reinterpret_cast<Hidden *>(8); }
inline bool is_hidden(Hidden *h) { return h == reinterpret_cast<Hidden *>(8); }
}
