"""Measures values of the standard library and of Eigen, passed and returned by value, compared with nanobind.

Prints calls, ratios and the builds of the modules as tables, and writes target/bench/values.json. README.md
says what is compared.
"""

import json
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from .build_peers import FLAGS, OUT
from .builds import build_nanobind, build_quaff, nanobind_library, processor_time_of_programs
from .in_turns import Calls, Cases, Ratio, Source, built, cell, measure, ratio
from .loop import Loop
from .machine import describe
from .table import print_table

# Debian's path, which compilers do not search by default.
EIGEN = Path("/usr/include/eigen3")

HEADER = """#pragma once
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>
namespace many {
inline double total(const std::vector<double> &values) {
  double total = 0;
  for (const double value : values) {
    total += value;
  }
  return total;
}
inline std::size_t letters(const std::vector<std::string> &words) {
  std::size_t letters = 0;
  for (const std::string &word : words) {
    letters += word.size();
  }
  return letters;
}
inline std::vector<std::string> words(std::size_t count) { return std::vector<std::string>(count, "word"); }
inline int sum(const std::map<std::string, int> &counts) {
  int sum = 0;
  for (const auto &count : counts) {
    sum += count.second;
  }
  return sum;
}
inline std::map<std::string, int> counts(int count) {
  std::map<std::string, int> counts;
  for (int i = 0; i < count; ++i) {
    counts["word " + std::to_string(i)] = i;
  }
  return counts;
}
inline std::optional<double> half(std::optional<double> value) {
  return value ? std::optional<double>(*value / 2) : std::nullopt;
}
inline std::tuple<int, double, std::string> same(std::tuple<int, double, std::string> values) {
  return values;
}
}
"""

EIGEN_HEADER = """#pragma once
#include <Eigen/Core>
namespace many {
inline double trace(const Eigen::MatrixXd &matrix) { return matrix.trace(); }
inline double trace3(const Eigen::Matrix3d &matrix) { return matrix.trace(); }
inline double view(const Eigen::Ref<const Eigen::MatrixXd> &matrix) { return matrix(0, 0); }
inline double view3(const Eigen::Ref<const Eigen::Matrix3d> &matrix) { return matrix(0, 0); }
inline Eigen::MatrixXd constant(int size) { return Eigen::MatrixXd::Constant(size, size, 1.5); }
inline Eigen::Matrix3d constant3() { return Eigen::Matrix3d::Constant(1.5); }
}
"""

QUAFF = """%module {module}
%{{
#include "functions.hpp"
%}}
%include "functions.hpp"
"""

QUAFF_EIGEN = QUAFF.replace('%include "functions', '%include "eigen.i"\n%include "functions')

NANOBIND = """#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>
#include "functions.hpp"
namespace nb = nanobind;
NB_MODULE({module}, module) {{
  module.def("total", &many::total);
  module.def("letters", &many::letters);
  module.def("words", &many::words);
  module.def("sum", &many::sum);
  module.def("counts", &many::counts);
  module.def("half", &many::half);
  module.def("same", &many::same);
}}
"""

NANOBIND_EIGEN = """#include <nanobind/nanobind.h>
#include <nanobind/eigen/dense.h>
#include "functions.hpp"
namespace nb = nanobind;
NB_MODULE({module}, module) {{
  module.def("trace", &many::trace);
  module.def("trace3", &many::trace3);
  module.def("view", &many::view);
  module.def("view3", &many::view3);
  module.def("constant", &many::constant);
  module.def("constant3", &many::constant3);
}}
"""

NUMBERS = [float(value) for value in range(1000)]
WORDS = [f"word {number}" for number in range(100)]

# A tuple, because the round trip of a value is one call.
STANDARD: Cases = {
    "vector<double>(1000) of a list": lambda module: Loop(module.total, NUMBERS),
    "vector<double>(1000) of an array": lambda module: Loop(module.total, np.array(NUMBERS)),
    "vector<string>(100) of a list": lambda module: Loop(module.letters, WORDS),
    "list of vector<string>(100)": lambda module: Loop(module.words, 100),
    "map<string, int>(100) of a dict": lambda module: Loop(module.sum, dict.fromkeys(WORDS, 1)),
    "dict of map<string, int>(100)": lambda module: Loop(module.counts, 100),
    "optional<double>, both ways": lambda module: Loop(module.half, 1.5),
    "tuple<int, double, string>, both ways": lambda module: Loop(module.same, (1, 2.5, "text")),
}


