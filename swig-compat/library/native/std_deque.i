// std_deque.i: a `std::deque` that a `%template` names is a class that works as Python's lists do.
%{
#include <deque>
%}
%include "sequences.i"

namespace std {
template <class T, class A = std::allocator<T>> class deque {
public:
  %quaff_changed_container(SWIG_TYPECHECK_DEQUE, std::deque<T, A>)
  %quaff_sequence(deque)
  void push_front(T value);
  %extend {
    void pop_front() { ::quaff::sequence::pop_front(*self); }
  }
};
} // namespace std
