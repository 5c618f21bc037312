#ifndef SWIG_SHAPES_HPP
#define SWIG_SHAPES_HPP

namespace shapes {
struct Circle {
  double radius;
};
} // namespace shapes

#include "inner/objects.hpp"

#ifdef SWIG
PyObject *circle(double radius);
double radius(PyObject *object);
bool is_known(const char *type);
#endif

#endif
