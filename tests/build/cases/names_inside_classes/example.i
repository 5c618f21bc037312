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

// Code of the interface names instantiations with the arguments that are written, and with all.
%{
namespace lib {
struct Policy {};
template <class T, class P = Policy> struct Store { T value = 4; };
template <class T, class P = Policy> struct Full { T value = 5; };
template <class T> struct Pile { T top; };
}
%}
namespace lib {
struct Policy {};
template <class T, class P = Policy> struct Store { T value; };
template <class T, class P = Policy> struct Full { T value; };
template <class T> struct Pile { T top; };
}
%template(IntStore) lib::Store<int>;
%template(IntFull) lib::Full<int, lib::Policy>;
%template(Stores) lib::Pile<lib::Store<int> >;
%typemap(out) int by_name {
  $result = SWIG_NewPointerObj(new lib::Store<int>(), SWIGTYPE_p_lib__StoreT_int_t, SWIG_POINTER_OWN);
}
%typemap(out) int by_descriptor {
  $result = SWIG_NewPointerObj(new lib::Store<int>(), $descriptor(lib::Store<int> *), SWIG_POINTER_OWN);
}
%typemap(out) int by_text {
  $result = SWIG_NewPointerObj(new lib::Store<int>(), SWIG_TypeQuery("lib::Store<int> *"), SWIG_POINTER_OWN);
}
%typemap(out) int by_mangled {
  swig_type_info *type = SWIG_TypeQuery("_p_lib__StoreT_int_t");
  $result = SWIG_NewPointerObj(new lib::Store<int>(), type, SWIG_POINTER_OWN);
}
%typemap(out) int by_all {
  swig_type_info *type = SWIG_TypeQuery("lib::Store< int,lib::Policy > *");
  $result = SWIG_NewPointerObj(new lib::Store<int>(), type, SWIG_POINTER_OWN);
}
%typemap(out) int full {
  $result = SWIG_NewPointerObj(new lib::Full<int>(), SWIGTYPE_p_lib__FullT_int_lib__Policy_t, SWIG_POINTER_OWN);
}
%typemap(out) int pile {
  $result =
      SWIG_NewPointerObj(new lib::Pile<lib::Store<int>>(), $descriptor(lib::Pile<lib::Store<int> > *), SWIG_POINTER_OWN);
}
%typemap(out) lib::Store<int> *described { $result = PyUnicode_FromString("$1_mangle"); }
%inline %{
int by_name() { return 0; }
int by_descriptor() { return 0; }
int by_text() { return 0; }
int by_mangled() { return 0; }
int by_all() { return 0; }
int full() { return 0; }
int pile() { return 0; }
lib::Store<int> *described() { return nullptr; }
int value_of(const lib::Store<int, lib::Policy> &store) { return store.value; }
// A specialization that leaves the default out is one for the store.
template <class T> struct TraitsOf { typedef const char *type; };
template <class T> struct TraitsOf<lib::Store<T>> { typedef T type; };
TraitsOf<lib::Store<int>>::type of_store() { return 400; }
%}
