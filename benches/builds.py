"""Measures builds by quaff, SWIG and nanobind: many function templates, each for float32 and float64 arrays.

Prints a table and writes target/bench/builds.json. README.md explains the columns.
"""

import json
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import nanobind
import numpy

from .build_peers import FLAGS, OUT, PEERS, numpy_i
from .machine import describe
from .table import print_table
from .tools import compile_module, compile_object, program, swig

COUNTS = [100, 400]
IMPORTS = 7


@dataclass(frozen=True)
class Build:
    """The processor seconds of a further module and of a rebuild after a header change; its size, and the
    import time.
    """

    module: float
    changed_header: float
    kilobytes: float
    import_ms: float


@dataclass(frozen=True)
class Tool:
    """A function that builds a module from its interface or source; `once` builds what modules share."""

    source: str
    text: Callable[[str, int], str]
    build: Callable[[Path, str], None]
    once: Callable[[Path], None] = lambda folder: None


def main() -> None:
    """Build with each tool, and report."""
    machine = describe(FLAGS)
    builds = {(name, count): measure(name, tool, count) for name, tool in TOOLS.items() for count in COUNTS}
    header = ["module", "s", "changed header, s", "kB", "import, ms"]
    rows = [row(f"{name}, {count}", build) for (name, count), build in builds.items()]
    print_table("A module's build, in processor seconds", header, rows)
    report = {
        "machine": machine,
        "builds": {f"{name}_{count}": asdict(build) for (name, count), build in builds.items()},
    }
    OUT.joinpath("builds.json").write_text(json.dumps(report, indent=2) + "\n")


def row(name: str, build: Build) -> list[str]:
    """Format one row of the table."""
    seconds = [f"{build.module:.1f}", f"{build.changed_header:.1f}"]
    return [name, *seconds, f"{build.kilobytes:.0f}", f"{build.import_ms:.1f}"]


def measure(name: str, tool: Tool, count: int) -> Build:
    """Build a small module first, for the parts that all modules share; then the module, and again after a
    change.
    """
    print(f"building {count} functions with {name}", file=sys.stderr)
    tool.once(OUT)
    tool.build(write(f"{name}_small", tool, 1), f"{name}_small")
    module = f"{name}_{count}"
    folder = write(module, tool, count)
    first = processor_seconds(lambda: tool.build(folder, module))
    folder.joinpath("functions.hpp").write_text(functions(count, start=1))
    second = processor_seconds(lambda: tool.build(folder, module))
    [extension] = [*folder.glob(f"_{module}.*.so"), *folder.glob(f"{module}.*.so")]
    return Build(first, second, extension.stat().st_size / 1000, import_time(folder, module))


def processor_seconds(work: Callable[[], None]) -> float:
    """The processor time of the programs that `work` runs, which does not include other load."""
    before = processor_time_of_programs()
    work()
    return processor_time_of_programs() - before


def processor_time_of_programs() -> float:
    """The processor time of all child processes so far, in seconds."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def import_time(folder: Path, module: str) -> float:
    """The shortest import time in milliseconds, after NumPy's and with compiled Python code."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    clock = "time.perf_counter()"
    code = f"import time, numpy; start = {clock}; import {module}; print({clock} - start)"
    command = [sys.executable, "-c", code]
    times = [
        subprocess.run(command, check=True, capture_output=True, cwd=folder, env=environment).stdout
        for _ in range(IMPORTS)
    ]
    return min(map(float, times)) * 1000


def write(module: str, tool: Tool, count: int) -> Path:
    """Write header and source to an empty folder."""
    folder = OUT / "builds" / module
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    folder.joinpath("functions.hpp").write_text(functions(count, start=0))
    folder.joinpath(f"{module}{tool.source}").write_text(tool.text(module, count))
    return folder


def functions(count: int, start: int) -> str:
    """The header: sums, each with its own factor, numbered from `start`."""
    head = "#pragma once\nnamespace many {\n"
    texts = (
        f"template <class T> T f{i}(const T *in, unsigned size) {{\n"
        f"  T total = {start};\n"
        f"  for (unsigned i = 0; i < size; ++i) total += in[i] * {i + 1};\n"
        f"  return total;\n}}\n"
        for i in range(count)
    )
    return head + "".join(texts) + "}\n"


