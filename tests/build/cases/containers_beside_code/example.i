%module("docstring"="Containers in a module with code.", directors="1") example
%include "exception.i"
%include "std_string.i"
%exception {
  try {
    $action
  } catch (const std::exception &error) {
    SWIG_exception(SWIG_RuntimeError, error.what());
  }
}
%include "std_vector.i"
%include "std_map.i"
%template(Numbers) std::vector<unsigned int>;
%template(Texts) std::vector<std::string>;
%template(Counts) std::map<std::string, int>;
// Names that nothing declares here are those of `std`.
%template(NamedTexts) std::map<string, string>;

%inline %{
using namespace std;
inline int count(const std::vector<std::string> &texts) { return static_cast<int>(texts.size()); }
inline int broken() { throw std::out_of_range("of the user's own"); }
%}
%template(Bytes) vector<unsigned char>;

// A type that a typemap names as it is written after `using namespace`.
%typemap(in) void *bytes (vector<unsigned char> *vect, int res) {
  res = SWIG_ConvertPtr($input, (void **)&vect, $descriptor(vector<unsigned char> *), 0);
  if (!SWIG_IsOK(res)) SWIG_exception_fail(SWIG_TypeError, "unsupported");
  $1 = vect;
}
%inline %{
inline int size_of(void *bytes) { return static_cast<int>(static_cast<vector<unsigned char> *>(bytes)->size()); }
%}

// Elements of containers that C++ returns by reference, each time as another instance.
%inline %{
struct Part {
    int n;
    Part(int n = 0) : n(n) {}
    void set(int value) { n = value; }
};
struct Net {
    std::vector<Part> all;
    Net() : all(2) {}
    std::vector<Part> &parts() { return all; }
    void clear() { std::vector<Part>(2).swap(all); }
};
%}
%template(PartVector) std::vector<Part>;

// Lists of Python's floats select the overload that does not round them, wherever it is declared, and a real one before
// a complex one.
%include <std_complex.i>
%template(Complexes) std::vector<std::complex<double> >;
%template(Floats) std::vector<float>;
%template(Doubles) std::vector<double>;
%template(FloatRows) std::vector<std::vector<float> >;
%template(DoubleRows) std::vector<std::vector<double> >;
%inline %{
template <class T> T total(const std::vector<T> &values) {
  T sum = 0;
  for (T value : values) sum += value;
  return sum;
}
inline const char *element(std::vector<std::vector<float> > rows) { return "float"; }
inline const char *element(std::vector<std::vector<double> > rows) { return "double"; }
inline const char *kind(const std::vector<std::string> &values) { return "text"; }
inline const char *kind(const std::vector<float> &values) { return "float"; }
inline const char *numbers(const std::vector<std::complex<double> > &values) { return "complex"; }
inline const char *numbers(const std::vector<float> &values) { return "float"; }
struct Series {
  const char *kind;
  Series(const std::vector<float> &values) : kind("float") {}
  Series(const std::vector<double> &values) : kind("double") {}
};
%}
%template(total) total<float>;
%template(total) total<double>;

// Pointers and references to containers that no %template names are passed on.
%newobject made_ints;
%feature("director") Visitor;
%inline %{
#include <set>
namespace first { struct Box { int n; }; }
namespace second { struct Box { double n; }; }
inline std::vector<int> *ints(int count) {
  static std::vector<int> kept;
  kept.assign(count, 3);
  return &kept;
}
inline std::vector<int> &same_ints() { return *ints(7); }
inline std::vector<int> *made_ints(int count) { return new std::vector<int>(count); }
inline int count_ints(const std::vector<int> *values) { return values ? static_cast<int>(values->size()) : -1; }
inline const std::map<int, Part> *parts_by_number() {
  static const std::map<int, Part> kept{{1, Part()}};
  return &kept;
}
inline int count_parts(const std::map<int, Part> *parts) { return static_cast<int>(parts->size()); }
inline std::vector<first::Box> &first_boxes() {
  static std::vector<first::Box> kept(2);
  return kept;
}
inline int which(int) { return 1; }
inline int which(std::vector<first::Box> &) { return 2; }
inline int which(std::vector<second::Box> &) { return 3; }
inline int which(std::vector<int> *) { return 4; }

inline std::set<int> &set_of_numbers() {
  static std::set<int> kept;
  return kept;
}
inline std::set<int *> &set_of_pointers() {
  static std::set<int *> kept;
  return kept;
}
inline int which_set(std::set<int> &) { return 1; }
inline int which_set(std::set<int *> &) { return 2; }

struct Holder {
  std::vector<int> *pointer = nullptr;
  std::vector<int> &values() { return *pointer; }
};
template <class T> struct Shelf {
  std::vector<Part> *parts(T count) {
    static std::vector<Part> kept;
    return &kept;
  }
  std::map<int, T> &numbers() {
    static std::map<int, T> kept{{1, 2}};
    return kept;
  }
  int count(std::map<int, T> &numbers) { return static_cast<int>(numbers.size()); }
};

struct Visitor {
  virtual ~Visitor() {}
  virtual int visit(std::vector<int> *values) { return static_cast<int>(values->size()); }
  virtual std::vector<int> &values() { return *ints(2); }
};
inline int visit(Visitor &visitor, int count) { return visitor.visit(ints(count)); }
inline int count_values(Visitor &visitor) { return static_cast<int>(visitor.values().size()); }
%}
%template(IntShelf) Shelf<int>;
%extend Part {
  std::vector<int> *line() { return ints($self->n); }
}

// Text is text before it is an iterable of letters, whatever comes first.
%inline %{
inline int titled(const std::vector<std::string> &titles) { return static_cast<int>(titles.size()); }
inline int titled(const std::string &title) { return -1; }
inline int titled(const std::vector<std::string> &titles, int) { return static_cast<int>(titles.size()); }
inline int titled(const char *title, int) { return title == nullptr ? -3 : -2; }
inline int marked(const std::vector<std::string> &marks) { return static_cast<int>(marks.size()); }
inline int marked(char) { return -1; }
%}
