"""Measures containers and typemap code compared with SWIG, its `-builtin` and nanobind: 1000 doubles in and
out, and the objects in a vector, which quaff's Python code changes in place.

Prints calls and ratios as tables, and writes target/bench/containers.json. README.md says what is compared.
"""

from collections.abc import Callable
from typing import Any

from .builds import build_nanobind_with_library, build_quaff
from .classes import FLAGS, swig_with
from .in_turns import Cases, Comparison, Ratio, Source, compare
from .loop import Loop

COUNT = 1000

HEADER = """#pragma once
#include <cstddef>
#include <vector>
namespace many {
inline double total(const std::vector<double> &values) {
  double total = 0;
  for (const double value : values) {
    total += value;
  }
  return total;
}
inline std::vector<double> doubles(std::size_t count) { return std::vector<double>(count, 1.5); }
inline std::vector<double> array_of_doubles(std::size_t count) { return doubles(count); }
inline int twice(int value) { return 2 * value; }
struct Item {
  int x = 0;
  int add(int value) { return x += value; }
};
inline void read(const Item &) {}
}
"""

INTERFACE = """%module {module}
%{{
#include "functions.hpp"
%}}
%include "std_vector.i"
#ifdef QUAFF
%include "quaff.i"
%array_result(many::array_of_doubles)
#endif
%template(Doubles) std::vector<double>;
%template(Items) std::vector<many::Item>;
%typemap(in) int value {{
  $1 = (int)PyLong_AsLong($input);
  if ($1 == -1 && PyErr_Occurred()) {{
    SWIG_fail;
  }}
}}
%typemap(out) int {{ $result = PyLong_FromLong($1); }}
%include "functions.hpp"
"""

NANOBIND = """#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>
#include "functions.hpp"
namespace nb = nanobind;
NB_MODULE({module}, module) {{
  module.def("total", &many::total);
  module.def("doubles", &many::doubles);
}}
"""

TOOLS = {
    "quaff": Source(".i", INTERFACE, build_quaff),
    "swig": Source(".i", INTERFACE, swig_with()),
    "swig_builtin": Source(".i", INTERFACE, swig_with("-builtin")),
    "nanobind": Source(".cpp", NANOBIND, build_nanobind_with_library),
}

VALUES = [float(value) for value in range(COUNT)]


def item(module: Any) -> Loop:
    """`v[i]`, by the method that Python calls for it."""
    return Loop(module.Doubles(VALUES).__getitem__, 500)


def element(statement: str) -> Callable[[Any], Loop]:
    """Make the loop of a statement about a vector `v` of ten objects, its last element `e`, and `read(e)`."""

    def loop(module: Any) -> Loop:
        v = module.Items(10)
        return Loop.of_statement(statement, v=v, e=v[9], read=module.read)

    return loop


# The statements about objects in a vector, with the ratios to `-builtin` that are to be reached.
ELEMENTS = {
    "v[5]": 0.7,
    "e.x = 1": 1.2,
    "read(e)": 1.5,
    "for e in v: pass": 1.5,
    "v[1].x = 1": 0.8,
    "e.add(1)": 1.5,
}

CASES: Cases = {
    "list to vector": lambda module: Loop(module.total, VALUES),
    "vector to tuple or list": lambda module: Loop(module.doubles, COUNT),
    "vector to array": lambda module: Loop(module.array_of_doubles, COUNT),
    "v[i]": item,
    "code of a typemap": lambda module: Loop(module.twice, 21),
    **{statement: element(statement) for statement in ELEMENTS},
}

RATIOS = [
    Ratio("list to vector", "swig", "list to vector", 0.6),
    Ratio("vector to array", "nanobind", "vector to tuple or list", 0.15),
    Ratio("vector to tuple or list", "nanobind", "vector to tuple or list", 1.3),
    Ratio("v[i]", "swig_builtin", "v[i]", 1.0),
    Ratio("code of a typemap", "swig", "code of a typemap", 1.1),
    Ratio("code of a typemap", "swig_builtin", "code of a typemap", 1.1),
    *(Ratio(statement, "swig_builtin", statement, bar) for statement, bar in ELEMENTS.items()),
]
MISSING = {
    ("swig", "vector to array"),
    ("swig_builtin", "vector to array"),
    ("nanobind", "vector to array"),
    ("nanobind", "v[i]"),
    ("nanobind", "code of a typemap"),
    *(("nanobind", statement) for statement in ELEMENTS),
}


def main() -> None:
    """Build, measure, report."""
    title = f"A call, in ns; {COUNT} elements"
    compare(Comparison("containers", title, HEADER, TOOLS, CASES, RATIOS, MISSING), FLAGS)


if __name__ == "__main__":
    main()
