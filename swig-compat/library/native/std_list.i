// std_list.i: a `std::list` that a `%template` names is a class that works as Python's lists do.
%{
#include <list>
%}
%include "sequences.i"

namespace std {
template <class T, class A = std::allocator<T>> class list {
public:
  %quaff_changed_container(SWIG_TYPECHECK_LIST, std::list<T, A>)
  %quaff_sequence(list)
  void push_front(T value);
  %extend {
    void pop_front() { ::quaff::sequence::pop_front(*self); }
    void reverse() { ::quaff::sequence::reverse(*self); }
  }
};
} // namespace std
