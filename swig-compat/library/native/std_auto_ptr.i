// std_auto_ptr.i: `std::auto_ptr`, which C++17 no longer has, but compilers' libraries may. An object that is passed moves
// to C++, and one that is returned moves to Python.
%{
#include <memory>
%}

namespace std {
template <class T> class auto_ptr {};
} // namespace std

%define %auto_ptr(TYPE...)
%typemap(in) std::auto_ptr< TYPE > {
  void *found = nullptr;
  const int outcome = SWIG_ConvertPtr($input, &found, $descriptor(TYPE *), SWIG_POINTER_RELEASE);
  if (outcome == SWIG_ERROR_RELEASE_NOT_OWNED) {
    SWIG_exception_fail(SWIG_RuntimeError, "in method '" "$symname" "', cannot release ownership as memory is not owned for argument $argnum of type 'TYPE *'");
  }
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "TYPE *", $symname, $argnum);
  }
  $1.reset(static_cast< TYPE * >(found));
}
%typemap(typecheck, precedence=SWIG_TYPECHECK_POINTER) std::auto_ptr< TYPE > {
  void *found = nullptr;
  $1 = SWIG_CheckState(SWIG_ConvertPtr($input, &found, $descriptor(TYPE *), 0));
}
%typemap(out) std::auto_ptr< TYPE > {
  %set_output(SWIG_NewPointerObj($1.release(), $descriptor(TYPE *), SWIG_POINTER_OWN));
}
%template() std::auto_ptr< TYPE >;
%enddef
