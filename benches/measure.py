"""Takes the samples: all contenders alternately, round by round, so that drift of the machine affects all
alike.
"""

import random
import sys
from collections.abc import Sequence

from .cases import CASES, Case, inputs
from .contenders import Contender
from .loop import Summary
from .worker import Worker

# The results by contender's name and case; contenders that are not installed have no entries.
Results = dict[tuple[str, Case], Summary]


def measure(contenders: Sequence[Contender], rounds: int) -> Results:
    """Measure all contenders in all cases."""
    arrays = inputs()
    workers = [Worker(contender, arrays) for contender in contenders]
    results: Results = {}
    for case in CASES:
        print(f"measuring {case.elements} elements of {case.dtype}", file=sys.stderr)
        results |= measure_case([worker for worker in workers if worker.runs(case)], case, rounds)
    return results


def measure_case(workers: list[Worker], case: Case, rounds: int) -> Results:
    """Measure one case; the order changes with the round, so that no contender always has the same
    predecessor.
    """
    samples: dict[str, list[float]] = {worker.contender.name: [] for worker in workers}
    shuffle = random.Random(0).shuffle
    for _ in range(rounds):
        shuffle(workers)
        for worker in workers:
            samples[worker.contender.name] += worker.burst(case)
    return {(name, case): Summary.of(taken) for name, taken in samples.items()}
