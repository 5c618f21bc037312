"""Measures containers and code of typemaps beside SWIG, its `-builtin` and nanobind: 1000 doubles in and out.

Prints calls and ratios as tables, and writes target/bench/containers.json. README.md says what is compared.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

from .build_peers import OUT
from .builds import build_nanobind, build_quaff, nanobind_library
from .classes import FLAGS, swig_with
from .loop import Loop, Summary
from .machine import describe
from .table import print_table

ROUNDS = 20
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


def build_with_nanobind(folder: Path, module: str) -> None:
    """Its own library first."""
    nanobind_library(OUT)
    build_nanobind(folder, module)


TOOLS: dict[str, tuple[str, str, Callable[[Path, str], None]]] = {
    "quaff": (".i", INTERFACE, build_quaff),
    "swig": (".i", INTERFACE, swig_with()),
    "swig_builtin": (".i", INTERFACE, swig_with("-builtin")),
    "nanobind": (".cpp", NANOBIND, build_with_nanobind),
}

VALUES = [float(value) for value in range(COUNT)]


def item(module: Any) -> Loop:
    """`v[i]`, by the method that Python calls for it."""
    return Loop(module.Doubles(VALUES).__getitem__, 500)


CASES: dict[str, Callable[[Any], Loop]] = {
    "list to vector": lambda module: Loop(module.total, VALUES),
    "vector to tuple or list": lambda module: Loop(module.doubles, COUNT),
    "vector to array": lambda module: Loop(module.array_of_doubles, COUNT),
    "v[i]": item,
    "code of a typemap": lambda module: Loop(module.twice, 21),
}

# What is compared, with whom, and the ratio to reach.
RATIOS = [
    ("list to vector", "list to vector", "swig", 0.6),
    ("vector to array", "vector to tuple or list", "nanobind", 0.15),
    ("vector to tuple or list", "vector to tuple or list", "nanobind", 1.3),
    ("v[i]", "v[i]", "swig_builtin", 1.0),
    ("code of a typemap", "code of a typemap", "swig", 1.1),
    ("code of a typemap", "code of a typemap", "swig_builtin", 1.1),
]
# What a tool has no words for.
MISSING = {
    ("swig", "vector to array"),
    ("swig_builtin", "vector to array"),
    ("nanobind", "vector to array"),
    ("nanobind", "v[i]"),
    ("nanobind", "code of a typemap"),
}


def main() -> None:
    """Build with each tool, call what was built, report."""
    machine = describe(FLAGS)
    modules = {name: built(name) for name in TOOLS}
    calls = measure(modules, CASES)
    rows = [[name, *(cell(calls.get((name, case))) for case in CASES)] for name in TOOLS]
    print_table(f"A call, in ns; {COUNT} elements", ["module", *CASES], rows)
    print_table("Ratios", ["quaff", "beside", "ratio", "to reach"], [ratio(calls, *each) for each in RATIOS])
    report = {
        "machine": machine,
        "calls": {
            name: {case: asdict(found) for (own, case), found in calls.items() if own == name}
            for name in TOOLS
        },
    }
    OUT.joinpath("containers.json").write_text(json.dumps(report, indent=2) + "\n")


def built(name: str) -> Any:
    """The module of a tool; none that does not build."""
    suffix, text, build = TOOLS[name]
    module = f"{name}_containers"
    folder = OUT / "containers" / module
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


def measure(
    modules: dict[str, Any], cases: dict[str, Callable[[Any], Loop]]
) -> dict[tuple[str, str], Summary]:
    """Call each module in turns."""
    wanted = [
        (name, case) for name in modules for case in cases if modules[name] and (name, case) not in MISSING
    ]
    loops = {(name, case): cases[case](modules[name]) for name, case in wanted}
    samples: dict[tuple[str, str], list[float]] = {key: [] for key in loops}
    for _ in range(ROUNDS):
        for key, loop in loops.items():
            samples[key] += loop.burst()
    return {key: Summary.of(taken) for key, taken in samples.items()}


def cell(found: Summary | None) -> str:
    """Spell a time."""
    return "-" if found is None else f"{found.minimum:.1f}"


def ratio(
    calls: dict[tuple[str, str], Summary], own: str, other: str, tool: str, to_reach: float
) -> list[str]:
    """Spell a ratio."""
    ours, theirs = calls.get(("quaff", own)), calls.get((tool, other))
    found = "-" if ours is None or theirs is None else f"{ours.minimum / theirs.minimum:.2f}"
    return [own, f"{tool}, {other}", found, f"{to_reach:.2f}"]


if __name__ == "__main__":
    main()
