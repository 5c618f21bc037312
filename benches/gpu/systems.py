"""Times the functions of the examples by quaff, compared with their original bindings: ctypes, or the C API.

Both call the same C++ functions on the same arrays, alternately.
"""

import ctypes
import random
import sys
from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import quaff

from ..loop import Loop, Summary

Function = Callable[[], object]
# The longest time of a call by quaff, relative to the same call by the original binding.
BOUND = 1.05


class System(NamedTuple):
    """A function, its original binding, and its calls by quaff and by that binding."""

    function: str
    way: str
    ours: Function
    theirs: Function


class Compared(NamedTuple):
    """The time of a call, and the number of arrays that it allocates on the device."""

    ours: Summary
    theirs: Summary
    allocations: int | None

    @property
    def ratio(self) -> float:
        """Divide the medians."""
        return self.ours.median / self.theirs.median


Systems = dict[tuple[str, str], Compared]


def measure_systems(modules: Path, rounds: int, failures: list[str]) -> Systems:
    """Compare all functions; empty without the libraries of the original bindings or without CuPy."""
    try:
        systems = [*on_device(modules), *on_host(modules)]
    except (ImportError, OSError) as error:
        print(f"the systems are left out: {error}", file=sys.stderr)
        return {}
    results: Systems = {}
    for system in systems:
        print(f"measuring {system.function}", file=sys.stderr)
        try:
            results[system.function, system.way] = compared(system, rounds)
        except Exception as error:  # the others are measured in any case
            failures.append(f"{system.function}: {error!r}")
    return results


def compared(system: System, rounds: int) -> Compared:
    """Take samples of both alternately, in a changing order."""
    same_results(system.ours(), system.theirs())
    loops = [Loop(system.ours), Loop(system.theirs)]
    samples: list[list[float]] = [[], []]
    shuffle = random.Random(0).shuffle
    for _ in range(rounds):
        order = [0, 1]
        shuffle(order)
        for index in order:
            samples[index] += loops[index].burst()
    return Compared(Summary.of(samples[0]), Summary.of(samples[1]), allocations(system.ours))


def same_results(ours: Any, theirs: Any) -> None:
    """Check that both calls had the same result."""
    pairs = zip(ours, theirs, strict=True) if isinstance(ours, tuple) else [(ours, theirs)]
    for left, right in pairs:
        left, right = (value.get() if hasattr(value, "get") else value for value in (left, right))
        np.testing.assert_allclose(left, right, rtol=1e-5)


def allocations(call: Function) -> int:
    """Count a call's allocations from CuPy's memory, in which quaff makes results."""
    cupy: Any = import_module("cupy")

    class Counter(cupy.cuda.MemoryHook):  # type: ignore[misc]
        name, count = "counter", 0

        def malloc_preprocess(self, **_: object) -> None:
            self.count += 1

    with Counter() as counter:
        call()
    return int(counter.count)


