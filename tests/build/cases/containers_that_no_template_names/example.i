%module(directors="1") example
%{
#include <atomic>
#include <ios>
#include <iostream>
#include <list>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <system_error>
#include <vector>
namespace ext {
template <class T> struct Box {
  static inline int alive = 0;
  T value;
  explicit Box(T value) : value(value) { ++alive; }
  Box(const Box &other) : value(other.value) { ++alive; }
  ~Box() { --alive; }
};
template <class T> struct Single {
  T value;
  explicit Single(T value) : value(value) {}
  Single(Single &&) = default;
};
} // namespace ext
namespace deep {
template <class T> struct Cell {
  T value;
};
} // namespace deep
%}
%include "std_string.i"
%feature("director") Visitor;
%newobject made;

%inline %{
struct Point {
  int x = 1;
};

// Pointers and references to containers.
std::vector<int> *numbers(int count) {
  static std::vector<int> kept;
  kept.assign(count, 3);
  return &kept;
}
int count_numbers(std::vector<int> *values) { return values ? int(values->size()) : -1; }
int count_constant(const std::vector<int> *values) { return values ? int(values->size()) : -1; }
std::vector<int> &same_numbers() { return *numbers(7); }
std::vector<int> *made(int count) { return new std::vector<int>(count); }
std::vector<Point> &points() {
  static std::vector<Point> kept(4);
  return kept;
}
int count_points(std::vector<Point> &values) { return int(values.size()); }
const std::map<std::string, int> *names() {
  static std::map<std::string, int> kept{{"one", 1}};
  return &kept;
}
int count_names(const std::map<std::string, int> *values) { return int(values->size()); }
std::set<Point *> &pointers() {
  static std::set<Point *> kept{nullptr};
  return kept;
}
int count_pointers(std::set<Point *> &values) { return int(values.size()); }

// A constant reference and a value are a list or an array, as before.
int total(const std::vector<int> &values) {
  int sum = 0;
  for (int value : values) sum += value;
  return sum;
}

// Values and streams of the standard library.
std::error_code code(int number) { return {number, std::generic_category()}; }
int number_of(std::error_code code) { return code.value(); }
int number_behind(const std::error_code &code) { return code.value(); }
std::ios_base &stream() { return std::cout; }
int precision(std::ios_base &stream) { return int(stream.precision()); }

// An alias of an instantiation.
using IntBox = ext::Box<int>;
IntBox box(int value) { return IntBox(value); }
int alive() { return IntBox::alive; }
int value_of(IntBox box) { return box.value; }
int value_behind(const IntBox &box) { return box.value; }
int change(IntBox &box) { return ++box.value; }
int value_at(ext::Box<int> *box) { return box ? box->value : -1; }
ext::Single<int> single(int value) { return ext::Single<int>(value); }
int single_value(const ext::Single<int> &single) { return single.value; }

// Overloads.
int which(int) { return 1; }
int which(std::vector<int> *) { return 2; }
int which(const std::string &) { return 3; }
int other(double) { return 1; }
int other(IntBox) { return 2; }
int other(std::vector<double> *) { return 3; }

struct Holder {
  std::vector<int> *pointer = nullptr;
  std::list<std::unique_ptr<int>> owners;
  IntBox box{1};
  IntBox *at = nullptr;
  std::error_code code;
  std::atomic<int> counter{5};
  std::vector<int> &numbers() { return *pointer; }
};
int counted(std::atomic<int> &counter) { return counter; }

template <class T> struct Shelf {
  ext::Box<T> box(T value) { return ext::Box<T>(value); }
  int which(const ext::Box<T> &) { return 1; }
  int which(double) { return 2; }
};

struct Visitor {
  virtual ~Visitor() {}
  virtual int visit(std::vector<int> *values) { return int(values->size()); }
  virtual int look(const IntBox &box) { return box.value; }
};
int visit(Visitor &visitor, int count) { return visitor.visit(numbers(count)); }
int look(Visitor &visitor, int value) { return visitor.look(IntBox(value)); }
%}
%template(IntShelf) Shelf<int>;
%extend Point {
  std::vector<int> *line(int count) { return numbers(count + $self->x); }
}

// Names that are looked up in a namespace.
%inline %{
namespace deep {
Cell<int> cell(int value) { return {value}; }
int value_in(Cell<int> cell) { return cell.value; }
int value_in(double) { return -1; }
struct Rack {
  Cell<int> cell;
  Cell<int> *at() { return &cell; }
  int put(const Cell<int> &other) { return cell.value = other.value; }
};
} // namespace deep
%}
