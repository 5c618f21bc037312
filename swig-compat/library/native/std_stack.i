// std_stack.i: a `std::stack` that a `%template` names is a class with the functions that it has in C++.
%{
#include <deque>
#include <stack>
%}
%include "adaptors.i"

namespace std {
template <class T, class C = std::deque<T>> class stack {
public:
  %quaff_adaptor(stack)
  %extend {
    T top() const { return ::quaff::sequence::filled(*self).top(); }
  }
};
} // namespace std
