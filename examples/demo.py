"""Calls `example.sum`, which `quaff build` made from an interface file, and `quaff.sum`: see `make demo`."""

import array
from collections.abc import Callable
from importlib import import_module
from typing import Any

import example
import numpy as np

import quaff

SUMS: dict[str, Callable[..., float]] = {
    "example.sum": example.sum,
    "quaff.sum": quaff.sum,
    "numpy.sum": np.sum,
}


def arrays() -> list[tuple[str, object]]:
    """Both dtypes, and the layouts that real programs pass."""
    ramp = np.arange(53735, dtype=np.float64)
    grid = np.linspace(0, 1, 12, dtype=np.float32).reshape(3, 4)
    return [
        ("np.arange(53735, dtype='float64')", ramp),
        ("np.arange(53735, dtype='float64')[::-2]", ramp[::-2]),
        ("np.linspace(0, 1, 12, dtype='float32')", grid.ravel()),
        ("… .reshape(3, 4).T[1:, ::2]", grid.T[1:, ::2]),
        ("np.broadcast_to(np.float32(0.5), (4, 5))", np.broadcast_to(np.float32(0.5), (4, 5))),
        ("array.array('d', [1.5, 2.5])", array.array("d", [1.5, 2.5])),
        ("memoryview of floats", memoryview(array.array("f", [1, 1, 1]))),
    ]


def show_sums() -> None:
    print(f"\n{'':42}{''.join(f'{name:>16}' for name in SUMS)}")
    for name, values in arrays():
        results = [f"{float(sum_of(values)):16.9g}" for sum_of in SUMS.values()]
        print(f"{name:42}{''.join(results)}")


def show_sums_on_a_gpu() -> None:
    """On a machine with a GPU, show sums of an array of the first library that can use it."""
    for name, to_gpu in TO_GPU.items():
        try:
            ramp = to_gpu(np.arange(53735, dtype=np.float64))
        except Exception:  # not installed, or no GPU: each library has its own errors
            continue
        print(f"\nOn the GPU, where the array stays: {name}")
        print(f"  {quaff.inspect(ramp)}")
        print(f"  quaff.sum   {quaff_sum(ramp)}\n  example.sum {example_sum(ramp)}")
        return


def pycuda_array(values: Any) -> Any:
    import_module("pycuda.autoinit")
    return import_module("pycuda.gpuarray").to_gpu(values)


def cupy_array(values: Any) -> Any:
    return import_module("cupy").asarray(values)


def torch_tensor(values: Any) -> Any:
    return import_module("torch").from_numpy(values).cuda()


TO_GPU: dict[str, Callable[[Any], Any]] = {
    "a GPUArray of PyCUDA": pycuda_array,
    "an array of CuPy": cupy_array,
    "a tensor of PyTorch": torch_tensor,
}


def quaff_sum(values: Any) -> str:
    try:
        return f"{quaff.sum(values):16.9g}"
    except quaff.CudaError as error:  # for example, quaff was built without NVRTC
        return str(error)


def example_sum(values: Any) -> str:
    """The sum by the full example; the part that is built without nvcc accepts no GPU arrays."""
    try:
        return f"{example.sum(values):16.9g}"
    except TypeError:
        return "is built for the host only: `quaff build example_cuda.i`, with an nvcc, adds the GPU's"
    except (
        RuntimeError
    ) as error:  # quaff's CudaError, or the example's own, e.g. if the driver is older than nvcc
        return str(error)


def show_refusals() -> None:
    print("\nWhat cannot be summed is refused, with what would do:")
    for values in [np.arange(3), [1.0, 2.0], np.zeros(2, ">f4")]:
        try:
            example.sum(values)
        except TypeError as error:
            print(f"  {error}".replace("\n", "\n  "))


def show_what_quaff_sees() -> None:
    print("\nWhat quaff sees of an array:")
    print(" ", quaff.inspect(np.ones((3, 4), np.float32).T))


if __name__ == "__main__":
    show_sums()
    show_sums_on_a_gpu()
    show_what_quaff_sees()
    show_refusals()
