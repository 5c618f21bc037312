// The class template, for the interfaces of all its users.
%include "std_vector.i"
%{
#include "managed.hpp"
%}
template <class T> struct ManagedArray {
  Elements<T> elements;
  std::vector<size_t> extents;
};
