// std_pair.i: a `std::pair` that a `%template` names is a class with two members; a tuple of two does as well.
%include "std_common.i"
%{
#include "quaff/mapping.hpp"
#include <utility>
%}

namespace std {
template <class T, class U> struct pair {
  // What C++ changes is read and returned.
  %typemap(in) std::pair<T, U> *INOUT (std::pair<T, U> both), std::pair<T, U> &INOUT (std::pair<T, U> both) {
    both = ::quaff::Conversion<std::pair<T, U>>::from($input);
    $1 = &both;
  }
  %typemap(in) std::pair<T, U> *INPUT (std::pair<T, U> both), std::pair<T, U> &INPUT (std::pair<T, U> both) {
    both = ::quaff::Conversion<std::pair<T, U>>::from($input);
    $1 = &both;
  }
  %typemap(in, numinputs=0) std::pair<T, U> *OUTPUT (std::pair<T, U> both), std::pair<T, U> &OUTPUT (std::pair<T, U> both) {
    $1 = &both;
  }
  %typemap(argout) std::pair<T, U> *INOUT, std::pair<T, U> &INOUT, std::pair<T, U> *OUTPUT, std::pair<T, U> &OUTPUT {
    %append_output(::quaff::to_python(*$1));
  }
  pair();
  pair(T first, U second);
  pair(const pair &other);
  T first;
  U second;
  %extend {
    PyObject *__getitem__(std::ptrdiff_t index) { return ::quaff::pair::at(*self, index); }
    void __setitem__(std::ptrdiff_t index, PyObject *value) { ::quaff::pair::set(*self, index, value); }
    std::size_t __len__() { return 2; }
    PyObject *__eq__(PyObject *other) { return ::quaff::pair::compared(*self, other, ::quaff::pair::Operation::equal); }
    PyObject *__ne__(PyObject *other) { return ::quaff::pair::compared(*self, other, ::quaff::pair::Operation::unequal); }
    std::ptrdiff_t __hash__() { return ::quaff::pair::hash(*self); }
  }
};
} // namespace std
