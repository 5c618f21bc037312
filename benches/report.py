"""Turns results into tables on stdout and into JSON."""

from dataclasses import asdict
from typing import Any

from .cases import CALL, CTYPES, SIZES, Case
from .contenders import CONTENDERS
from .loop import Summary
from .machine import Description
from .measure import Results
from .table import print_table
from .targets import TARGETS, Target

BYTES = {"float64": 8, "float32": 4}


def print_report(results: Results) -> None:
    """Print calls, throughput and targets; every number is `best (median)`."""
    print_sizes(f"Calls on {CALL} elements, ns", results, [CALL])
    print_sizes("Throughput, GB/s", results, SIZES)
    header = ["Targets", "measured", "reached"]
    print_table("Speeds to reach", header, [[str(target), *verdict(target, results)] for target in TARGETS])


def print_sizes(title: str, results: Results, sizes: list[int]) -> None:
    """Print one row per contender and one column per case."""
    cases = [Case(dtype, size) for size in sizes for dtype in CTYPES]
    names = [contender.name for contender in CONTENDERS if sizes == [CALL] or not contender.calls_only]
    header = ["", *(f"{case.dtype}, {case.size}" for case in cases)]
    rows = [[name, *(cell(results.get((name, case)), case) for case in cases)] for name in names]
    print_table(title, header, rows)


def cell(summary: Summary | None, case: Case) -> str:
    """Show nanoseconds for a call, gigabytes per second for an array."""
    if not summary:
        return "not installed"
    if case.elements == CALL:
        return f"{summary.minimum:.1f} ({summary.median:.1f})"
    size = case.elements * BYTES[case.dtype]
    return f"{size / summary.minimum:.1f} ({size / summary.median:.1f})"


def verdict(target: Target, results: Results) -> tuple[str, str]:
    """Show the ratio of the minima (of the medians), and whether the former reaches the target."""
    ratios = target.ratios(results)
    if not ratios:
        return "not installed", "-"
    return f"{ratios[0]:.2f} ({ratios[1]:.2f})", "yes" if target.reached(ratios[0]) else "no"


def as_json(results: Results, machine: Description) -> dict[str, Any]:
    """Return the results as plain data; times are nanoseconds per call."""
    measured = [
        {"contender": name, **case._asdict(), **asdict(summary)} for (name, case), summary in results.items()
    ]
    present = {name for name, _ in results}
    absent = [contender.name for contender in CONTENDERS if contender.name not in present]
    targets = [target_as_json(target, results) for target in TARGETS]
    return {"machine": machine, "measured": measured, "not_installed": absent, "targets": targets}


def target_as_json(target: Target, results: Results) -> dict[str, Any]:
    """Return a target with the measured ratios, which are null if a side is not installed."""
    plain = asdict(target) | {"case": target.case._asdict()}
    minima, medians = target.ratios(results) or (None, None)
    reached = None if minima is None else target.reached(minima)
    return plain | {"minima": minima, "medians": medians, "reached": reached}
