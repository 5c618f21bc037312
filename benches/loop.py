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
    """Repeats one call or statement; its function and arguments are local names, as in timeit."""

    def __init__(self, function: Callable[..., object], *arguments: object, **keywords: object) -> None:
        """Find the number of calls that fills a sample."""
        names = "".join(f"argument{i}, " for i in range(len(arguments)))
        setup = "; ".join(
            [f"function, ({names}) = bound", *(f"{name} = keywords[{name!r}]" for name in keywords)]
        )
        call = f"function({names}{', '.join(f'{name}={name}' for name in keywords)})"
        self._calibrate(call, setup, {"bound": (function, arguments), "keywords": keywords})

    @classmethod
    def of_statement(cls, statement: str, **names: object) -> "Loop":
        """Make the loop of a statement with these local names."""
        loop = cls.__new__(cls)
        setup = "; ".join(f"{name} = names[{name!r}]" for name in names)
        loop._calibrate(statement, setup, {"names": names})
        return loop

    def _calibrate(self, statement: str, setup: str, names: dict[str, object]) -> None:
        self.timer = Timer(statement, setup, perf_counter_ns, names)
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