def quaff_text(module: str, count: int) -> str:
    """The interface for quaff: one name for both dtypes."""
    head = f'%module {module}\n%{{\n#include "functions.hpp"\n%}}\n%include "quaff.i"\n%in_array(in, size)\n'
    names = (f"%template(f{i}) many::f{i}<{c}>;\n" for i in range(count) for c in ("float", "double"))
    return head + '%include "functions.hpp"\n' + "".join(names)


def swig_text(module: str, count: int) -> str:
    """The interface for SWIG with numpy.i: a name for each dtype."""
    head = PEERS.joinpath("swig_numpy", "example.i").read_text().partition('%include "sum.hpp"')[0]
    head = head.replace("swig_numpy", module).replace("sum.hpp", "functions.hpp")
    names = (f"%template(f{i}_{c}) many::f{i}<{c}>;\n" for i in range(count) for c in ("float", "double"))
    return head + '%include "functions.hpp"\n' + "".join(names)


def nanobind_text(module: str, count: int) -> str:
    """The source for nanobind: two overloads for each name."""
    head = PEERS.joinpath("nanobind", "example.cpp").read_text().partition("template <class T> T sum")[0]
    rows = (
        f'  module.def("f{i}", [](const Vector<{c}> &in) {{\n'
        f"    return many::f{i}(in.data(), unsigned(in.size()));\n"
        '  }, nb::arg("in").noconvert());\n'
        for i in range(count)
        for c in ("float", "double")
    )
    return (
        head.replace("sum.hpp", "functions.hpp") + f"NB_MODULE({module}, module) {{\n" + "".join(rows) + "}\n"
    )


def build_quaff(folder: Path, module: str, includes: Sequence[Path] = ()) -> None:
    """Run `quaff build`."""
    command: list[str | Path] = [
        program("quaff") or "quaff",
        "build",
        folder / f"{module}.i",
        "--out",
        folder,
    ]
    for include in [folder, *includes]:
        command += ["-I", include]
    subprocess.run(command, check=True, stdout=sys.stderr, stderr=subprocess.DEVNULL)


def build_swig(folder: Path, module: str) -> None:
    """Generate, compile and link."""
    wrapper = folder / f"{module}_wrap.cxx"
    swig(folder / f"{module}.i", wrapper, [folder, OUT])
    compile_module(folder / f"_{module}", [*FLAGS, "-s"], [folder, Path(numpy.get_include())], [wrapper])


def nanobind_folders() -> list[Path]:
    """The folders of nanobind's headers."""
    return [Path(nanobind.include_dir()), Path(nanobind.source_dir()).parent / "ext/robin_map/include"]


def build_nanobind(folder: Path, module: str, includes: Sequence[Path] = ()) -> None:
    """Compile, and link with nanobind's own library."""
    sources = [folder / f"{module}.cpp", OUT / "nb_combined.o"]
    compile_module(folder / module, [*FLAGS, "-s"], [folder, *includes, *nanobind_folders()], sources)


def build_nanobind_with_library(folder: Path, module: str) -> None:
    """Compile nanobind's own library first, for benchmarks that do not time the build."""
    nanobind_library(OUT)
    build_nanobind(folder, module)


def nanobind_library(folder: Path) -> None:
    """Compile nanobind's own library, which the modules of a project share."""
    source = Path(nanobind.source_dir()) / "nb_combined.cpp"
    compile_object(folder / "nb_combined.o", FLAGS, nanobind_folders(), source)


def swig_library(folder: Path) -> None:
    """Provide numpy.i, from NumPy's sdist."""
    folder.joinpath("numpy.i").write_bytes(numpy_i(PEERS / "swig_numpy" / "sdist"))


TOOLS = {
    "quaff": Tool(".i", quaff_text, build_quaff),
    "swig": Tool(".i", swig_text, build_swig, swig_library),
    "nanobind": Tool(".cpp", nanobind_text, build_nanobind, nanobind_library),
}

if __name__ == "__main__":
    main()
