"""Arrays of libraries other than NumPy: results are of the same library. This file is only checked, and never
run.
"""

import enum
from typing import Any, Protocol, assert_type

import example
import numpy as np
import numpy.typing as npt
from array_api_strict._array_object import Array as Strict

import quaff


class Tensor(Protocol):
    """A class with the methods of PyTorch's tensors, which have no namespace of the array API."""

    def __dlpack__(
        self,
        *,
        stream: Any | None = -1,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[enum.IntEnum, int] | None = None,
        copy: bool | None = None,
    ) -> object: ...

    def __dlpack_device__(self) -> tuple[enum.IntEnum, int]: ...

    def __hash__(self) -> int: ...

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]: ...


class Bare(Protocol):
    """A class that supports only the oldest version of DLPack."""

    def __dlpack__(self, stream: int | None = None) -> object: ...

    def __dlpack_device__(self) -> tuple[int, int]: ...

    def __hash__(self) -> int: ...


class OnDevice(Protocol):
    """A class like that of PyCUDA's arrays."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]: ...


def taken(strict: Strict, tensor: Tensor, bare: Bare, double: npt.NDArray[np.float64]) -> None:
    assert_type(quaff.sum(strict), float)
    assert_type(quaff.sum(tensor), float)
    assert_type(quaff.sum(bare), float)
    assert_type(example.dot(strict, double), float)
    assert_type(example.dot(double, tensor), float)
    example.scale(tensor, 2)
    example.scale(out=strict, factor=2)
    quaff.Sum().add(tensor)


def made(
    strict: Strict,
    tensor: Tensor,
    single: npt.NDArray[np.float32],
    double: npt.NDArray[np.float64],
) -> None:
    assert_type(example.plus(strict, strict), Strict)
    assert_type(example.plus(tensor, tensor, out=tensor), Tensor)
    assert_type(example.plus(tensor, double), Tensor)
    assert_type(example.plus(single, single), npt.NDArray[np.float32])
    assert_type(example.plus(double, tensor), npt.NDArray[np.float64])


def along_axes(strict: Strict, tensor: Tensor, there: OnDevice, double: npt.NDArray[np.float64]) -> None:
    assert_type(quaff.sum(strict, axis=0), Strict)
    assert_type(quaff.sum(tensor, axis=(0, 1), keepdims=True), Tensor)
    assert_type(quaff.sum(there, axis=0), OnDevice)
    assert_type(quaff.sum(double, axis=0), npt.NDArray[np.float64])


def elements(strict: Strict, tensor: Tensor) -> None:
    assert_type(example.add(strict, strict), Strict)
    assert_type(example.add(1.0, tensor), Tensor)
    assert_type(example.polar(tensor, 1.0), tuple[Tensor, Tensor])


def mistakes(
    tensor: Tensor,
    whole: npt.NDArray[np.int32],
    flags: npt.NDArray[np.bool],
    single: npt.NDArray[np.float32],
) -> None:
    quaff.sum(whole)  # type: ignore[arg-type]
    quaff.sum(flags)  # type: ignore[arg-type]
    example.dot(tensor, single)  # type: ignore[arg-type]
    example.plus(tensor, [1.0])  # type: ignore[call-overload]
    example.plus(single, whole)  # type: ignore[arg-type]
    example.count_positive(object())  # type: ignore[call-overload]
