%module("docstring"="Containers in a module with code.") example
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
