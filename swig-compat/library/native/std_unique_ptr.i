// std_unique_ptr.i: a `std::unique_ptr` to a class is an object of that class, or None. What is passed moves to C++, and
// what is returned moves to Python.
%{
#include <memory>
%}

namespace std {
template <class T> class unique_ptr {};
} // namespace std

// All classes may be passed so: this only names one.
%define %unique_ptr(TYPE...)
%enddef
