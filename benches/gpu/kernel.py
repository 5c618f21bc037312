"""Times the kernels on 4 GiB of data, quaff's and CUB's, by CUDA events in one stream.

A kernel that waits is launched first, so that the timed work is already queued when the timer starts; the
event at the end is recorded by another thread while the kernel still runs, because `quaff.sum` only returns
after it.
"""

import ctypes
import math
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from time import perf_counter
from typing import Any

import quaff

from ..loop import Summary

# The bytes of the data.
BYTES = 4 << 30
CTYPES = {"float32": ctypes.c_float, "float64": ctypes.c_double}
# The launch takes well below the first time, and the kernels take longer than the second.
QUEUE_NS, RECORD_AFTER_S = 400_000, 0.0006
CUB, QUAFF, QUAFF_WALL = "CUB DeviceReduce::Sum", "quaff's kernel", "quaff.sum, Python to Python"
QUAFF_NARROW = "quaff's kernel where doubles are slow"

# Times in nanoseconds, by contender and dtype.
Kernels = dict[tuple[str, str], Summary]


def measure_kernels(library: Path, rounds: int, failures: list[str]) -> Kernels:
    """Time both kernels, and the whole call from Python, alternately; empty without CUB's library."""
    if not library.exists():
        print(f"the kernels are left out: there is no {library.name}", file=sys.stderr)
        return {}
    results: Kernels = {}
    with opened(Bench(library)) as bench:
        for dtype in CTYPES:
            print(f"measuring the kernels, 4 GiB of {dtype}", file=sys.stderr)
            try:
                results |= measure_dtype(bench, dtype, rounds)
            except Exception as error:  # earlier measurements are reported in any case
                failures.append(f"the kernels on 4 GiB of {dtype}: {error!r}")
    return results


def measure_dtype(bench: "Bench", dtype: str, rounds: int) -> Kernels:
    """Time one dtype, after checking the values."""
    array: Any = bench.array(dtype)
    check_value(bench, dtype, array)
    samples: dict[str, list[float]] = {CUB: [], QUAFF: [], QUAFF_WALL: []}
    for _ in range(rounds):
        samples[CUB].append(bench.kernel_time(lambda: bench.cub_sum(dtype)))
        samples[QUAFF].append(bench.kernel_time(lambda: quaff.sum(array)))
        samples[QUAFF_WALL].append(wall_time(lambda: quaff.sum(array)))
    return {(name, dtype): Summary.of(taken) for name, taken in samples.items()}


def check_value(bench: "Bench", dtype: str, array: Any) -> None:
    """Check that quaff's sum equals CUB's, up to CUB's rounding errors."""
    actual, expected = quaff.sum(array), bench.cub_value(dtype)
    if not math.isclose(actual, expected, rel_tol=1e-3):
        raise ValueError(f"quaff sums {dtype} to {actual}, CUB to {expected}")


def wall_time(call: Callable[[], object]) -> float:
    """Time one call, in nanoseconds."""
    start = perf_counter()
    call()
    return (perf_counter() - start) * 1e9


class Array:
    """The data of the benchmark, in the form that quaff takes."""

    def __init__(self, address: int, dtype: str, stream: int) -> None:
        width = ctypes.sizeof(CTYPES[dtype])
        self.__cuda_array_interface__ = {
            "shape": (BYTES // width,),
            "typestr": f"<f{width}",
            "data": (address, True),
            "version": 3,
            "stream": stream,
        }


class Bench:
    """The library compiled from `cub_sum.cu`."""

    def __init__(self, library: Path) -> None:
        self.library = ctypes.CDLL(str(library))
        self.library.error_text.restype = ctypes.c_char_p
        self.library.data_of_bench.restype = self.library.stream_of_bench.restype = ctypes.c_void_p

    def do(self, function: str, *arguments: object) -> None:
        """Call a function of the library that returns an error code."""
        if error := self.library[function](*arguments):
            raise RuntimeError(f"{function}: {self.library.error_text(error).decode()}")

    def array(self, dtype: str) -> Array:
        """Fill the memory with numbers of a type."""
        self.do(f"draw_{ctype(dtype)}", count(dtype))
        return Array(self.library.data_of_bench(), dtype, self.library.stream_of_bench())

    def cub_sum(self, dtype: str) -> None:
        """Queue CUB's sum."""
        self.do(f"sum_{ctype(dtype)}", count(dtype))

    def cub_value(self, dtype: str) -> float:
        """Return CUB's sum."""
        value = CTYPES[dtype]()
        self.cub_sum(dtype)
        self.do("read_sum", ctypes.byref(value), ctypes.c_size_t(ctypes.sizeof(value)))
        return value.value

    def kernel_time(self, launch: Callable[[], object]) -> float:
        """Time the work that `launch` queues, in nanoseconds; repeat if the other thread was too late."""
        late, milliseconds = ctypes.c_bool(True), ctypes.c_float()
        for _ in range(20):
            recorder = Timer(RECORD_AFTER_S, self.do, ["stop_watch", ctypes.byref(late)])
            self.do("start_watch", ctypes.c_uint(QUEUE_NS))
            recorder.start()
            launch()
            recorder.join()
            self.do("read_watch", ctypes.byref(milliseconds))
            if not late:
                return milliseconds.value * 1e6
        raise RuntimeError("the kernels end before the clock can be stopped: is the machine busy?")


def count(dtype: str) -> ctypes.c_uint:
    """Return the number of elements."""
    return ctypes.c_uint(BYTES // ctypes.sizeof(CTYPES[dtype]))


def ctype(dtype: str) -> str:
    """Return the name of the C type."""
    return CTYPES[dtype].__name__.removeprefix("c_")


@contextmanager
def opened(bench: Bench) -> Iterator[Bench]:
    """Provide the benchmark's memory and stream."""
    bench.do("open_bench", ctypes.c_size_t(BYTES))
    try:
        yield bench
    finally:
        bench.do("close_bench")
