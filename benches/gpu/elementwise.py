"""Measures elementwise functions on the GPU compared with CuPy and PyTorch: `python -m
benches.gpu.elementwise`.

All write to an existing array. Calls follow each other in one stream without waiting; the contenders take
turns, and the fastest turn of each counts. For short arrays the time of a call on the host is shown, for long
ones the bytes that the GPU reads and writes per second.
"""

import argparse
import time
from collections.abc import Callable
from importlib import import_module

from .along import microseconds

cupy, torch, elements = (import_module(name) for name in ("cupy", "torch", "elements"))

Contenders = dict[str, Callable[[], object]]


def host_microseconds(call: Callable[[], object], calls: int) -> float:
    """The host time per call, of `calls` consecutive calls."""
    torch.cuda.synchronize()
    start = time.perf_counter()
    for _ in range(calls):
        call()
    passed = time.perf_counter() - start
    torch.cuda.synchronize()
    return 1e6 * passed / calls


def best(
    contenders: Contenders, measure: Callable[[Callable[[], object], int], float], calls: int, turns: int
) -> dict[str, float]:
    """The fastest time of each contender; the first turn is for warming up."""
    times = dict.fromkeys(contenders, float("inf"))
    for turn in range(turns + 1):
        for name, call in contenders.items():
            found = measure(call, calls)
            times[name] = min(times[name], found) if turn else times[name]
    return times


def sums(length: int) -> Contenders:
    """`a + b` of float32."""
    a, b = torch.rand(length, device="cuda"), torch.rand(length, device="cuda")
    out = torch.empty_like(a)
    one, other, result = (cupy.asarray(each) for each in (a, b, out))
    kernel = cupy.ElementwiseKernel("float32 a, float32 b", "float32 c", "c = a + b", "bench_add")
    return {
        "quaff, torch's arrays": lambda: elements.add(a, b, out=out),
        "quaff, CuPy's arrays": lambda: elements.add(one, other, out=result),
        "torch.add": lambda: torch.add(a, b, out=out),
        "cupy.add": lambda: cupy.add(one, other, out=result),
        "ElementwiseKernel": lambda: kernel(one, other, result),
    }


def transposed(side: int, dtype: str) -> dict[str, tuple[Contenders, int]]:
    """`a.T + 1` and `a.T + b` compared with a copy of a, with the number of bytes read and written."""
    a = torch.ones((side, side), device="cuda", dtype=getattr(torch, dtype))
    b, out = torch.ones_like(a), torch.empty_like(a)
    size = a.numel() * a.element_size()
    return {
        "a.T + 1": (
            {
                "quaff": lambda: elements.add(a.T, 1, out=out),
                "torch.add": lambda: torch.add(a.T, 1, out=out),
                "copy": lambda: out.copy_(a),
            },
            2 * size,
        ),
        "a.T + b": (
            {
                "quaff": lambda: elements.add(a.T, b, out=out),
                "torch.add": lambda: torch.add(a.T, b, out=out),
            },
            3 * size,
        ),
    }


def rows(side: int) -> Contenders:
    """`a + b` where b is a single row, and where it is a single column."""
    a, b = torch.rand((side, side), device="cuda"), torch.rand(side, device="cuda")
    out = torch.empty_like(a)
    return {
        "quaff, a row": lambda: elements.add(a, b, out=out),
        "torch, a row": lambda: torch.add(a, b, out=out),
        "quaff, a column": lambda: elements.add(a, b[:, None], out=out),
        "torch, a column": lambda: torch.add(a, b[:, None], out=out),
        "quaff, every second": lambda: elements.add(a[:, ::2], b[::2], out=out[:, ::2]),
        "torch, every second": lambda: torch.add(a[:, ::2], b[::2], out=out[:, ::2]),
    }


def show(title: str, times: dict[str, float], size: int) -> None:
    """Print a line for each contender; `size` is in bytes, or 0."""
    print(f"\n{title}")
    for name, taken in times.items():
        speed = f"{size / taken / 1000:8.0f} GB/s" if size else ""
        print(f"  {name:24}{taken:12.2f} us{speed}")


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=8)
    turns = parser.parse_args().turns
    print(f"{torch.cuda.get_device_name()}; torch {torch.__version__}, cupy {cupy.__version__}")
    for length in (8, 1000, 10**5, 10**6):
        show(f"a + b, {length} of float32", best(sums(length), host_microseconds, 300, turns), 0)
    length = 1 << 28
    show("a + b, 3 x 1 GiB of float32", best(sums(length), microseconds, 5, turns), 12 * length)
    for dtype in ("int8", "float16", "bfloat16", "float32", "float64"):
        for side in (1 << 13 if dtype == "float64" else 1 << 14, 10**4, 9999):
            for name, (contenders, size) in transposed(side, dtype).items():
                times = best(contenders, microseconds, 5, turns)
                show(f"{name}, {side} x {side} of {dtype}", times, size)
    side = 1 << 14
    show(f"a + row, {side} x {side} of float32", best(rows(side), microseconds, 5, turns), 8 * side * side)


if __name__ == "__main__":
    main()
