// Overloads are tried in this order; without noconvert the first would accept every array by copying it.
#include "sum.hpp"

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

namespace py = pybind11;

template <class T> T sum(const py::array_t<T, py::array::c_style> &in) {
  return peers::sum(in.data(), static_cast<unsigned>(in.size()));
}

PYBIND11_MODULE(pybind11_example, module) {
  module.def("sum", &sum<float>, py::arg("in").noconvert());
  module.def("sum", &sum<double>, py::arg("in").noconvert());
}
