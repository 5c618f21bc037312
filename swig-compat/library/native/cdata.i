// cdata.i: the bytes of C++'s memory, copied out and in. Nobody checks how many there are.
%{
#include <Python.h>

#include <cstring>
%}

%rename(cdata) quaff_cdata;
%rename(memmove) quaff_memmove;
%inline %{
static PyObject *quaff_cdata(const void *data, std::size_t size = 1) {
  return PyBytes_FromStringAndSize(static_cast<const char *>(data), static_cast<Py_ssize_t>(size));
}
static PyObject *quaff_memmove(void *data, PyObject *bytes) {
  char *from = nullptr;
  Py_ssize_t size = 0;
  if (PyBytes_AsStringAndSize(bytes, &from, &size) != 0) {
    return nullptr;
  }
  std::memmove(data, from, static_cast<std::size_t>(size));
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
%inline %{
static PyObject *cdata_##NAME(const void *data, std::size_t count = 1) {
  return quaff_cdata(data, count * sizeof(TYPE));
}
%}
%enddef
