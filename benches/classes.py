"""Measures classes compared with SWIG's `-builtin` and nanobind: calls on small objects, and a module of many
classes.

Prints two tables and writes target/bench/classes.json. README.md explains the columns.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import Any

from .build_peers import OUT
from .builds import (
    Build,
    Tool,
    build_nanobind,
    build_quaff,
    import_time,
    nanobind_library,
    processor_seconds,
)
from .in_turns import Cases, cell
from .in_turns import measure as measure_calls
from .loop import Loop
from .machine import describe
from .table import print_table
from .tools import compile_module, swig

# The optimization with which Debian's Python compiles extensions.
FLAGS = ["-O2"]
CLASSES = 100

HEAD = "#pragma once\nnamespace many {\ninline int plus(int a, int b) { return a + b; }\n"
CLASS = """struct C{i} {{
  C{i}() : value(0) {{}}
  explicit C{i}(int start) : value(start) {{}}
{methods}  int value;
}};
"""
METHOD = "  int m{k}(int x) {{ return value += x + {k}; }}\n"


def main() -> None:
    """Build with each tool, measure calls, report."""
    machine = describe(FLAGS)
    builds = {name: measure(name, tool) for name, tool in TOOLS.items()}
    calls = measure_calls({name: imported(name) for name in TOOLS}, CASES)
    header = ["module", "s", "changed header, s", "kB", "import, ms"]
    print_table(f"{CLASSES} classes of 8 methods", header, [row(*each) for each in builds.items()])
    cases = list(CASES)
    rows = [[name, *(cell(calls[name, case]) for case in cases)] for name in TOOLS]
    print_table("A call, in ns", ["module", *cases], rows)
    report = {
        "machine": machine,
        "builds": {name: asdict(build) for name, build in builds.items()},
        "calls": {name: {case: asdict(calls[name, case]) for case in cases} for name in TOOLS},
    }
    OUT.joinpath("classes.json").write_text(json.dumps(report, indent=2) + "\n")


def row(name: str, build: Build) -> list[str]:
    """Format one row of the first table."""
    seconds = [f"{build.module:.1f}", f"{build.changed_header:.1f}"]
    return [name, *seconds, f"{build.kilobytes:.0f}", f"{build.import_ms:.2f}"]


def measure(name: str, tool: Tool) -> Build:
    """Build a small module first, for the parts that all modules share; then the module, and again after a
    change.
    """
    print(f"building {CLASSES} classes with {name}", file=sys.stderr)
    tool.once(OUT)
    tool.build(write(f"{name}_one", tool, 1), f"{name}_one")
    module = f"{name}_classes"
    folder = write(module, tool, CLASSES)
    first = processor_seconds(lambda: tool.build(folder, module))
    folder.joinpath("functions.hpp").write_text(header_text(CLASSES, methods=9))
    second = processor_seconds(lambda: tool.build(folder, module))
    [extension] = [*folder.glob(f"_{module}.*.so"), *folder.glob(f"{module}.*.so")]
    return Build(first, second, extension.stat().st_size / 1000, import_time(folder, module))


def imported(name: str) -> Any:
    """The module of many classes that a tool has built."""
    sys.path.insert(0, str(OUT / "classes" / f"{name}_classes"))
    return import_module(f"{name}_classes")


def write(module: str, tool: Tool, count: int) -> Path:
    """Write header and source to a folder."""
    folder = OUT / "classes" / module
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath("functions.hpp").write_text(header_text(count, methods=8))
    folder.joinpath(f"{module}{tool.source}").write_text(tool.text(module, count))
    return folder


def header_text(count: int, methods: int) -> str:
    """The classes, each with methods, a data member and two constructors."""
    members = "".join(METHOD.format(k=k) for k in range(methods))
    return HEAD + "".join(CLASS.format(i=i, methods=members) for i in range(count)) + "}\n"


def interface_text(module: str, _count: int) -> str:
    """The interface, which binds the whole header."""
    include = '%{\n#include "functions.hpp"\n%}\n%include "functions.hpp"\n'
    return f"%module {module}\n{include}"


def nanobind_text(module: str, count: int) -> str:
    """The source for nanobind, which binds every member explicitly."""
    methods = "".join(f'.def("m{k}", &T::m{k})' for k in range(8))
    rows = "".join(f'  bind<many::C{i}>(module, "C{i}");\n' for i in range(count))
    return (
        '#include <nanobind/nanobind.h>\n#include "functions.hpp"\nnamespace nb = nanobind;\n'
        "template <class T> void bind(nb::module_ &module, const char *name) {\n"
        "  nb::class_<T>(module, name).def(nb::init<>()).def(nb::init<int>())\n"
        f'    .def_rw("value", &T::value){methods};\n}}\n'
        f"NB_MODULE({module}, module) {{\n"
        '  module.def("plus", &many::plus);\n' + rows + "}\n"
    )


def swig_with(*options: str) -> Callable[[Path, str], None]:
    """Return a build that generates with these SWIG options, compiles and links."""

    def build(folder: Path, module: str) -> None:
        wrapper = folder / f"{module}_wrap.cxx"
        swig(folder / f"{module}.i", wrapper, [folder], options)
        compile_module(folder / f"_{module}", [*FLAGS, "-s"], [folder], [wrapper])

    return build


TOOLS = {
    "quaff": Tool(".i", interface_text, build_quaff),
    "swig": Tool(".i", interface_text, swig_with()),
    "swig_builtin": Tool(".i", interface_text, swig_with("-builtin")),
    "nanobind": Tool(".cpp", nanobind_text, build_nanobind, nanobind_library),
}


def set_value(counter: Any) -> None:
    """Write the data member."""
    counter.value = 5


def nothing(_counter: Any) -> None:
    """Do nothing, to measure the cost of the surrounding call."""


CASES: Cases = {
    "method": lambda module: Loop(module.C0(1).m1, 2),
    "get": lambda module: Loop(attrgetter("value"), module.C0(1)),
    "set": lambda module: Loop(set_value, module.C0(1)),
    "of set, Python": lambda module: Loop(nothing, module.C0(1)),
    "constructor": lambda module: Loop(module.C0, 1),
    "plus(int, int)": lambda module: Loop(module.plus, 2, 3),
}


if __name__ == "__main__":
    main()
