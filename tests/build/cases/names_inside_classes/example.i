%module example
%include "std_map.i"
%include "std_pair.i"

// A code file names classes as SWIG does, but nothing else in the interface does.
%{
struct Made { int k; };
#include "made.cpp"
%}
struct Made { int k; };
PyObject *made(int k);

// A result type by an alias of the class.
%{
#include <map>
struct Registry {
  typedef std::map<int, int> Map;
  Map map;
  std::pair<Map::iterator, bool> put(int k) { return map.insert(std::make_pair(k, 1)); }
  int size() { return static_cast<int>(map.size()); }
};
%}
struct Registry {
  typedef std::map<int, int> Map;
  std::pair<Map::iterator, bool> put(int k);
  int size();
};

// A class inside a template, which the interface does not define.
%{
template <class T> struct Pair { T first, second; };
template <class T> struct Table {
  class iterator {
  public:
    T value = T();
  };
  T read(Pair<iterator> pair) { return pair.second.value; }
  Pair<iterator> *begin_and_end() { return new Pair<iterator>{{}, {}}; }
};
%}
template <class T> struct Pair { T first, second; };
template <class T> struct Table {
  class iterator;
  T read(Pair<iterator> pair);
  Pair<iterator> *begin_and_end();
};
%template(IntTable) Table<int>;

// A class template inside another one, whose instances the functions of the outer one take and return.
%inline %{
template <class T> struct Rack {
  template <class U> struct Slot { U value; };
  Slot<short> slot(short value) const { return {value}; }
  int read(const Slot<short> &slot) const { return slot.value; }
};
%}
%template(DoubleRack) Rack<double>;
// A semicolon after the bodies of functions.
%extend Rack<double> {
  int doubled(int value) { return 2 * value; };
  Rack(int) { return new Rack<double>(); };
}

// Directives name a class inside a class. Python sees it in the class and in the module.
%rename(Wheel) garage::Car::Part;
%rename("Spoke%s") garage::Car::Part::Nut;
%ignore garage::Car::Bolt;
%rename(TreeNode) garage::Tree::Node;
%inline %{
namespace garage {
struct Car {
  struct Part {
    int size = 17;
    struct Nut { int width = 5; };
  };
  struct Bolt { int length = 3; };
  Part part() { return Part(); }
};
template <class T> struct Tree {
  struct Node { T value = 7; };
  Node root() { return Node(); }
};
}
%}
%template(IntTree) garage::Tree<int>;

// Members that repeat the name of their class.
%extend garage::Car {
  garage::Car::Part
  garage::Car::part_of(int size) const
  { garage::Car::Part part; part.size = size; return part; }
  bool garage::Car::operator==(const garage::Car &other) { return $self == &other; }
  int garage::Car::operator()(int size) { return size + 1; }
}

// The interface gives a template a default that the template of C++ lacks, as headers that are made for SWIG do.
%{
template <class T> struct Base { int count() const { return 3; } };
template <class T, int N> struct Sized : Base<T> { int size() const { return N; } };
%}
template <class T = double> struct Base { int count() const; };
template <class T, int N = 4> struct Sized : Base<T> { int size() const; };
%extend Base<double> {
  int more(int by) { return $self->count() + by; }
}
%template(DoubleBase) Base<double>;
%template(DoubleSized) Sized<double>;
%inline %{
int size_of(const Sized<double, 4> &sized) { return sized.size(); }
%}
