"""Calls that type checkers accept, and the types of their results. This file is never run."""

import array
import ctypes
from fractions import Fraction
from typing import assert_type

import dask.array
import example
import numpy as np
import numpy.typing as npt

import quaff


def sums(single: npt.NDArray[np.float32], double: npt.NDArray[np.float64]) -> None:
    assert_type(quaff.sum(single), float)
    assert_type(quaff.sum(double), float)
    assert_type(quaff.sum(double[::2].T), float)
    assert_type(quaff.sum(np.zeros((3, 4))), float)
    assert_type(quaff.sum(array.array("d", [1.0])), float)
    assert_type(quaff.sum(memoryview(array.array("d", [1.0]))), float)
    assert_type(quaff.sum(memoryview(bytes(8)).cast("d")), float)
    assert_type(quaff.sum((ctypes.c_double * 3)(1, 2, 3)), float)
    assert_type(quaff.sum((ctypes.c_float * 3)(1, 2, 3)), float)


def sums_of_parts(single: npt.NDArray[np.float32], double: npt.NDArray[np.float64]) -> None:
    total = quaff.Sum()
    total.add(single)
    total.add(double)
    total.add(array.array("f", [1.0]))
    total.merge(quaff.Sum.from_bytes(bytes(total)))
    assert_type(quaff.Sum.from_bytes(memoryview(b"")), quaff.Sum)
    assert_type(total.value, float)
    assert_type(total == 3, bool)


def lazy_reductions(chunked: dask.array.Array) -> None:
    assert_type(quaff.sum(chunked), dask.array.Array)
    assert_type(example.squares(chunked, axis=0, keepdims=True), dask.array.Array)


def inspections(values: npt.NDArray[np.int16]) -> None:
    info = quaff.inspect(values)
    assert_type(info, quaff.ArrayInfo)
    assert_type(info.shape, tuple[int, ...])
    assert_type(info.strides, tuple[int, ...])
    assert_type(info.dtype, str)
    assert_type(info.readonly, bool)


def values() -> None:
    assert_type(example.same_bool(True), bool)
    assert_type(example.same_int8(np.int8(1)), int)
    assert_type(example.same_float32(1), float)
    assert_type(example.same_float64(np.float32(1)), float)
    assert_type(example.same_float64(Fraction(1, 2)), float)
    assert_type(example.text("text"), str)
    assert_type(example.c_text(None), str | None)
    assert_type(example.type_of("text"), str)
    assert_type(example.integer(1), str)
    assert_type(example.real(1.5), str)
    assert_type(example.area(1), float)
    assert_type(example.area(width=1, height=2.5, times=3), float)
    example.nothing()


def arrays(
    flags: npt.NDArray[np.bool],
    small: npt.NDArray[np.uint8],
    whole: npt.NDArray[np.int32],
    single: npt.NDArray[np.float32],
    double: npt.NDArray[np.float64],
) -> None:
    assert_type(example.last(flags), bool)
    assert_type(example.last(small), int)
    assert_type(example.last(single), float)
    assert_type(example.last(double), float)
    assert_type(example.last(array.array("i", [1])), int)
    assert_type(example.last(array.array("d", [1.0])), float)
    assert_type(example.any(flags), bool)
    assert_type(example.count_positive(single), int)
    assert_type(example.squares(double), float)
    assert_type(example.dot(double, array.array("d", [1.0])), float)
    example.scale(whole, 2)
    example.scale(single, 2.5)
    example.scale(out=double, factor=2)


def elements(
    single: npt.NDArray[np.float32], double: npt.NDArray[np.float64], whole: npt.NDArray[np.int32]
) -> None:
    assert_type(example.add(1.0, 2), float)
    assert_type(example.add(single, 2), npt.NDArray[np.float32])
    assert_type(example.add(0.5, double, out=double), npt.NDArray[np.float64])
    assert_type(example.add(whole, np.int32(2)), npt.NDArray[np.int32])
    assert_type(example.parts(double), tuple[npt.NDArray[np.float64], npt.NDArray[np.int32]])
    assert_type(
        example.polar(double, 1.0, out=(double, None)),
        tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]],
    )
    assert_type(example.is_less(double, 1.0), npt.NDArray[np.bool])
    assert_type(example.clip(double, high=2), npt.NDArray[np.float64])
