// Without a `#pragma once`, as the headers of some projects: the first inclusion defines everything.
#ifndef OBJECTS
#define OBJECTS
#include <Python.h>

static PyObject *circle(double radius) {
  return SWIG_NewPointerObj(new shapes::Circle{radius}, SWIGTYPE_p_shapes__Circle, SWIG_POINTER_OWN);
}

inline double radius(PyObject *object) {
  void *circle = nullptr;
  if (!SWIG_IsOK(SWIG_ConvertPtr(object, &circle, SWIGTYPE_p_shapes__Circle, 0))) {
    return -1;
  }
  return static_cast<shapes::Circle *>(circle)->radius;
}

inline bool is_known(const char *type) { return SWIG_TypeQuery(type) != nullptr; }
#endif
