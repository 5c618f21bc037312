"""The contenders: calls that turn an array of one library into a Python number."""

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import quaff

Call = Callable[[Any], Any]
QUAFF = "quaff.sum"
EXACT = "quaff.Sum().add"
EXAMPLE = "example.sum, built by quaff"
SWIG = "example.sum, wrapped by SWIG"


@dataclass(frozen=True)
class Library:
    """A library, its function for copying an array to the GPU, and its sum as a Python number."""

    name: str
    to_device: Call
    own: str
    calls: dict[str, Call]


def libraries() -> list[Library]:
    """Load the installed libraries; all work in the primary context of the first GPU."""
    return [library for load in (cupy, torch, pycuda) for library in loaded(load)]


def loaded(load: Callable[[], Library]) -> Iterable[Library]:
    """Load one library, or report the reason for a failure."""
    try:
        yield load()
    except ImportError as error:
        print(f"{load.__name__} is left out: {error}", file=sys.stderr)


def cupy() -> Library:
    """Let CuPy sum with CUB, its default."""
    cupy = import_module("cupy")
    own = "cupy.sum(x).item()"
    calls: dict[str, Call] = {QUAFF: quaff.sum, EXACT: exact_sum, own: lambda x: cupy.sum(x).item()}
    return Library("CuPy", cupy.asarray, own, calls)


def exact_sum(array: Any) -> float:
    """Sum with the exact class, which sums of parts use, and `quaff.sum` if the fast class cannot decide."""
    total = quaff.Sum()
    total.add(array)
    return total.value


def torch() -> Library:
    """Let PyTorch sum."""
    torch = import_module("torch")
    own = "torch.sum(x).item()"
    calls: dict[str, Call] = {QUAFF: quaff.sum, own: lambda x: torch.sum(x).item()}
    return Library("PyTorch", lambda host: torch.from_numpy(host).cuda(), own, calls)


def pycuda() -> Library:
    """Let PyCUDA sum, which compiles its kernels at first use; and call the example's function."""
    import_module("pycuda.autoprimaryctx")
    gpuarray = import_module("pycuda.gpuarray")
    own = "gpuarray.sum(x).get()"
    calls: dict[str, Call] = {QUAFF: quaff.sum, own: lambda x: gpuarray.sum(x).get()}
    for name, module in [(EXAMPLE, "example"), (SWIG, "swig_pycuda")]:
        try:
            calls[name] = import_module(module).sum
        except ImportError as error:
            print(f"{name} is left out: {error}", file=sys.stderr)
    return Library("PyCUDA", gpuarray.to_gpu, own, calls)
