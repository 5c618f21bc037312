"""An exact sum, a norm and a user's reduction over the ranks of MPI: `mpirun -n 4 python examples/mpi.py`.

Each rank adds its own numbers to a state. The states travel as bytes and are merged by an `MPI.Op`. The
result has the same bits for any number of ranks, because merging these states is exact.

With an argument such as `stats.energy`, the reduction of a module built by quaff is computed as well.
"""

import importlib
import struct
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
from mpi4py import MPI

import quaff

# The length prefix, and the largest number of bytes in a state.
SIZE = 4 + 1040


def packed(data: bytes) -> bytes:
    """The bytes in a buffer of the size that all states have."""
    return (struct.pack("<I", len(data)) + data).ljust(SIZE, b"\0")


def unpacked(buffer: Any) -> bytes:
    (length,) = struct.unpack_from("<I", buffer)
    return bytes(buffer[4 : 4 + length])


def merged_over(ranks: Any, own: bytes, merge: Callable[[bytes, bytes], bytes]) -> bytes:
    """The states of all ranks, merged into one, on every rank."""

    def merge_buffers(left: Any, right: Any, _datatype: Any) -> None:
        for start in range(0, len(right), SIZE):
            part = slice(start, start + SIZE)
            right[part] = packed(merge(unpacked(left[part]), unpacked(right[part])))

    state = MPI.BYTE.Create_contiguous(SIZE).Commit()
    operation = MPI.Op.Create(merge_buffers, commute=True)
    result = bytearray(SIZE)
    ranks.Allreduce([packed(own), 1, state], [result, 1, state], operation)
    operation.Free()
    state.Free()
    return unpacked(result)


def sum_over(ranks: Any, numbers: Any) -> float:
    """The exact sum of the numbers of all ranks."""

    def merge(left: bytes, right: bytes) -> bytes:
        total = quaff.Sum.from_bytes(left)
        total.merge(quaff.Sum.from_bytes(right))
        return bytes(total)

    own = quaff.Sum()
    own.add(numbers)
    return quaff.Sum.from_bytes(merged_over(ranks, bytes(own), merge)).value


def reduced_over(ranks: Any, reduction: Any, numbers: Any) -> Any:
    """A reduction of the numbers of all ranks."""

    def merge(left: bytes, right: bytes) -> bytes:
        state = quaff.State.from_bytes(reduction, left)
        state.merge(quaff.State.from_bytes(reduction, right))
        return bytes(state)

    own = quaff.State(reduction)
    own.add(numbers)
    return quaff.State.from_bytes(reduction, merged_over(ranks, bytes(own), merge)).value


def main() -> None:
    """Prints the results of all ranks together."""
    ranks = MPI.COMM_WORLD
    random = np.random.default_rng(1)
    numbers = random.standard_normal(100_000) * 2.0 ** random.integers(-30, 30, 100_000)
    own = numbers[ranks.rank :: ranks.size]
    results = [sum_over(ranks, own), reduced_over(ranks, quaff.norm, own)]
    for name in sys.argv[1:]:
        module, _, function = name.rpartition(".")
        # Integers, which are summed exactly even by a class that rounds.
        numbers = np.rint(own % 16)
        results.append(reduced_over(ranks, getattr(importlib.import_module(module), function), numbers))
    if ranks.rank == 0:
        print(*results)


if __name__ == "__main__":
    main()
