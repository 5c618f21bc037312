"""Measures calls of Python by C++ beside nanobind, pybind11 and SWIG: directors, functions and pointers.

Prints calls and ratios as tables, and writes target/bench/callbacks.json. README.md says what is compared.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

import pybind11

from .build_peers import FLAGS, OUT
from .builds import build_nanobind, build_quaff, nanobind_library
from .classes import swig_with
from .loop import Loop, Summary
from .machine import describe
from .table import print_table
from .tools import compile_module

ROUNDS = 20
# How often C++ calls in one call of Python's.
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


def build_with_nanobind(folder: Path, module: str) -> None:
    """Its own library first."""
    nanobind_library(OUT)
    build_nanobind(folder, module)


def build_with_pybind11(folder: Path, module: str) -> None:
    """Compile the module."""
    includes = [folder, Path(pybind11.get_include())]
    compile_module(folder / module, FLAGS, includes, [folder / f"{module}.cpp"])


TOOLS: dict[str, tuple[str, str, Callable[[Path, str], None]]] = {
    "quaff": (".i", INTERFACE, build_quaff),
    "swig": (".i", INTERFACE, swig_with()),
    "nanobind": (".cpp", NANOBIND, build_with_nanobind),
    "pybind11": (".cpp", PYBIND11, build_with_pybind11),
}


def same(x: float) -> float:
    """Return the argument."""
    return x


def heir(module: Any) -> Any:
    """Make an object of a Python class that overrides `area`, and not `edge`."""

    class Heir(module.Shape):  # type: ignore[misc]
        def area(self, x: int) -> float:
            return 1.5

    return Heir()


def compiled(module: Any) -> Loop:
    """Pass a function that Numba has compiled."""
    import numba

    function = numba.cfunc("float64(float64)")(lambda x: x / 2)
    return Loop(module.sum_by_pointer, function, COUNT)


CASES: dict[str, Callable[[Any], Loop]] = {
    "override": lambda module: Loop(module.areas, heir(module), COUNT),
    "not overridden": lambda module: Loop(module.edges, heir(module), COUNT),
    "the class itself": lambda module: Loop(module.areas, module.Shape(), COUNT),
    "std::function": lambda module: Loop(module.sum, same, COUNT),
    "Numba's cfunc": compiled,
    "a function of C++": lambda module: Loop(module.sum_by_pointer, module.halved_pointer, COUNT),
}

# What is compared, with whom, and the ratio to reach.
RATIOS = [
    ("override", "nanobind", "override", 0.95),
    ("not overridden", "nanobind", "not overridden", 1.2),
    ("the class itself", "nanobind", "the class itself", 1.0),
    ("std::function", "nanobind", "std::function", 1.0),
    ("Numba's cfunc", "quaff", "a function of C++", 1.1),
]
# What a tool has no words for; SWIG's `std::function`s call no Python.
ONLY_QUAFF = ["Numba's cfunc", "a function of C++"]
MISSING = {
    ("swig", "std::function"),
    *((tool, case) for tool in TOOLS if tool != "quaff" for case in ONLY_QUAFF),
}


def main() -> None:
    """Build with each tool, call what was built, report."""
    machine = describe(FLAGS)
    modules = {name: built(name) for name in TOOLS}
    calls = measure(modules)
    rows = [[name, *(cell(calls.get((name, case))) for case in CASES)] for name in TOOLS]
    print_table("A call by C++, in ns", ["module", *CASES], rows)
    print_table("Ratios", ["quaff", "beside", "ratio", "to reach"], [ratio(calls, *each) for each in RATIOS])
    report = {
        "machine": machine,
        "calls": {
            name: {case: asdict(found) for (own, case), found in calls.items() if own == name}
            for name in TOOLS
        },
    }
    OUT.joinpath("callbacks.json").write_text(json.dumps(report, indent=2) + "\n")


def built(name: str) -> Any:
    """The module of a tool; none that does not build."""
    suffix, text, build = TOOLS[name]
    module = f"{name}_callbacks"
    folder = OUT / "callbacks" / module
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath("functions.hpp").write_text(HEADER)
    folder.joinpath(f"{module}{suffix}").write_text(text.format(module=module))
    print(f"building with {name}", file=sys.stderr)
    try:
        build(folder, module)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"{name} is left out: {error}", file=sys.stderr)
        return None
    sys.path.insert(0, str(folder))
    return import_module(module)


def measure(modules: dict[str, Any]) -> dict[tuple[str, str], Summary]:
    """Call each module in turns; a case whose library is not installed is left out."""
    loops: dict[tuple[str, str], Loop] = {}
    for name, case in [(name, case) for name in TOOLS for case in CASES]:
        if modules[name] and (name, case) not in MISSING:
            try:
                loops[name, case] = CASES[case](modules[name])
            except ImportError as error:
                print(f"{case} is left out: {error}", file=sys.stderr)
    samples: dict[tuple[str, str], list[float]] = {key: [] for key in loops}
    for _ in range(ROUNDS):
        for key, loop in loops.items():
            samples[key] += [sample / COUNT for sample in loop.burst()]
    return {key: Summary.of(taken) for key, taken in samples.items()}


def cell(found: Summary | None) -> str:
    """Spell a time."""
    return "-" if found is None else f"{found.minimum:.1f}"


def ratio(
    calls: dict[tuple[str, str], Summary], case: str, tool: str, other: str, to_reach: float
) -> list[str]:
    """Spell a ratio."""
    ours, theirs = calls.get(("quaff", case)), calls.get((tool, other))
    found = "-" if ours is None or theirs is None else f"{ours.minimum / theirs.minimum:.2f}"
    return [case, f"{tool}, {other}", found, f"{to_reach:.2f}"]


if __name__ == "__main__":
    main()
