// std_pair.i: a `std::pair` that a `%template` names is a class with two members; a tuple of two does as well.
%include "std_common.i"
%{
#include "quaff/mapping.hpp"
#include <utility>
%}

namespace std {
template <class T, class U> struct pair {
  %quaff_changed_container(SWIG_TYPECHECK_PAIR, std::pair<T, U>)
  pair();
  pair(T first, U second);
  pair(const pair &other);
  T first;
  U second;
  %extend {
    PyObject *__getitem__(std::ptrdiff_t index) { return ::quaff::pair::at(*self, index); }
    void __setitem__(std::ptrdiff_t index, PyObject *value) { ::quaff::pair::set(*self, index, value); }
    std::size_t __len__() { return 2; }
    PyObject *__repr__() { return ::quaff::pair::shown(*self); }
    PyObject *__eq__(PyObject *other) { return ::quaff::pair::compared(*self, other, ::quaff::pair::Operation::equal); }
    PyObject *__ne__(PyObject *other) { return ::quaff::pair::compared(*self, other, ::quaff::pair::Operation::unequal); }
    std::ptrdiff_t __hash__() { return ::quaff::pair::hash(*self); }
  }
};
} // namespace std
