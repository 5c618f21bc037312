"""Describes the machine of a benchmark, without names of hosts, users or paths."""

import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from .tools import compiler_version

PACKAGES = ["quaff", "numpy", "swig", "pybind11", "nanobind"]

Description = dict[str, object]


def describe(flags: Sequence[str]) -> Description:
    """Return the facts that a reader needs for comparing two runs; the load says whether the machine was
    idle.
    """
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "cpu": cpu_model(),
        "cores": len(os.sched_getaffinity(0)),
        "load": os.getloadavg()[0],
        "python": platform.python_version(),
        "compiler": compiler_version(),
        "flags": " ".join(flags),
    } | {package: package_version(package) for package in PACKAGES}


def cpu_model() -> str:
    """Return the processor model as Linux reports it."""
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    return next(
        (line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine()
    )


def package_version(package: str) -> str | None:
    """Return the version of an installed package."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None
