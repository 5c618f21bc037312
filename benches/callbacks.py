"""Measures calls from C++ to Python compared with nanobind, pybind11 and SWIG: directors, functions and
pointers.

Prints calls and ratios as tables, and writes target/bench/callbacks.json. README.md says what is compared.
"""

from pathlib import Path
from typing import Any

import pybind11

from .build_peers import FLAGS
from .builds import build_nanobind_with_library, build_quaff
from .classes import swig_with
from .in_turns import Cases, Comparison, Ratio, Source, compare
from .loop import Loop
from .tools import compile_module

# The number of calls by C++ in one call from Python.
COUNT = 1000

HEADER = """#pragma once
#include <functional>
namespace many {
struct Shape {
  virtual ~Shape() = default;
  virtual double area(int x) { return x; }
  virtual double edge(int x) { return -x; }
};
inline double areas(Shape &shape, int count) {
  double sum = 0;
  for (int x = 0; x < count; ++x) {
    sum += shape.area(x);
  }
  return sum;
}
inline double edges(Shape &shape, int count) {
  double sum = 0;
  for (int x = 0; x < count; ++x) {
    sum += shape.edge(x);
  }
  return sum;
}
inline double sum(const std::function<double(double)> &f, int count) {
  double sum = 0;
  for (int x = 0; x < count; ++x) {
    sum += f(x);
  }
  return sum;
}
inline double sum_by_pointer(double (*f)(double), int count) {
  double sum = 0;
  for (int x = 0; x < count; ++x) {
    sum += f(x);
  }
  return sum;
}
inline double halved(double x) { return x / 2; }
}
"""

INTERFACE = """%module(directors="1") {module}
%{{
#include "functions.hpp"
%}}
%feature("director") many::Shape;
%callback("%s_pointer") many::halved;
#ifndef QUAFF
%ignore many::sum;
#endif
%include "functions.hpp"
"""

NANOBIND = """#include <nanobind/nanobind.h>
#include <nanobind/stl/function.h>
#include <nanobind/trampoline.h>
#include "functions.hpp"
namespace nb = nanobind;
struct PyShape : many::Shape {{
  NB_TRAMPOLINE(many::Shape, 2);
  double area(int x) override {{ NB_OVERRIDE(area, x); }}
  double edge(int x) override {{ NB_OVERRIDE(edge, x); }}
}};
NB_MODULE({module}, module) {{
  nb::class_<many::Shape, PyShape>(module, "Shape")
    .def(nb::init<>()).def("area", &many::Shape::area).def("edge", &many::Shape::edge);
  module.def("areas", &many::areas);
  module.def("edges", &many::edges);
  module.def("sum", &many::sum);
}}
"""

PYBIND11 = """#include <pybind11/functional.h>
#include <pybind11/pybind11.h>
#include "functions.hpp"
namespace py = pybind11;
struct PyShape : many::Shape {{
  using many::Shape::Shape;
  double area(int x) override {{ PYBIND11_OVERRIDE(double, many::Shape, area, x); }}
  double edge(int x) override {{ PYBIND11_OVERRIDE(double, many::Shape, edge, x); }}
}};
PYBIND11_MODULE({module}, module) {{
  py::class_<many::Shape, PyShape>(module, "Shape")
    .def(py::init<>()).def("area", &many::Shape::area).def("edge", &many::Shape::edge);
  module.def("areas", &many::areas);
  module.def("edges", &many::edges);
  module.def("sum", &many::sum);
}}
"""


def build_with_pybind11(folder: Path, module: str) -> None:
    """Compile the module."""
    includes = [folder, Path(pybind11.get_include())]
    compile_module(folder / module, FLAGS, includes, [folder / f"{module}.cpp"])


TOOLS = {
    "quaff": Source(".i", INTERFACE, build_quaff),
    "swig": Source(".i", INTERFACE, swig_with()),
    "nanobind": Source(".cpp", NANOBIND, build_nanobind_with_library),
    "pybind11": Source(".cpp", PYBIND11, build_with_pybind11),
}


def same(x: float) -> float:
    """Return the argument."""
    return x


def heir(module: Any) -> Any:
    """Make an object of a Python class that overrides `area`, but not `edge`."""
    return type("Heir", (module.Shape,), {"area": lambda self, x: 1.5})()


def compiled(module: Any) -> Loop:
    """Pass a function that Numba has compiled."""
    import numba

    function = numba.cfunc("float64(float64)")(lambda x: x / 2)
    return Loop(module.sum_by_pointer, function, COUNT)


CASES: Cases = {
    "override": lambda module: Loop(module.areas, heir(module), COUNT),
    "not overridden": lambda module: Loop(module.edges, heir(module), COUNT),
    "the class itself": lambda module: Loop(module.areas, module.Shape(), COUNT),
    "std::function": lambda module: Loop(module.sum, same, COUNT),
    "Numba's cfunc": compiled,
    "a function of C++": lambda module: Loop(module.sum_by_pointer, module.halved_pointer, COUNT),
}

RATIOS = [
    Ratio("override", "nanobind", "override", 0.95),
    Ratio("not overridden", "nanobind", "not overridden", 1.2),
    Ratio("the class itself", "nanobind", "the class itself", 1.0),
    Ratio("std::function", "nanobind", "std::function", 1.0),
    Ratio("Numba's cfunc", "quaff", "a function of C++", 1.1),
]
# Cases that the other tools cannot express; SWIG's `std::function`s do not call Python.
ONLY_QUAFF = ["Numba's cfunc", "a function of C++"]
MISSING = {
    ("swig", "std::function"),
    *((tool, case) for tool in TOOLS if tool != "quaff" for case in ONLY_QUAFF),
}


def main() -> None:
    """Build, measure, report."""
    title = "A call by C++, in ns"
    compare(Comparison("callbacks", title, HEADER, TOOLS, CASES, RATIOS, MISSING, COUNT), FLAGS)


if __name__ == "__main__":
    main()
