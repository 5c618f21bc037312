// Overloads are tried in this order; without noconvert the first would accept every array by copying it.
#include "sum.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

namespace nb = nanobind;

template <class T> using Vector = nb::ndarray<const T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

template <class T> T sum(const Vector<T> &in) {
  return peers::sum(in.data(), static_cast<unsigned>(in.size()));
}

NB_MODULE(nanobind_example, module) {
  module.def("sum", &sum<float>, nb::arg("in").noconvert());
  module.def("sum", &sum<double>, nb::arg("in").noconvert());
}
