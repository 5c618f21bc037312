// file.i: a `FILE *` is passed on, as any pointer. Code of an interface finds it in a Python object by the same
// functions as with SWIG.
%{
#include <stdio.h>
%}
%fragment("SWIG_AsValFilePtr", "header") {
SWIGINTERN int SWIG_AsValFilePtr(PyObject *given, FILE **file) {
  void *found = NULL;
  swig_type_info *type = SWIG_TypeQuery("FILE *");
  if (type == NULL || !SWIG_IsOK(SWIG_ConvertPtr(given, &found, type, 0))) {
    return SWIG_TypeError;
  }
  if (file != NULL) {
    *file = (FILE *)found;
  }
  return SWIG_OK;
}
}
%fragment("SWIG_AsFilePtr", "header", fragment="SWIG_AsValFilePtr") {
SWIGINTERN FILE *SWIG_AsFilePtr(PyObject *given) {
  FILE *file = NULL;
  SWIG_AsValFilePtr(given, &file);
  return file;
}
}
