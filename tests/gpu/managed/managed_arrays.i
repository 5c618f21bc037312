// An interface in the style of CuVec: functions by element type, for a Python class around them.
%module managed_arrays

%include "exception.i"
%exception {
  try {
    $action
  } catch (const std::exception &error) {
    SWIG_exception(SWIG_RuntimeError, error.what());
  }
}

%include "managed.i"

%{
template <class T> ManagedArray<T> *make(std::vector<size_t> extents) { return new ManagedArray<T>(extents); }
template <class T> void release(ManagedArray<T> *self) { delete self; }
template <class T> size_t address(ManagedArray<T> *self) { return (size_t)self->elements.data(); }
template <class T> std::vector<size_t> extents(ManagedArray<T> *self) { return self->extents; }
template <class T> void reshape(ManagedArray<T> *self, const std::vector<size_t> &extents) {
  self->reshape(extents);
}
%}
template <class T> ManagedArray<T> *make(std::vector<size_t> extents);
template <class T> void release(ManagedArray<T> *self);
template <class T> size_t address(ManagedArray<T> *self);
template <class T> std::vector<size_t> extents(ManagedArray<T> *self);
template <class T> void reshape(ManagedArray<T> *self, const std::vector<size_t> &extents);

%template(Extents) std::vector<size_t>;
%define ARRAYS(T, letter)
%template(Array_ ## letter) ManagedArray<T>;
%template(make_ ## letter) make<T>;
%template(release_ ## letter) release<T>;
%template(address_ ## letter) address<T>;
%template(extents_ ## letter) extents<T>;
%template(reshape_ ## letter) reshape<T>;
%enddef
ARRAYS(unsigned char, B)
ARRAYS(int, i)
ARRAYS(float, f)
ARRAYS(double, d)

%{
static const char __version__[] = "1.2";
%}
static const char __version__[];