def ones(size: int, order: Any) -> Any:
    """A matrix of ones in the given memory order."""
    return np.ones((size, size), order=order)


MATRICES: Cases = {
    "Matrix3d of an array": lambda module: Loop(module.trace3, ones(3, "C")),
    "Matrix3d as a result": lambda module: Loop(module.constant3),
    "MatrixXd(1000) of an array, by rows": lambda module: Loop(module.trace, ones(1000, "C")),
    "MatrixXd(1000) of an array, by columns": lambda module: Loop(module.trace, ones(1000, "F")),
    "MatrixXd(1000) as a result": lambda module: Loop(module.constant, 1000),
    "Ref<const Matrix3d>, viewed": lambda module: Loop(module.view3, ones(3, "F")),
    "Ref<const Matrix3d>, copied": lambda module: Loop(module.view3, ones(3, "C")),
    "Ref<const MatrixXd>(1000), viewed": lambda module: Loop(module.view, ones(1000, "F")),
    "Ref<const MatrixXd>(1000), copied": lambda module: Loop(module.view, ones(1000, "C")),
}

BUILDS: dict[str, Callable[[Path, str], None]] = {
    "quaff": partial(build_quaff, includes=[EIGEN]),
    "nanobind": partial(build_nanobind, includes=[EIGEN]),
}


def sources(quaff: str, nanobind: str) -> dict[str, Source]:
    """The source of each tool."""
    return {
        "quaff": Source(".i", quaff, BUILDS["quaff"]),
        "nanobind": Source(".cpp", nanobind, BUILDS["nanobind"]),
    }


# The header of each module, the sources for the tools, and the calls.
MODULES: dict[str, tuple[str, dict[str, Source], Cases]] = {
    "values": (HEADER, sources(QUAFF, NANOBIND), STANDARD),
    "matrices": (EIGEN_HEADER, sources(QUAFF_EIGEN, NANOBIND_EIGEN), MATRICES),
}

# The target of every ratio, for calls and for builds.
TO_REACH = 1.0


def main() -> None:
    """Build with each tool, measure calls, report."""
    report: dict[str, Any] = {"machine": describe(FLAGS), "calls": {}, "seconds": {}}
    OUT.mkdir(parents=True, exist_ok=True)
    nanobind_library(OUT)
    for kind, (header, sources, cases) in MODULES.items():
        builds = {tool: timed_build(kind, tool, header, source) for tool, source in sources.items()}
        calls = measure({tool: module for tool, (module, _) in builds.items()}, cases)
        rows = [row(case, calls) for case in cases]
        seconds = {tool: taken for tool, (_, taken) in builds.items()}
        print_table(f"A call, {kind}", ["value", "quaff, ns", "nanobind, ns", "ratio", "to reach"], rows)
        print_table(
            "The build, in processor seconds", ["tool", "s"], [[*map(str, each)] for each in seconds.items()]
        )
        report["seconds"][kind] = seconds
        report["calls"][kind] = {f"{tool}: {case}": asdict(found) for (tool, case), found in calls.items()}
    OUT.joinpath("values.json").write_text(json.dumps(report, indent=2) + "\n")


def timed_build(kind: str, tool: str, header: str, source: Source) -> tuple[Any, float]:
    """Build a module with a tool; return the module, or None on failure, and the processor seconds of the
    build.

    An earlier build makes the parts that modules share.
    """
    built("values", f"{tool}_{kind}_first", header, source)
    before = processor_time_of_programs()
    module = built("values", f"{tool}_{kind}", header, source)
    return module, round(processor_time_of_programs() - before, 2)


def row(case: str, calls: Calls) -> list[str]:
    """Format one row of the table."""
    times = [cell(calls.get((tool, case))) for tool in ("quaff", "nanobind")]
    return [case, *times, *ratio(calls, Ratio(case, "nanobind", case, TO_REACH))]


if __name__ == "__main__":
    main()
