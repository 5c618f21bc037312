"""The data for the figure of errors, from `benches/conditions.py`, compared with fractions."""

from fractions import Fraction

import numpy as np
import pytest
from benches.conditions import error, exact_sum, of_condition

import quaff

# float32 up to the condition at which its pairs stay finite, float64 up to the end of the figure.
SUMS = [("float32", 10.0**power) for power in (0, 1, 7, 14, 38)]
SUMS += [("float64", 10.0**power) for power in (0, 1, 15, 16, 30)]


@pytest.mark.parametrize(("dtype", "condition"), SUMS)
def test_a_sum_has_the_condition_number_that_was_asked_for(dtype, condition):
    array = of_condition(condition, dtype, seed=1)
    assert array.dtype == dtype
    actual = sum(abs(Fraction(x)) for x in array.tolist()) / abs(exact_sum(array))
    assert float(actual / Fraction(condition)) == pytest.approx(1, rel=1e-3)


@pytest.mark.parametrize(("dtype", "condition"), SUMS)
def test_the_sums_are_none_that_a_rounded_number_could_be(dtype, condition):
    exact = exact_sum(of_condition(condition, dtype, seed=2))
    assert Fraction(float(np.dtype(dtype).type(float(exact)))) != exact


@pytest.mark.parametrize(("dtype", "condition"), SUMS)
def test_a_correctly_rounded_sum_is_off_by_half_a_unit_at_most(dtype, condition):
    array = of_condition(condition, dtype, seed=3)
    assert 0 < error(quaff.sum(array), exact_sum(array), dtype) <= 0.5


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_errors_are_in_units_of_the_last_place(dtype):
    unit = Fraction(float(np.finfo(dtype).eps))
    assert error(1.0, Fraction(1), dtype) == 0
    assert error(1.0, 1 + unit / 4, dtype) == 0.25
    assert error(float(1 + 3 * unit), Fraction(1), dtype) == 3
    assert error(0.0, Fraction(-4), dtype) == 4 / float(4 * unit)
