"""Complex numbers: elements of arrays, and values."""

import cmath
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st


@pytest.mark.parametrize("dtype", [np.complex64, np.complex128])
def test_arrays_are_read(example, dtype):
    left, right = np.array([1 + 2j, 3, 4j], dtype), np.array([[2, 1j, 1 - 1j]], dtype)[0]
    total = example.inner(left, right)
    assert (type(total), total) == (complex, np.vdot(left, right))
    assert example.inner(left[::-2], right[::2]) == np.vdot(left[::-2], right[::2])
    assert example.inner(left[:0], right[:0]) == 0


def test_arrays_are_written(example):
    spectrum = np.array([1, 2j])
    example.rotate(spectrum)
    assert spectrum.tolist() == [1j, -2]
    example.rotate(spectrum, 2)
    assert spectrum.tolist() == [2j, -4]
    # Elements have the alignment of their parts.
    odd = np.zeros(3)[1:].view(complex)
    odd[:] = 3
    example.rotate(odd, by=1j)
    assert odd.tolist() == [3j]
    odd.flags.writeable = False
    with pytest.raises(ValueError, match="argument `spectrum`: the array is read-only"):
        example.rotate(odd)


def test_results_are_complex_or_real(example):
    conjugated = example.conjugate(np.array([[1 + 2j], [3j]], np.complex64))
    assert (conjugated.dtype, conjugated.tolist()) == (np.complex64, [[1 - 2j], [-3j]])
    assert example.modulus(np.array([3 + 4j])).tolist() == [5]
    powers = example.powers(1j, 4)
    assert (powers.dtype, powers.tolist()) == (np.complex128, [1, 1j, -1, -1j])


@given(st.complex_numbers())
def test_numbers_arrive_as_they_are(example, number):
    same = example.same_complex(number)
    for part, other in [(same.real, number.real), (same.imag, number.imag)]:
        assert (math.isnan(part), math.copysign(1, part)) == (math.isnan(other), math.copysign(1, other))
    assert same == number or cmath.isnan(number)


class Number:
    def __complex__(self):
        return 1 + 2j


@pytest.mark.parametrize(
    "number", [2, 2.5, True, np.float32(2), np.complex64(1 + 2j), np.complex128(3j), Number()]
)
def test_what_is_a_number_is_a_complex_one(example, number):
    assert example.same_complex(number) == complex(number)
    assert example.same_complex_float(number) == complex(number)


def test_what_is_no_number_is_refused(example):
    for other in ("1", None, [1]):
        with pytest.raises(TypeError, match="argument `number`: expected a complex number, got"):
            example.same_complex(other)
    with pytest.raises(OverflowError, match="is out of range for the float"):
        example.same_complex_float(1e300)
    with pytest.raises(OverflowError, match="the integer is too large for a double"):
        example.same_complex(10**400)


def test_an_overload_for_floats_takes_floats(example):
    assert example.kind_of_number(1.5) == "double"
    assert example.kind_of_number(2) == "double"
    assert example.kind_of_number(2j) == "complex"


def test_sequences(example):
    assert example.sum_of([1, 2.5, 1j]) == 3.5 + 1j
    assert example.sum_of(np.ones(2, np.complex64)) == 2
    with pytest.raises(TypeError, match="element 1: expected a complex number, got `str`"):
        example.sum_of([1, "1"])


def test_another_dtype_is_refused_with_what_would_do(example):
    with pytest.raises(TypeError, match=r"got dtype `float64`: use `\.astype\('complex128'\)`"):
        example.inner(np.ones(2), np.ones(2))
    with pytest.raises(TypeError, match=r"got dtype `complex128`: use `\.astype\('complex64'\)`"):
        example.conjugate(np.ones(2, complex))
    with pytest.raises(TypeError, match=r"use `\.real` and `\.imag`"):
        example.weighed(np.ones(2, complex), 1, [1])
    with pytest.raises(TypeError, match=">c16"):
        example.modulus(np.ones(2, ">c16"))


def test_other_protocols(example):
    numbers = np.array([1 + 2j, 3])
    assert example.modulus(memoryview(numbers)).tolist() == np.abs(numbers).tolist()

    class Exporter:
        def __dlpack__(self, **options):
            return numbers.__dlpack__(**options)

        def __dlpack_device__(self):
            return numbers.__dlpack_device__()

    assert example.inner(Exporter(), numbers) == np.vdot(numbers, numbers)
