// boost_shared_ptr.i: as std_shared_ptr.i, for `boost::shared_ptr`. If SWIG_SHARED_PTR_NAMESPACE names another
// namespace, only C++ knows whether the pointers of this name are Boost's or the standard library's.
%include "std_shared_ptr.i"

%define %quaff_shared_ptr_in(NAMESPACE)
#if #NAMESPACE == "boost"
%{
#include "quaff/boost_shared.hpp"
%}
namespace boost {
template <class T> class shared_ptr {};
} // namespace boost
#elif #NAMESPACE != "std"
%wrapper %{
#if __has_include(<boost/shared_ptr.hpp>)
#include "quaff/boost_shared.hpp"
#endif
namespace quaff {
template <class T> using NamedSharedPointer = ::NAMESPACE::shared_ptr<T>;
}
%}
namespace quaff {
template <class T> class NamedSharedPointer {};
}
namespace NAMESPACE {
template <class T> using shared_ptr = quaff::NamedSharedPointer<T>;
template <class T> using weak_ptr = std::weak_ptr<T>;
}
#endif
%enddef
%define %quaff_shared_ptr_of(NAMESPACE) %quaff_shared_ptr_in(NAMESPACE) %enddef

#ifndef SWIG_SHARED_PTR_NAMESPACE
#define SWIG_SHARED_PTR_NAMESPACE boost
#endif
%quaff_shared_ptr_of(SWIG_SHARED_PTR_NAMESPACE)
