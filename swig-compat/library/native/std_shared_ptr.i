// std_shared_ptr.i: a `std::shared_ptr` to a class that is bound is an object of that class, or None. What Python and C++
// share is freed with the last of their pointers.
%{
#include <memory>
%}

namespace std {
template <class T> class shared_ptr {};
} // namespace std

// All classes may be held so: this only names one.
%define %shared_ptr(TYPE...)
%enddef
