// Another module, without a `%template` of the class that its functions take.
%module managed_functions

%include "exception.i"
%exception {
  try {
    $action
  } catch (const std::exception &error) {
    SWIG_exception(SWIG_RuntimeError, error.what());
  }
}

%include "managed.i"
%{
ManagedArray<float> *incremented(ManagedArray<float> &from, ManagedArray<float> *to = NULL) {
  if (!to) {
    to = new ManagedArray<float>(from.extents);
  } else if (to->extents != from.extents) {
    throw std::length_error("`to` has another shape");
  }
  managed::increment(from.elements.data(), to->elements.data(), from.elements.size());
  return to;
}
%}
ManagedArray<float> *incremented(ManagedArray<float> &from, ManagedArray<float> *to = NULL);
