// For `-D SWIG_PYTHON_LEGACY_BOOL`: any object with a truth value is a bool for C++, after all other overloads.
%fragment("quaff_truth", "header") %{
// 1 or 0 for a truth value; -1 if an object has none, without its exception.
static int quaff_truth(PyObject *given) {
  int truth = PyObject_IsTrue(given);
  if (truth < 0) {
    PyErr_Clear();
  }
  return truth;
}
%}

%typemap(in, fragment="quaff_truth") bool (int truth) {
  truth = quaff_truth($input);
  if (truth < 0) {
    SWIG_exception_fail(SWIG_TypeError, "in method '$symname', argument $argnum: expected a bool");
  }
  $1 = truth != 0;
}
%typemap(in, fragment="quaff_truth") const bool & (bool copy, int truth) {
  truth = quaff_truth($input);
  if (truth < 0) {
    SWIG_exception_fail(SWIG_TypeError, "in method '$symname', argument $argnum: expected a bool");
  }
  copy = truth != 0;
  $1 = &copy;
}
%typemap(typecheck, precedence=10000, fragment="quaff_truth") bool, const bool & {
  $1 = quaff_truth($input) >= 0;
}
%typemap(varin, fragment="quaff_truth") bool {
  int truth = quaff_truth($input);
  if (truth < 0) {
    SWIG_exception_fail(SWIG_TypeError, "in variable '$name': expected a bool");
  }
  $1 = truth != 0;
}
