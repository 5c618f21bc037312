"""User-defined reductions over device arrays: classes of every size, elements of every width."""

import contextlib

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fake_driver import on_fake_driver
from strategies import arrays, is_aligned

with contextlib.suppress(ImportError):  # only found in the children
    import devices

SIZES = [1, 3, 17, 1000, 4096, 4097, 100_003]


@pytest.fixture
def driver(devices_driver):
    return devices_driver


def layouts(values):
    """Some layouts of these elements, each containing every element once."""
    half = values.size // 2
    grid = values[: 2 * half].reshape(2, half)
    return [values, values[::-1], np.repeat(values, 2)[::2], grid.T if 2 * half == values.size else values]


@pytest.mark.parametrize(
    ("name", "dtype", "right"),
    [
        ("squares", "float32", "(values.astype('float64') ** 2).sum()"),
        ("squares", "float64", "(values ** 2).sum()"),
        ("any", "bool", "bool(values.any())"),
        ("any", "uint8", "bool(values.any())"),
        ("small_total", "int16", "values.sum(dtype='int64')"),
        ("most_common", "uint8", "np.bincount(values.ravel(), minlength=256).argmax()"),
    ],
)
@on_fake_driver
def test_every_layout(driver, name, dtype, right):
    context, reduce = driver.context(), getattr(devices, name)

    @settings(deadline=None, database=None)
    @given(arrays(st.just(dtype)))
    def agree(values):
        array = context.array(values)
        if is_aligned(array.address, values):
            assert reduce(array) == eval(right)
        else:
            with pytest.raises(ValueError, match="multiples of their size"):
                reduce(array)
        array.free()

    agree()


@on_fake_driver
def test_every_size(driver):
    context = driver.context()
    for size in SIZES:
        numbers = np.random.default_rng(size).integers(-100, 100, size)
        for values in layouts(numbers.astype("int16")):
            assert devices.small_total(context.array(values)) == numbers.sum()
        for values in layouts(np.abs(numbers).astype("uint8")):
            assert devices.most_common(context.array(values)) == np.bincount(np.abs(numbers)).argmax()
        for values in layouts(numbers.astype("float32")):
            assert devices.squares(context.array(values)) == (numbers**2).sum()


@on_fake_driver
def test_the_exact_companion_runs_where_the_first_cannot_decide(driver):
    context = driver.context()
    few, many = np.full(100, 1, "int16"), np.full(20_000, 30_000, "int16")
    for values, launches in ((few, 1), (many, 2), (many[::2], 2)):
        array = context.array(values)
        with driver.recorded() as calls:
            assert devices.small_total(array) == values.sum(dtype="int64")
        assert [call.name for call in calls].count("cuLaunchKernel") == launches


@on_fake_driver
def test_a_class_without_a_narrow_one_runs_where_doubles_are_slow(driver):
    driver.fake_set_floats_to_doubles(64)
    array = driver.context().array(np.arange(100, dtype="float32"))
    with driver.recorded():
        assert devices.squares(array) == 328350
    assert driver.launched() == ["squares_float_run"]


@on_fake_driver
def test_repeated_elements_count_each_time(driver):
    values = np.arange(-5, 6, dtype="int16") + 1
    array = driver.context().array(values, shape=(2**40, 11), strides=(0, 2))
    assert devices.small_total(array) == 11 * 2**40


@on_fake_driver
def test_bools_of_other_bytes_are_true(driver):
    context = driver.context()
    for byte, found in ((0, False), (2, True), (255, True)):
        values = np.zeros(1000, "uint8")
        values[-1] = byte
        assert devices.any(context.array(values.view("bool"))) is found
        assert devices.any(context.array(values.view("bool")[::-1])) is found


@on_fake_driver
def test_modules_share_a_context(driver):
    import quaff

    context = driver.context()
    array = context.array(np.arange(100.0))
    for _ in range(2):
        assert quaff.sum(array) == 4950
        assert devices.squares(array) == 328350
    assert driver.alive("modules") == 2
