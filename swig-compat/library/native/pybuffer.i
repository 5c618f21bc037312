// pybuffer.i: the buffer of an object as a pointer and a number of elements. The memory stays valid during the call.
%{
#include <Python.h>
%}

%define %quaff_buffer(FLAGS, PARAMETER)
  const int outcome = PyObject_GetBuffer($input, &buffer, FLAGS);
  if (outcome < 0) {
    PyErr_Clear();
    %argument_fail(outcome, PARAMETER, $symname, $argnum);
  }
  is_held = 1;
  $1 = ($1_ltype)buffer.buf;
%enddef

%define %quaff_buffer_of(FLAGS, TEXT, SIZE)
%typemap(in) (TEXT, SIZE) (Py_buffer buffer, int is_held = 0) {
  %quaff_buffer(FLAGS, "(" #TEXT ", " #SIZE ")")
  $2 = ($2_ltype)(buffer.len / sizeof(*$1));
}
%typemap(freearg) (TEXT, SIZE) {
  if (is_held$argnum) {
    PyBuffer_Release(&buffer$argnum);
  }
}
%enddef

%define %quaff_text_buffer_of(FLAGS, TEXT)
%typemap(in) TEXT (Py_buffer buffer, int is_held = 0) { %quaff_buffer(FLAGS, "(" #TEXT ")") }
%typemap(freearg) TEXT {
  if (is_held$argnum) {
    PyBuffer_Release(&buffer$argnum);
  }
}
%enddef

%define %pybuffer_mutable_binary(TEXT, SIZE) %quaff_buffer_of(PyBUF_WRITABLE, TEXT, SIZE) %enddef
%define %pybuffer_binary(TEXT, SIZE) %quaff_buffer_of(PyBUF_CONTIG_RO, TEXT, SIZE) %enddef
%define %pybuffer_mutable_string(TEXT) %quaff_text_buffer_of(PyBUF_WRITABLE, TEXT) %enddef
%define %pybuffer_string(TEXT) %quaff_text_buffer_of(PyBUF_CONTIG_RO, TEXT) %enddef
