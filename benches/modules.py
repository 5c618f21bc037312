"""Measures generated modules: many functions `double f(double, int = 1)`, bound by SWIG and by `quaff build`.

Prints a table and writes target/bench/modules.json. README.md explains the columns.
"""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path

from .build_peers import OUT
from .loop import Loop, Summary
from .machine import describe
from .table import print_table
from .tools import compile_module, program, swig

COUNTS = [100, 400]
# The optimization with which Debian's Python compiles extensions.
FLAGS = ["-O2"]
BUILDS = 3
CALL_ROUNDS = 12


@dataclass(frozen=True)
class Build:
    """The shortest times of a module's builds, in seconds; `total` includes `generate`."""

    generate: float
    total: float
    megabytes: float


def main() -> None:
    """Build with each tool, measure calls, report."""
    machine = describe(FLAGS)
    tools = [tool for tool in TOOLS if can_build(tool)]
    builds = {f"{tool}_{count}": build(tool, count) for tool in tools for count in COUNTS}
    calls = measure_calls(list(builds))
    names = [f"{tool}_{count}" for count in COUNTS for tool in TOOLS]
    header = ["module", "generate, s", "total, s", "MB", "f(2.0, 3), ns"]
    print_table("Generated modules", header, [row(name, builds.get(name), calls.get(name)) for name in names])
    modules = {name: asdict(builds[name]) | {"call": asdict(calls[name])} for name in builds}
    report = {"machine": machine, "modules": modules, "not_installed": sorted(TOOLS.keys() - set(tools))}
    OUT.joinpath("modules.json").write_text(json.dumps(report, indent=2) + "\n")


def can_build(tool: str) -> bool:
    """Build a module of one function, which also builds the dependencies that later modules share."""
    try:
        TOOLS[tool](write_interface(f"{tool}_1", 1))
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"{tool} is left out: {error}", file=sys.stderr)
        return False
    return True


def build(tool: str, count: int) -> Build:
    """Build one module several times."""
    print(f"building {count} functions with {tool}", file=sys.stderr)
    seconds = [TOOLS[tool](write_interface(f"{tool}_{count}", count)) for _ in range(BUILDS)]
    generate, total = map(min, zip(*seconds, strict=True))
    [extension] = (OUT / "modules" / f"{tool}_{count}").glob("_*.so")
    return Build(generate, total, extension.stat().st_size / 1e6)


def write_interface(module: str, count: int) -> Path:
    """Write header and interface to an empty folder, with names that no earlier build has seen."""
    folder = OUT / "modules" / module
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    run = time.time_ns()
    functions = [f"inline double f{i}_{run}(double x, int n = 1) {{ return x * n; }}\n" for i in range(count)]
    folder.joinpath("functions.hpp").write_text("#pragma once\n" + "".join(functions))
    include = '%{\n#include "functions.hpp"\n%}\n%include "functions.hpp"\n'
    interface = folder / f"{module}.i"
    interface.write_text(f"%module {module}\n{include}")
    return interface


def build_with_swig(interface: Path) -> tuple[float, float]:
    """Generate and compile; return the seconds until the source was written and the module built."""
    folder = interface.parent
    wrapper = folder / "wrap.cxx"
    start = time.perf_counter()
    swig(interface, wrapper, [folder])
    generated = time.perf_counter()
    compile_module(folder / f"_{interface.stem}", FLAGS, [folder], [wrapper])
    return generated - start, time.perf_counter() - start


def build_with_quaff(interface: Path) -> tuple[float, float]:
    """Generate, then build from the interface; return the seconds of each."""
    folder = interface.parent
    start = time.perf_counter()
    quaff("generate", interface, "-I", folder, "-o", folder / "bridge")
    generated = time.perf_counter()
    quaff("build", interface, "-I", folder, "--out", folder)
    return generated - start, time.perf_counter() - generated


def quaff(*arguments: str | Path) -> None:
    """Run the command; its progress messages go to stderr."""
    subprocess.run([program("quaff") or "quaff", *arguments], check=True, stdout=sys.stderr)


TOOLS: dict[str, Callable[[Path], tuple[float, float]]] = {"swig": build_with_swig, "quaff": build_with_quaff}


def measure_calls(modules: list[str]) -> dict[str, Summary]:
    """Call the first function of each module, alternately."""
    loops = {module: Loop(first_function(module), 2.0, 3) for module in modules}
    samples: dict[str, list[float]] = {module: [] for module in modules}
    for _ in range(CALL_ROUNDS):
        for module, loop in loops.items():
            samples[module] += loop.burst()
    return {module: Summary.of(taken) for module, taken in samples.items()}


def first_function(module: str) -> Callable[..., float]:
    """Import a module from its build folder, and return its `f0_...`."""
    sys.path.insert(0, str(OUT / "modules" / module))
    members = vars(import_module(module))
    function: Callable[..., float] = next(members[name] for name in members if name.startswith("f0_"))
    return function


def row(name: str, built: Build | None, call: Summary | None) -> list[str]:
    """Format the row of one module."""
    if not built or not call:
        return [name, *["not installed"] * 4]
    times = [f"{built.generate:.2f}", f"{built.total:.2f}", f"{built.megabytes:.2f}"]
    return [name, *times, f"{call.minimum:.1f} ({call.median:.1f})"]


if __name__ == "__main__":
    main()
