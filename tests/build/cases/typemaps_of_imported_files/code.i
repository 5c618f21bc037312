%import "messages.i"
%typemap(out, fragment="messages") Code {
  if (result != 0) {
    PyErr_SetString(PyExc_RuntimeError, message(result));
    SWIG_fail;
  }
}
%typemap(ret) Code {
  if (resultobj == nullptr) {
    Py_INCREF(Py_None);
    resultobj = Py_None;
  }
}
