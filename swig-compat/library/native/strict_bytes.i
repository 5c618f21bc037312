// For interfaces that define SWIG_PYTHON_STRICT_BYTE_CHAR: text of `char` is bytes in Python, both ways.
%{
#include <stdlib.h>
#include <string.h>
%}

%fragment("quaff_bytes", "header") %{
// The bytes of an object, up to their zero where `length` is null; null for None. False for any other object.
static int quaff_bytes(PyObject *given, char **text, size_t *length) {
  *text = NULL;
  if (given == Py_None && length == NULL) {
    return 1;
  }
  if (!PyBytes_Check(given)) {
    return 0;
  }
  *text = PyBytes_AsString(given);
  if (length != NULL) {
    *length = (size_t)PyBytes_Size(given);
  }
  return 1;
}
static PyObject *quaff_from_bytes(const char *text) {
  if (text == NULL) {
    Py_INCREF(Py_None);
    return Py_None;
  }
  return PyBytes_FromString(text);
}
static char *quaff_copied_bytes(const char *text) {
  if (text == NULL) {
    return NULL;
  }
#ifdef __cplusplus
  char *copy = new char[strlen(text) + 1];
#else
  char *copy = (char *)malloc(strlen(text) + 1);
#endif
  return copy == NULL ? NULL : strcpy(copy, text);
}
%}

%typemap(in, fragment="quaff_bytes") char * (char *text = NULL), const char * (char *text = NULL) {
  if (!quaff_bytes($input, &text, NULL)) {
    SWIG_exception_fail(SWIG_TypeError, "in method '$symname', argument $argnum: expected bytes or None");
  }
  $1 = ($1_ltype)text;
}
%typemap(typecheck, precedence=SWIG_TYPECHECK_STRING) char *, const char * {
  $1 = $input == Py_None || PyBytes_Check($input);
}
%typemap(freearg) char *, const char * ""
%typemap(out, fragment="quaff_bytes") char *, const char * { $result = quaff_from_bytes($1); }
%typemap(varout, fragment="quaff_bytes") char *, const char * { $result = quaff_from_bytes($1); }
%typemap(varin, fragment="quaff_bytes") char *, const char * {
  char *text = NULL;
  if (!quaff_bytes($input, &text, NULL)) {
    SWIG_exception_fail(SWIG_TypeError, "in variable '$name': expected bytes or None");
  }
  $1 = ($1_ltype)quaff_copied_bytes(text);
}
%typemap(memberin, fragment="quaff_bytes") char *, const char * { $1 = ($1_ltype)quaff_copied_bytes($input); }

#ifdef __cplusplus
%typemap(in, fragment="quaff_bytes") std::string (char *text = NULL, size_t length = 0) {
  if (!quaff_bytes($input, &text, &length)) {
    SWIG_exception_fail(SWIG_TypeError, "in method '$symname', argument $argnum: expected bytes");
  }
  $1 = std::string(text, length);
}
%typemap(in, fragment="quaff_bytes") const std::string & (std::string copy, char *text = NULL, size_t length = 0) {
  if (!quaff_bytes($input, &text, &length)) {
    SWIG_exception_fail(SWIG_TypeError, "in method '$symname', argument $argnum: expected bytes");
  }
  copy.assign(text, length);
  $1 = &copy;
}
%typemap(typecheck, precedence=SWIG_TYPECHECK_STDSTRING) std::string, const std::string & {
  $1 = PyBytes_Check($input);
}
%typemap(out) std::string {
  const std::string &all = $1;
  $result = PyBytes_FromStringAndSize(all.data(), (Py_ssize_t)all.size());
}
%typemap(out) const std::string & { $result = PyBytes_FromStringAndSize($1->data(), (Py_ssize_t)$1->size()); }
%typemap(varin, fragment="quaff_bytes") std::string {
  char *text = NULL;
  size_t length = 0;
  if (!quaff_bytes($input, &text, &length)) {
    SWIG_exception_fail(SWIG_TypeError, "in variable '$name': expected bytes");
  }
  $1 = std::string(text, length);
}
%typemap(varout) std::string { $result = PyBytes_FromStringAndSize($1.data(), (Py_ssize_t)$1.size()); }
#endif
