"""Turns results into Markdown, for docs/gpu.md, and into JSON."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from ..loop import Summary
from ..machine import Description
from .cases import CASES, WIDTHS
from .contenders import Library
from .kernel import BYTES, CTYPES, CUB, QUAFF, QUAFF_NARROW, QUAFF_WALL, Kernels
from .measure import Measured, Results
from .systems import BOUND, Systems, as_rows
from .targets import Verdict

Row = Sequence[str]


def print_report(
    machine: Description,
    results: Results,
    kernels: Kernels,
    libraries: Sequence[Library],
    verdicts: Sequence[Verdict],
) -> None:
    """Print all tables; every number is a median."""
    print(f"\n{sentence(machine)}")
    if kernels:
        print_kernels(kernels)
    if libraries:
        for dtype in WIDTHS:
            print_times(dtype, results, libraries)
        print_throughput(results, libraries)
    print_verdicts(verdicts)


def sentence(machine: Description) -> str:
    """Describe the machine in a sentence."""
    packages = ", ".join(
        f"{name} {version}" for name, version in machine.items() if name in PACKAGES and version
    )
    return f"{machine['gpu']}, driver {machine['driver']}, {machine['date']}; {machine['cpu']}; {packages}."


PACKAGES = ["python", "quaff", "numpy", "cupy", "torch", "pycuda"]


def print_kernels(kernels: Kernels) -> None:
    """Show the bandwidth of each kernel."""
    cells = {key: bandwidth(summary, BYTES) for key, summary in kernels.items()}
    names = (CUB, QUAFF, QUAFF_NARROW, QUAFF_WALL)
    rows = [[name, *(cells.get((name, dtype), "") for dtype in CTYPES)] for name in names]
    print_markdown(["4 GiB, GB/s", *CTYPES], rows)


def print_times(dtype: str, results: Results, libraries: Sequence[Library]) -> None:
    """Show microseconds per call, where the launch dominates."""
    cases = [case for case in CASES if case.dtype == dtype and not case.is_large]
    header = [f"{dtype}, us a call", *(case.size for case in cases)]
    rows = [
        [
            label(library, call),
            *(microseconds(results.get(Measured(library.name, call, case))) for case in cases),
        ]
        for library in libraries
        for call in library.calls
    ]
    print_markdown(header, rows)


def print_throughput(results: Results, libraries: Sequence[Library]) -> None:
    """Show gigabytes per second, where the memory bandwidth is the limit."""
    cases = [case for case in CASES if case.is_large]
    header = ["1 GiB, GB/s from Python", *(f"{case.dtype}, {case.size}" for case in cases)]
    rows = [
        [
            label(library, call),
            *(bandwidth(results.get(Measured(library.name, call, case)), case.bytes) for case in cases),
        ]
        for library in libraries
        for call in library.calls
    ]
    print_markdown(header, rows)


def microseconds(summary: Summary | None) -> str:
    """Show a time."""
    return f"{summary.median / 1e3:.1f}" if summary else "failed"


def bandwidth(summary: Summary | None, size: int) -> str:
    """Show gigabytes a second."""
    return f"{size / summary.median:.0f}" if summary else "failed"


def label(library: Library, call: str) -> str:
    """Name a call, with the library of its array if the name does not contain it."""
    if call == library.own:
        return f"`{call}`"
    function, _, maker = call.partition(", ")
    return ", ".join(filter(None, [f"`{function}`", maker, f"{library.name} array"]))


def print_verdicts(verdicts: Sequence[Verdict]) -> None:
    """Show the target speeds."""
    rows = [
        [
            verdict.target,
            f"{'≤' if verdict.quantity == 'time' else '≥'} {verdict.bound}",
            f"{verdict.ratio:.3f}",
            "yes" if verdict.reached else "no",
        ]
        for verdict in verdicts
    ]
    print_markdown(["to reach", "bound", "measured", "reached"], rows)


def print_systems(systems: Systems) -> None:
    """Show the examples' functions compared with their original bindings."""
    if systems:
        header = ["us a call", "that way", "quaff", f"ratio, at most {BOUND}", "arrays made on the device"]
        print_markdown(header, as_rows(systems))


def print_markdown(header: Row, rows: Sequence[Row]) -> None:
    """Print a table."""
    print()
    for row in [header, ["---"] * len(header), *rows]:
        print(f"| {' | '.join(row)} |")


def as_json(
    machine: Description, results: Results, kernels: Kernels, verdicts: Sequence[Verdict]
) -> dict[str, Any]:
    """Return the results as plain data; times are nanoseconds per call."""
    return {
        "machine": machine,
        "measured": [
            {"library": library, "call": call, **case._asdict(), **asdict(summary)}
            for (library, call, case), summary in results.items()
        ],
        "kernels": [
            {"kernel": name, "dtype": dtype, "bytes": BYTES, **asdict(summary)}
            for (name, dtype), summary in kernels.items()
        ],
        "targets": [asdict(verdict) | {"reached": verdict.reached} for verdict in verdicts],
    }
