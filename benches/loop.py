"""The loop behind every number of these benchmarks: timeit's, calibrated."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter_ns
from timeit import Timer

# Long compared with the clock's resolution, short compared with the scheduler's time slices.
SAMPLE_NS = 5_000_000
BURST = 5


class Loop:
    """Repeats one call; function and arguments are bound to local names, as in timeit."""

    def __init__(self, function: Callable[..., object], *arguments: object, **keywords: object) -> None:
        """Find the number of calls that fills a sample."""
        names = "".join(f"argument{i}, " for i in range(len(arguments)))
        setup = "; ".join(
            [f"function, ({names}) = bound", *(f"{name} = keywords[{name!r}]" for name in keywords)]
        )
        call = f"function({names}{', '.join(f'{name}={name}' for name in keywords)})"
        bound = {"bound": (function, arguments), "keywords": keywords}
        self.timer = Timer(call, setup, perf_counter_ns, bound)
        self.calls = 1
        while self.timer.timeit(self.calls) < SAMPLE_NS:
            self.calls *= 2

    def burst(self) -> list[float]:
        """Take consecutive samples, in nanoseconds per call; the first one warms the caches."""
        return [elapsed / self.calls for elapsed in self.timer.repeat(BURST, self.calls)]


@dataclass(frozen=True)
class Summary:
    """The statistics of the samples of one contender in one case, in nanoseconds per call."""

    minimum: float
    median: float
    samples: int

    @classmethod
    def of(cls, samples: list[float]) -> "Summary":
        """Summarise at least one sample."""
        return cls(min(samples), median(samples), len(samples))
