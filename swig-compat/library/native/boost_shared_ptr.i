// boost_shared_ptr.i: what std_shared_ptr.i says, of `boost::shared_ptr`. Where SWIG_SHARED_PTR_NAMESPACE names another
// namespace, that has `std::shared_ptr`, under the name that it has there.
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
namespace NAMESPACE {
template <class T> using shared_ptr = std::shared_ptr<T>;
template <class T> using weak_ptr = std::weak_ptr<T>;
}
#endif
%enddef
%define %quaff_shared_ptr_of(NAMESPACE) %quaff_shared_ptr_in(NAMESPACE) %enddef

#ifndef SWIG_SHARED_PTR_NAMESPACE
#define SWIG_SHARED_PTR_NAMESPACE boost
#endif
%quaff_shared_ptr_of(SWIG_SHARED_PTR_NAMESPACE)
