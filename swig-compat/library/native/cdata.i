// cdata.i: the bytes of C++'s memory, copied out and in. Nothing checks their number.
%{
#include <Python.h>

#include <string.h>
%}

%rename(cdata) quaff_cdata;
%rename(memmove) quaff_memmove;
%{
static PyObject *quaff_cdata(const void *data, size_t size) {
  return PyBytes_FromStringAndSize((const char *)data, (Py_ssize_t)size);
}
%}
#ifdef __cplusplus
%{ static PyObject *quaff_cdata(const void *data) { return quaff_cdata(data, 1); } %}
#endif
PyObject *quaff_cdata(const void *data, size_t size = 1);
%inline %{
static PyObject *quaff_memmove(void *data, PyObject *bytes) {
  char *from = NULL;
  Py_ssize_t size = 0;
  if (PyBytes_AsStringAndSize(bytes, &from, &size) != 0) {
    return NULL;
  }
  memmove(data, from, (size_t)size);
  Py_RETURN_NONE;
}
%}

// The bytes of `count` values that lie one after another.
%define %cdata(TYPE, NAME...)
#if #NAME == ""
  %quaff_cdata(%arg(TYPE), TYPE)
#else
  %quaff_cdata(%arg(TYPE), NAME)
#endif
%enddef

%define %quaff_cdata(TYPE, NAME)
%{
static PyObject *cdata_##NAME(const void *data, size_t count) {
  return quaff_cdata(data, count * sizeof(TYPE));
}
%}
#ifdef __cplusplus
%{ static PyObject *cdata_##NAME(const void *data) { return cdata_##NAME(data, 1); } %}
#endif
PyObject *cdata_##NAME(const void *data, size_t count = 1);
%enddef
