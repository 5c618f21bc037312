"""Measures sums of Dask arrays with worker processes, compared with Dask's own: seconds, and bytes between
workers.

Prints a table and writes target/bench/dask_arrays.json. README.md explains it.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, cast

import dask.array
import numpy as np
from distributed import Client, LocalCluster, wait

import quaff

from .build_peers import OUT
from .machine import describe
from .table import print_table

WORKERS = [1, 2]


@dataclass(frozen=True)
class Case:
    """The same sums by quaff and by Dask, as lazy arrays."""

    name: str
    quaff: Callable[[Any], Any]
    dask: Callable[[Any], Any]


CASES = [
    Case("all elements", quaff.sum, lambda array: array.sum()),
    Case("axis=0", lambda array: quaff.sum(array, axis=0), lambda array: array.sum(axis=0)),
    Case(
        "axis=0, split_every=8",
        # The stubs contain only the keywords for arrays of all libraries.
        lambda array: cast(Any, quaff.sum)(array, axis=0, split_every=8),
        lambda array: array.sum(axis=0, split_every=8),
    ),
]


@dataclass(frozen=True)
class Result:
    """The shortest time of a computation, and the fewest bytes sent between processes in one."""

    seconds: float
    sent: int


def main() -> None:
    """Start workers, compute alternately, report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9, help="turns that each sum gets")
    parser.add_argument("--rows", type=int, default=1_000_000, help="rows of 100 float64 elements")
    options = parser.parse_args()
    rows, report = [], {}
    machine = describe([])
    for workers, name, ours, theirs in measured(options.rows, options.rounds):
        times = [f"{each.seconds * 1e3:.1f}" for each in (ours, theirs)]
        ratio = f"{theirs.seconds / ours.seconds:.2f}"
        rows.append([name, str(workers), *times, ratio, *(f"{each.sent:,}" for each in (ours, theirs))])
        report[f"{name}, {workers} workers"] = {"quaff": asdict(ours), "dask": asdict(theirs)}
    header = ["", "workers", "quaff, ms", "Dask, ms", "times as fast", "quaff, bytes", "Dask, bytes"]
    print_table("Sums of Dask arrays", header, rows)
    OUT.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"machine": machine, "cases": report}, indent=2)
    OUT.joinpath("dask_arrays.json").write_text(text + "\n")


def measured(rows: int, rounds: int) -> Iterator[tuple[int, str, Result, Result]]:
    """Measure each case with each number of single-threaded workers, which have the chunks in memory."""
    for workers in WORKERS:
        with (
            LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                processes=True,
                dashboard_address=":0",
                env={"QUAFF_NUM_THREADS": "1"},
            ) as cluster,
            Client(cluster) as client,
        ):
            array = dask.array.random.default_rng(1).normal(size=(rows, 100), chunks=(rows // 20, 100))
            array = array.persist()
            wait(array)
            for case in CASES:
                expected, found = client.compute([case.dask(array), case.quaff(array)], sync=True)
                if not np.allclose(found, expected, rtol=1e-9, atol=1e-6):
                    raise SystemExit(f"{case.name}: {found} instead of {expected}")
                ours, theirs = compared(client, array, case, rounds)
                yield workers, case.name, ours, theirs


def compared(client: Any, array: Any, case: Case, rounds: int) -> tuple[Result, Result]:
    """Compute both alternately."""
    taken: list[list[Result]] = [[], []]
    for _ in range(rounds):
        for results, lazy in zip(taken, (case.quaff, case.dask), strict=True):
            before, start = sent(), time.perf_counter()
            client.compute(lazy(array), sync=True)
            results.append(Result(time.perf_counter() - start, sent() - before))
    ours, theirs = (
        Result(min(each.seconds for each in results), min(each.sent for each in results)) for results in taken
    )
    return ours, theirs


def sent() -> int:
    """The bytes sent between processes of this machine."""
    lines = Path("/proc/net/dev").read_text().splitlines()
    [loopback] = [line.partition(":")[2].split() for line in lines if line.strip().startswith("lo:")]
    return int(loopback[8])


if __name__ == "__main__":
    main()
