// std_queue.i: a `std::queue` that a `%template` names is a class with the functions that it has in C++.
%{
#include <deque>
#include <queue>
%}
%include "adaptors.i"

namespace std {
template <class T, class C = std::deque<T>> class queue {
public:
  %quaff_adaptor(queue)
  %extend {
    T front() const { return ::quaff::sequence::filled(*self).front(); }
    T back() const { return ::quaff::sequence::filled(*self).back(); }
  }
};
} // namespace std
