"""A process per contender, which takes samples on request.

Processes, because a contender's number of threads is fixed at its first use, and because a contender is then
not affected by the threads, modules and crashes of another. They are forked, and so read the same pages that
the parent filled: 1e8 elements exist once, on the huge pages that NumPy requests and shared memory would not
get.
"""

import math
import os
import sys
from collections.abc import Callable
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from operator import attrgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .build_peers import OUT
from .cases import CALL, CTYPES, Case, Inputs
from .contenders import Contender
from .loop import Loop


class Worker:
    """The parent's end of one contender's process."""

    def __init__(self, contender: Contender, inputs: Inputs) -> None:
        """Fork the process and wait until it has imported the contender, or has found that it is missing."""
        self.contender = contender
        context = get_context("fork")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, contender, inputs), daemon=True)
        self.process.start()
        theirs.close()
        self.installed: bool = self.pipe.recv()

    def runs(self, case: Case) -> bool:
        """Whether the contender takes part in a case."""
        return self.installed and (case.elements == CALL or not self.contender.calls_only)

    def burst(self, case: Case) -> list[float]:
        """Take several samples, in nanoseconds per call."""
        self.pipe.send(case)
        try:
            samples: list[float] = self.pipe.recv()
        except EOFError:
            sys.exit(f"{self.contender.name} failed on {case.elements} elements of {case.dtype}, see above")
        return samples


def serve(pipe: Connection, contender: Contender, inputs: Inputs) -> None:
    """Answer each case that arrives with samples, until the parent is gone."""
    os.environ.update(contender.environment)
    if contender.built_in:
        sys.path.insert(0, str(OUT / contender.built_in))
    try:
        module = import_module(contender.module)
    except ImportError as error:
        print(f"{contender.name} is left out: {error}", file=sys.stderr)
        pipe.send(False)
        return
    pipe.send(True)
    loops: dict[Case, Loop] = {}
    while True:
        case: Case = pipe.recv()
        if case not in loops:
            name = contender.function.format(ctype=CTYPES[case.dtype])
            loops[case] = checked_loop(attrgetter(name)(module), inputs[case])
        pipe.send(loops[case].burst())


def checked_loop(function: Callable[..., float], array: NDArray[Any]) -> Loop:
    """Make the loop of a function, after checking its sum; on a part of the array if a float32 accumulator
    needs that.
    """
    part = array[:100_000]
    total, expected = function(part), float(part.sum(dtype=np.float64))
    if not math.isclose(total, expected, rel_tol=1e-3):
        raise ValueError(f"the sum is {expected}, not {total}")
    return Loop(function, array)
