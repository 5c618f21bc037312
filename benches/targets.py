"""The target speeds of quaff, as ratios within one run."""

from dataclasses import dataclass

from .cases import CALL, CTYPES, Case
from .contenders import NUMPY_SUM, QUAFF, QUAFF_ONE_THREAD, SWIG_DISPATCH, SWIG_RAW
from .measure import Results


@dataclass(frozen=True)
class Target:
    """A bound on the time of a call of `quaff.sum`, or on its throughput, relative to a reference."""

    case: Case
    reference: str
    bound: float
    quantity: str  # "time": at most the bound, "throughput": at least

    def __str__(self) -> str:
        """Describe the target in a phrase."""
        sign = "<=" if self.quantity == "time" else ">="
        where = f"{self.case.dtype}, {self.case.size} elements"
        return f"{where}: {self.quantity} {sign} {self.bound} x {self.reference}"

    def ratios(self, results: Results) -> tuple[float, float] | None:
        """Return the ratio of the minima and that of the medians, or None if a side was not measured."""
        ours, theirs = results.get((QUAFF, self.case)), results.get((self.reference, self.case))
        if not ours or not theirs:
            return None
        minima, medians = ours.minimum / theirs.minimum, ours.median / theirs.median
        return (minima, medians) if self.quantity == "time" else (1 / minima, 1 / medians)

    def reached(self, ratio: float) -> bool:
        """Compare one ratio with the bound."""
        return ratio <= self.bound if self.quantity == "time" else ratio >= self.bound


TARGETS = [
    *(Target(Case(dtype, CALL), SWIG_DISPATCH, 0.25, "time") for dtype in CTYPES),
    *(Target(Case(dtype, CALL), SWIG_RAW, 1.3, "time") for dtype in CTYPES),
    *(Target(Case(dtype, 10**8), NUMPY_SUM, 2.0, "throughput") for dtype in CTYPES),
    *(Target(Case(dtype, 10**8), QUAFF_ONE_THREAD, 1.7, "throughput") for dtype in CTYPES),
    Target(Case("float64", 10**5), NUMPY_SUM, 1.4, "throughput"),
    Target(Case("float32", 10**5), NUMPY_SUM, 2.0, "throughput"),
]
