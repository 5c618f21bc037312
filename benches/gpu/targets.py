"""The target speeds of quaff, as ratios of medians within one run."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..loop import Summary
from .cases import CASES, Case
from .contenders import EXAMPLE, QUAFF, SWIG, Library
from .kernel import CTYPES, CUB, Kernels
from .kernel import QUAFF as KERNEL
from .measure import Measured, Results

SMALL = [case for case in CASES if case.elements <= 10**6]
# The longest times, relative to the library's own for 8 to 10^6 elements.
BOUNDS = {"CuPy": 0.5, "PyTorch": 0.7, "PyCUDA": 0.2}


@dataclass(frozen=True)
class Verdict:
    """A target speed, and the measured ratio: the worst one if there are several cases."""

    target: str
    bound: float
    ratio: float
    quantity: str  # "time": at most the bound, "throughput": at least

    @property
    def reached(self) -> bool:
        """Compare with the bound."""
        return self.ratio <= self.bound if self.quantity == "time" else self.ratio >= self.bound


def verdicts(results: Results, kernels: Kernels, libraries: Sequence[Library]) -> list[Verdict]:
    """Judge all targets for which both sides were measured."""
    return [
        *kernel_verdicts(kernels),
        *(verdict for case in CASES if case.is_large for verdict in throughput(results, libraries, case)),
        *(verdict for library in libraries for verdict in small_arrays(results, library)),
        *own_function(results),
    ]


def kernel_verdicts(kernels: Kernels) -> list[Verdict]:
    """Compare the bandwidth of the kernels."""
    return [
        Verdict(
            f"kernel on 4 GiB of {dtype}: bandwidth, in CUB's",
            0.98,
            kernels[CUB, dtype].median / kernels[KERNEL, dtype].median,
            "throughput",
        )
        for dtype in CTYPES
        if (KERNEL, dtype) in kernels
    ]


def throughput(results: Results, libraries: Sequence[Library], case: Case) -> list[Verdict]:
    """Compare quaff on the arrays of each library with the fastest sum of all libraries."""
    own = [results.get(Measured(library.name, library.own, case)) for library in libraries]
    best = min((summary.median for summary in own if summary), default=None)
    name = f"{case.dtype}, {case.size}: throughput of quaff.sum, in that of the fastest library"
    return [
        Verdict(f"{name}; {library.name} array", 1.0, best / ours.median, "throughput")
        for library in libraries
        if best and (ours := results.get(Measured(library.name, QUAFF, case)))
    ]


def small_arrays(results: Results, library: Library) -> list[Verdict]:
    """Compare quaff with the library that owns the array, where the launch dominates."""
    name = f"8 to 10^6 elements, {library.name} array: time of quaff.sum, in that of {library.own}"
    return worst(name, BOUNDS[library.name], pairs(results, library.name, QUAFF, library.own))


def own_function(results: Results) -> list[Verdict]:
    """Compare the user's function as bound by quaff and by SWIG."""
    name = "8 to 10^6 elements, PyCUDA array: time of example.sum, in SWIG's"
    return worst(name, 1.0, pairs(results, "PyCUDA", EXAMPLE, SWIG))


def pairs(results: Results, library: str, ours: str, theirs: str) -> list[tuple[Summary, Summary]]:
    """Find the times of two calls in the small cases."""
    both = [(Measured(library, ours, case), Measured(library, theirs, case)) for case in SMALL]
    return [(results[ours], results[theirs]) for ours, theirs in both if {ours, theirs} <= results.keys()]


def worst(target: str, bound: float, found: list[tuple[Summary, Summary]]) -> list[Verdict]:
    """Judge by the case with quaff's worst ratio."""
    ratios = [ours.median / theirs.median for ours, theirs in found]
    return [Verdict(target, bound, max(ratios), "time")] if ratios else []
