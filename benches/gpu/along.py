"""Measures `quaff.sum(x, axis=...)` on the GPU compared with CuPy and PyTorch: `python -m benches.gpu.along`.

Calls follow each other in one stream without waiting; a turn is timed between two CUDA events, and the
fastest of all turns counts. The contenders take turns.
"""

import argparse
from collections.abc import Callable
from importlib import import_module

import quaff

cupy, torch = import_module("cupy"), import_module("torch")

SHAPES = [(10**4, 10**4), (100, 10**6), (10**6, 100), (1 << 14, 1 << 14)]
DTYPES = ["float32", "float64"]


def microseconds(call: Callable[[], object], calls: int) -> float:
    """The time per call, of `calls` consecutive calls."""
    start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    start.record()
    for _ in range(calls):
        call()
    end.record()
    end.synchronize()
    return float(1000 * start.elapsed_time(end) / calls)


def measure(shape: tuple[int, int], dtype: str, axis: int, turns: int) -> dict[str, float]:
    """The fastest time of each contender."""
    array = torch.rand(shape, device="cuda", dtype=getattr(torch, dtype))
    same = cupy.asarray(array)
    assert same.data.ptr == array.data_ptr()
    contenders = {
        "quaff": lambda: quaff.sum(array, axis=axis),
        "torch": lambda: array.sum(axis),
        "cupy": lambda: cupy.sum(same, axis=axis),
    }
    best = dict.fromkeys(contenders, float("inf"))
    for turn in range(turns):
        for name, call in contenders.items():
            time = microseconds(call, 2 if turn == 0 else 10)
            best[name] = min(best[name], time) if turn else best[name]
    return best


def main() -> None:
    """Print a table of GB/s, and quaff's speed relative to the faster peer."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--dtypes", nargs="*", default=DTYPES)
    arguments = parser.parse_args()
    print(f"{torch.cuda.get_device_name()}; torch {torch.__version__}, cupy {cupy.__version__}\n")
    print("| array, GB/s | axis | quaff | torch | CuPy | quaff in the better one |")
    print("| --- | --- | --- | --- | --- | --- |")
    for dtype in arguments.dtypes:
        for shape in SHAPES:
            for axis in (0, 1):
                best = measure(shape, dtype, axis, arguments.turns)
                size = shape[0] * shape[1] * (8 if dtype == "float64" else 4)
                quaffs, torchs, cupys = (size / best[name] / 1000 for name in ("quaff", "torch", "cupy"))
                ratio = quaffs / max(torchs, cupys)
                name = f"{dtype} {shape[0]} x {shape[1]}"
                print(f"| {name} | {axis} | {quaffs:.0f} | {torchs:.0f} | {cupys:.0f} | {ratio:.2f} |")


if __name__ == "__main__":
    main()
