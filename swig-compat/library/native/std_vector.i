// std_vector.i: a `std::vector` that a `%template` names is a class that works as Python's lists do.
%{
#include <vector>
%}
%include "sequences.i"

namespace std {
template <class T, class A = std::allocator<T>> class vector {
public:
  %quaff_changed_container(SWIG_TYPECHECK_VECTOR, std::vector<T, A>)
  %quaff_sequence(vector)
  void reserve(std::size_t size);
  std::size_t capacity() const;
};
} // namespace std