def on_device(modules: Path) -> list[System]:
    """The functions on CuPy arrays, and on arrays in managed memory."""
    cupy: Any = import_module("cupy")
    library = ctypes.CDLL(str(modules / "by_ctypes.so"))
    square_array, numcu, add_vector, scan, calculator = (
        import_module(name)
        for name in ("square_array", "numcu", "CU_AddVector", "unified_memory", "pipcudemo")
    )
    x, y, out = (cupy.ones(1000, "f4") for _ in range(3))
    image, smoothed = quaff.empty((4, 8, 8), np.float32), quaff.empty((4, 8, 8), np.float32)
    image[...] = 1
    address, size, flag = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_bool

    def stream() -> object:
        return address(cupy.cuda.get_current_stream().ptr)

    def square_by_ctypes() -> object:
        squared, total = cupy.empty_like(x), ctypes.c_float()
        pointers = address(x.data.ptr), address(squared.data.ptr)
        check(library.square_array_float(*pointers, size(x.size), ctypes.byref(total), stream()))
        return total.value, squared

    def numcu_by_ctypes() -> object:
        pointers = address(x.data.ptr), address(y.data.ptr), address(out.data.ptr)
        check(library.numcu_add_float(*pointers, size(x.size), flag(True), stream()))
        return out

    def add_by_ctypes() -> object:
        total = cupy.empty_like(x)
        pointers = address(x.data.ptr), address(y.data.ptr), address(total.data.ptr)
        check(library.add_vector_float(*pointers, ctypes.c_int(x.size), stream()))
        return total

    def smooth_by_ctypes() -> object:
        pointers = address(image.ctypes.data), address(smoothed.ctypes.data)
        check(library.smooth(*pointers, *map(ctypes.c_int, image.shape), ctypes.c_int(1)))
        return smoothed

    def smooth() -> object:
        scan.smooth(image, smoothed, 1)
        return smoothed

    return [
        System("square_array(x)", "ctypes", lambda: square_array.square_array(x), square_by_ctypes),
        System("numcu.add(a, b, output)", "ctypes", lambda: numcu.add(x, y, out), numcu_by_ctypes),
        System("AddVector(v1, v2)", "ctypes", lambda: add_vector.AddVector(x, y), add_by_ctypes),
        System("smooth(image, smoothed, 1)", "ctypes", smooth, smooth_by_ctypes),
        System(
            "pipcudemo.add(a, b)",
            "ctypes",
            lambda: calculator.add(1, 2),
            lambda: library.calculator_add(1, 2),
        ),
    ]


def on_host(modules: Path) -> list[System]:
    """The functions on NumPy arrays, one of which copies to the device."""
    by_c_api, tutorial = import_module("by_c_api"), import_module("myModule")
    library = ctypes.CDLL(str(modules / "by_ctypes.so"))
    square_array, add_vector = import_module("square_array"), import_module("CU_AddVector")
    a, b, matrix = np.ones(8), np.ones(8), np.arange(64.0).reshape(8, 8)
    v1, v2 = np.ones(1000, "f4"), np.ones(1000, "f4")

    def square_by_ctypes() -> object:
        squared, total = np.empty_like(v1), ctypes.c_float()
        pointers = ctypes.c_void_p(v1.ctypes.data), ctypes.c_void_p(squared.ctypes.data)
        check(library.square_array_host(*pointers, ctypes.c_size_t(v1.size), ctypes.byref(total)))
        return total.value, squared

    return [
        System(
            "AddVector(v1, v2) of the host's arrays",
            "C API",
            lambda: add_vector.AddVector(v1, v2),
            lambda: by_c_api.add_vector(v1, v2),
        ),
        System(
            "vector_add_cpu(a, b)",
            "C API",
            lambda: tutorial.vector_add_cpu(a, b),
            lambda: by_c_api.vector_add_cpu(a, b),
        ),
        System("trace(matrix)", "C API", lambda: tutorial.trace(matrix), lambda: by_c_api.trace(matrix)),
        System(
            "square_array(x) of the host's array",
            "ctypes",
            lambda: square_array.square_array(v1),
            square_by_ctypes,
        ),
    ]


def check(error: int) -> None:
    """Raise the error that a C function returned."""
    if error:
        raise RuntimeError(f"CUDA reports the error {error}")


def as_rows(results: Systems) -> list[list[str]]:
    """Show the times, their ratio and the allocations."""
    return [
        [
            f"`{function}`, by {way}",
            f"{both.theirs.median / 1e3:.2f}",
            f"{both.ours.median / 1e3:.2f}",
            f"{both.ratio:.3f}",
            str(both.allocations),
        ]
        for (function, way), both in results.items()
    ]


def as_json(results: Systems) -> list[dict[str, Any]]:
    """Return the results as plain data; times are nanoseconds per call."""
    return [
        {
            "function": function,
            "way": way,
            "quaff": asdict(both.ours),
            "other": asdict(both.theirs),
            "allocations": both.allocations,
        }
        for (function, way), both in results.items()
    ]
