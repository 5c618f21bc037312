// std_unique_ptr.i: a `std::unique_ptr` to a class is an object of that class, or None. An object
// that is passed moves to C++, and one that is returned moves to Python.
%{
#include <memory>
%}

namespace std {
template <class T> class unique_ptr {};
} // namespace std

// All classes may be passed in this way: the macro only names one.
%define %unique_ptr(TYPE...)
%enddef
