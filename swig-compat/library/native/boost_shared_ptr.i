// boost_shared_ptr.i: std_shared_ptr.i, and `std::shared_ptr` under the name that it has in the namespace of the interface's
// library, which SWIG_SHARED_PTR_NAMESPACE names.
%include "std_shared_ptr.i"

%define %quaff_shared_ptr_in(NAMESPACE)
#if #NAMESPACE != "std"
namespace NAMESPACE {
template <class T> using shared_ptr = std::shared_ptr<T>;
template <class T> using weak_ptr = std::weak_ptr<T>;
}
#endif
%enddef
%define %quaff_shared_ptr_of(NAMESPACE) %quaff_shared_ptr_in(NAMESPACE) %enddef

#ifdef SWIG_SHARED_PTR_NAMESPACE
%quaff_shared_ptr_of(SWIG_SHARED_PTR_NAMESPACE)
#else
#error quaff has std::shared_ptr, and not boost's: say which namespace has it with #define SWIG_SHARED_PTR_NAMESPACE, or leave the file to SWIG alone with #ifndef QUAFF
#endif
