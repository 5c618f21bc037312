// swigmove.i: an argument that C++ takes by value is moved out of the object that is passed, which C++ then owns.
%{
#include <memory>
%}

%typemap(in) SWIGTYPE MOVE (std::unique_ptr<$1_ltype> moved) {
  void *found = nullptr;
  const int outcome = SWIG_ConvertPtr($input, &found, $&1_descriptor, SWIG_POINTER_RELEASE);
  if (!SWIG_IsOK(outcome)) {
    if (outcome == SWIG_ERROR_RELEASE_NOT_OWNED) {
      SWIG_exception_fail(SWIG_RuntimeError, "in method '" "$symname" "', cannot release ownership as memory is not owned for argument $argnum of type '$&1_type'");
    }
    %argument_fail(outcome, "$1_type", $symname, $argnum);
  }
  if (found == nullptr) {
    %argument_nullref("$1_type", $symname, $argnum);
  }
  moved.reset(reinterpret_cast<$1_ltype *>(found));
  $1 = std::move(*moved);
}
%typemap(in) SWIGTYPE &&MOVE = SWIGTYPE MOVE;
