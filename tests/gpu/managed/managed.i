// The class template, for the interfaces of all who use it.
%include "std_vector.i"
%{
#include "managed.hpp"
%}
template <class T> struct ManagedArray {
  Elements<T> elements;
  std::vector<size_t> extents;
};
