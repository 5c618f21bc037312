"""Builds a module from one header with each of several tools, and calls the modules alternately."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from .build_peers import OUT
from .loop import Loop, Summary
from .machine import describe
from .table import print_table

ROUNDS = 20

# The loops for a module, by the name of the case.
Cases = dict[str, Callable[[Any], Loop]]
# Times by tool and case.
Calls = dict[tuple[str, str], Summary]


@dataclass(frozen=True)
class Source:
    """The text of a module, with `{module}` for its name, and the function that builds it in a folder."""

    suffix: str
    text: str
    build: Callable[[Path, str], None]


@dataclass(frozen=True)
class Ratio:
    """A case of quaff's compared with a case of another tool, and the target ratio of their times."""

    case: str
    tool: str
    other: str
    to_reach: float


@dataclass(frozen=True)
class Comparison:
    """The header that each tool binds, the calls, and the title of the first table."""

    name: str
    title: str
    header: str
    tools: dict[str, Source]
    cases: Cases
    ratios: Sequence[Ratio]
    # The cases that a tool cannot express, with the tool.
    missing: Collection[tuple[str, str]]
    # The number of times that C++ does the measured work in one call from Python.
    repeats: int = 1


def compare(comparison: Comparison, flags: Sequence[str]) -> None:
    """Build with each tool, measure calls, print the times and ratios, and write both to a file."""
    machine = describe(flags)
    name, tools, cases = comparison.name, comparison.tools, comparison.cases
    modules = {
        tool: built(name, f"{tool}_{name}", comparison.header, source) for tool, source in tools.items()
    }
    calls = measure(modules, cases, comparison.missing, comparison.repeats)
    rows = [[tool, *(cell(calls.get((tool, case))) for case in cases)] for tool in tools]
    print_table(comparison.title, ["module", *cases], rows)
    ratios = [[each.case, f"{each.tool}, {each.other}", *ratio(calls, each)] for each in comparison.ratios]
    print_table("Ratios", ["quaff", "beside", "ratio", "to reach"], ratios)
    report = {
        "machine": machine,
        "calls": {
            tool: {case: asdict(found) for (own, case), found in calls.items() if own == tool}
            for tool in tools
        },
    }
    OUT.joinpath(f"{name}.json").write_text(json.dumps(report, indent=2) + "\n")


def built(bench: str, module: str, header: str, source: Source) -> Any:
    """Build and import a module; None if it does not build."""
    folder = OUT / bench / module
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    folder.joinpath("functions.hpp").write_text(header)
    folder.joinpath(f"{module}{source.suffix}").write_text(source.text.format(module=module))
    print(f"building {module}", file=sys.stderr)
    try:
        source.build(folder, module)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"{module} is left out: {error}", file=sys.stderr)
        return None
    sys.path.insert(0, str(folder))
    return import_module(module)


def measure(
    modules: dict[str, Any], cases: Cases, missing: Collection[tuple[str, str]] = (), repeats: int = 1
) -> Calls:
    """Call the modules alternately; a case whose library is not installed is skipped."""
    loops: dict[tuple[str, str], Loop] = {}
    for tool, case in [(tool, case) for tool in modules for case in cases]:
        if modules[tool] and (tool, case) not in missing:
            try:
                loops[tool, case] = cases[case](modules[tool])
            except ImportError as error:
                print(f"{case} is left out: {error}", file=sys.stderr)
    samples: dict[tuple[str, str], list[float]] = {key: [] for key in loops}
    for _ in range(ROUNDS):
        for key, loop in loops.items():
            samples[key] += [sample / repeats for sample in loop.burst()]
    return {key: Summary.of(taken) for key, taken in samples.items()}


def cell(found: Summary | None) -> str:
    """Format a time."""
    return "-" if found is None else f"{found.minimum:.1f}"


def ratio(calls: Calls, wanted: Ratio) -> list[str]:
    """Format the measured ratio and the target."""
    ours, theirs = calls.get(("quaff", wanted.case)), calls.get((wanted.tool, wanted.other))
    found = "-" if ours is None or theirs is None else f"{ours.minimum / theirs.minimum:.2f}"
    return [found, f"{wanted.to_reach:.2f}"]
