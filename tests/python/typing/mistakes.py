"""Calls that type checkers must reject; an unused `type: ignore` is an error as well. Never run."""

import array

import example
import numpy as np
import numpy.typing as npt

import quaff


def sums(whole: npt.NDArray[np.int32], double: npt.NDArray[np.float64]) -> None:
    quaff.sum(whole)  # type: ignore[arg-type]
    quaff.sum([1.0, 2.0])  # type: ignore[call-overload]
    quaff.sum(1.0)  # type: ignore[call-overload]
    quaff.sum(None)  # type: ignore[call-overload]
    quaff.sum(b"bytes")  # type: ignore[call-overload]
    quaff.sum(array.array("i", [1]))  # type: ignore[arg-type]
    quaff.sum()  # type: ignore[call-overload]
    quaff.sum(double, double)  # type: ignore[call-overload]
    quaff.sum(arr=double)  # type: ignore[call-overload]
    number: int = quaff.sum(double)  # type: ignore[assignment]
    print(number)


def sums_of_parts(total: quaff.Sum, whole: npt.NDArray[np.int32]) -> None:
    quaff.Sum(whole)  # type: ignore[call-arg]
    total.add(whole)  # type: ignore[arg-type]
    total.add(total)  # type: ignore[arg-type]
    total.merge(whole)  # type: ignore[arg-type]
    total.value = 3.0  # type: ignore[misc]
    quaff.Sum.from_bytes("text")  # type: ignore[arg-type]


def inspections(info: quaff.ArrayInfo) -> None:
    info.shape = (3,)  # type: ignore[misc]
    quaff.inspect()  # type: ignore[call-arg]
    print(info.size)  # type: ignore[attr-defined]


def values() -> None:
    example.same_bool(1)  # type: ignore[arg-type]
    example.same_int8(1.0)  # type: ignore[arg-type]
    example.same_int8("1")  # type: ignore[arg-type]
    example.same_float64("1")  # type: ignore[arg-type]
    example.same_float64(None)  # type: ignore[arg-type]
    example.text(None)  # type: ignore[arg-type]
    example.text(b"text")  # type: ignore[arg-type]
    example.type_of(None)  # type: ignore[call-overload]
    example.area()  # type: ignore[call-arg]
    example.area(1, depth=2)  # type: ignore[call-arg]
    example.area(1, 2, 3.5)  # type: ignore[arg-type]
    example.subtract(from_=1, what=2)  # type: ignore[call-arg]
    example.missing()  # type: ignore[attr-defined]


def arrays(whole: npt.NDArray[np.int64], single: npt.NDArray[np.float32]) -> None:
    example.scale(whole, 2)  # type: ignore[arg-type]
    example.scale(single, "2")  # type: ignore[call-overload]
    example.scale(single)  # type: ignore[call-overload]
    example.digits(single)  # type: ignore[arg-type]
    example.dot(single, single)  # type: ignore[arg-type]
    example.total(whole)  # type: ignore[arg-type]
