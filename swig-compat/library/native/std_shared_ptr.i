// std_shared_ptr.i: a `std::shared_ptr` to a class that is bound is an object of that class, or None. What Python and C++
// share is freed with the last of their pointers. A `std::weak_ptr` is what it points to as long as that lives, and then None.
%{
#include <memory>
%}

namespace quaff {
template <class T> class WeakPointer {};
} // namespace quaff
namespace std {
template <class T> class shared_ptr {};
// By another name: an interface may declare `std::weak_ptr` itself, as a class with members.
template <class T> using weak_ptr = quaff::WeakPointer<T>;
} // namespace std

// All classes may be held in this way: the macro only names one, which another module may bind.
%define %shared_ptr(TYPE...)
%types(std::shared_ptr< TYPE >);
%enddef
