/* DLPack's managed tensors as capsules: docs/arrays.md. C++ owns the tensor of an argument, and calls its deleter; whoever
 * takes the tensor out of the capsule of a result owns that. */
%{
#include "quaff/dlpack.hpp"
%}
%define %quaff_dlpack(TENSOR)
%typemap(in) TENSOR * (::quaff::dlpack::TensorArgument<TENSOR> given) {
  if (!given.take($input)) {
    SWIG_fail;
  }
  $1 = given.get();
}
/* After this, nothing but C++ fails. */
%typemap(check) TENSOR * {
  given$argnum.release();
}
%typemap(typecheck, precedence=SWIG_TYPECHECK_POINTER) TENSOR * {
  $1 = ::quaff::dlpack::has_tensor<TENSOR>($input);
}
%typemap(out) TENSOR * {
  $result = ::quaff::dlpack::capsule_of($1);
  if ($result == nullptr) {
    SWIG_fail;
  }
}
%enddef
%quaff_dlpack(DLManagedTensor)
%quaff_dlpack(DLManagedTensorVersioned)
