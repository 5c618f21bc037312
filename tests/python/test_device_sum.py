"""`quaff.sum` of device arrays: its value for every layout and memory, and where it is computed."""

import contextlib
import os

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.lib.stride_tricks import sliding_window_view

import quaff
from fake_driver import on_fake_driver
from producers import Handle, Tensor, exchange_type
from strategies import arrays, is_aligned

# The number of elements for which one more block is launched, and that for all six blocks of the fake device.
BLOCK, ALL_BLOCKS = 256 * 16, 6 * 256 * 16
# The factors by which doubles are slower than floats: on devices for computing, and on those for graphics.
FAST, SLOW = 2, 64
BOTH = pytest.mark.parametrize("ratio", [FAST, SLOW])
SIZES = [1, 2, 3, 5, 8, 17, 1000, BLOCK - 1, BLOCK, BLOCK + 1, ALL_BLOCKS, 3 * ALL_BLOCKS + 5]


def numbers(size, dtype="float64"):
    """Small integers, whose sum is exact in any order."""
    return np.random.default_rng(size).integers(-100, 100, size).astype(dtype)


@BOTH
@on_fake_driver
def test_every_layout(driver, ratio):
    driver.fake_set_floats_to_doubles(ratio)
    context = driver.context()

    @settings(deadline=None, database=None)
    @given(arrays(st.sampled_from(["float32", "float64"])))
    def sums_agree(values):
        array = context.array(values)
        if is_aligned(array.address, values):
            assert quaff.sum(array) == values.sum(dtype="float64")
        else:
            with pytest.raises(ValueError, match="multiples of their size"):
                quaff.sum(array)
        array.free()

    sums_agree()


@BOTH
@on_fake_driver
def test_every_size_from_every_place_within_16_bytes(driver, ratio):
    driver.fake_set_floats_to_doubles(ratio)
    context = driver.context()
    for dtype in ("float32", "float64"):
        for size in SIZES:
            values = numbers(size, dtype)
            for skip in range(0, 16, values.itemsize):
                array = context.array(values, skip=skip)
                assert quaff.sum(array) == values.sum(dtype="float64"), (dtype, size, skip)
                array.free()


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@BOTH
@on_fake_driver
def test_views_that_overlap_repeat_or_walk_many_axes(driver, ratio, dtype):
    driver.fake_set_floats_to_doubles(ratio)
    context = driver.context()
    values = numbers(1000, dtype)
    many = values[: 2**9].reshape((2,) * 9).transpose(range(8, -1, -1))
    windows = sliding_window_view(values, 7)[::3]
    for view in (windows, many, many[::-1, ::-1], values[:999].reshape(9, 111)[:, 5:60].T):
        assert quaff.sum(context.array(view)) == view.sum()
    repeated = np.broadcast_to(values[::2], (2**50, 500))
    array = context.array(values[::2], shape=repeated.shape, strides=repeated.strides)
    assert quaff.sum(array) == values[::2].sum() * 2.0**50


def hard_sums(dtype, size):
    """Sums that the fast class decides, that it cannot decide, that tie, and that span most exponents."""
    random = np.random.default_rng(size)
    values = random.standard_normal(size).astype(dtype)
    span = np.ldexp(values, random.integers(-120, 100, size)).astype(dtype)
    ties = random.integers(0, 2**24 // size + 2, size).astype(dtype)
    cancelling = random.permutation(np.concatenate([span, -span, ties[:1] + 1, span[:1] / 2**30]))
    return [values, span, ties, cancelling, np.full(size, np.finfo(dtype).smallest_subnormal)]


@BOTH
@on_fake_driver
def test_the_bits_are_those_of_the_host(driver, ratio):
    driver.fake_set_floats_to_doubles(ratio)
    context = driver.context()
    for dtype in ("float32", "float64"):
        for size in (2, 9, 1000, ALL_BLOCKS + 7):
            for values in hard_sums(dtype, size):
                array = context.array(values)
                assert quaff.sum(array).hex() == quaff.sum(values).hex(), (dtype, size)
                every_second = context.array(values[::2])
                assert quaff.sum(every_second).hex() == quaff.sum(values[::2]).hex(), (dtype, size)
                array.free()
                every_second.free()


@BOTH
@on_fake_driver
def test_what_numbers_are_not_finite(driver, ratio):
    driver.fake_set_floats_to_doubles(ratio)
    context = driver.context()
    for dtype in ("float32", "float64"):
        most = np.finfo(dtype).max
        for values in (
            [np.nan, 1],
            [np.inf, 1],
            [-np.inf, np.inf],
            [most, most],
            [most, most, -most],
            [-0.0],
        ):
            padded = np.array(values + [0.0] * BLOCK, dtype)
            assert repr(quaff.sum(context.array(padded))) == repr(quaff.sum(padded))
            repeated = context.array(padded, shape=(3, padded.size), strides=(0, padded.itemsize))
            assert repr(quaff.sum(repeated)) == repr(quaff.sum(np.tile(padded, 3)))


@pytest.mark.parametrize(("ratio", "kernel"), [(2, "sum_float"), (4, "sum_float"), (8, "sum_float_narrow")])
@on_fake_driver
def test_floats_do_without_doubles_where_those_are_slow(driver, ratio, kernel):
    driver.fake_set_floats_to_doubles(ratio)
    context = driver.context()
    values = np.random.default_rng(1).standard_normal(1000).astype("float32")
    with driver.recorded():
        for part in (values, values[::3]):
            assert quaff.sum(context.array(part)).hex() == quaff.sum(part).hex()
        assert quaff.sum(context.array(values.astype("float64"))) == quaff.sum(values.astype("float64"))
    assert driver.launched() == [f"{kernel}_run", f"{kernel}_strided", "sum_double_run"]


@on_fake_driver
def test_what_floats_leave_undecided_the_exact_class_decides(driver):
    driver.fake_set_floats_to_doubles(SLOW)
    context = driver.context()
    for values in ([3e38, 3e38, -3e38], [1e30, 1.0, 2.0**-24, 1e-30, -1e30], [np.inf, 1.0]):
        values = np.array(values, "float32")
        with driver.recorded():
            assert quaff.sum(context.array(values)).hex() == quaff.sum(values).hex()
        assert driver.launched() == ["sum_float_narrow_run", "sum_float_exact_run"]


@pytest.mark.parametrize(
    ("dtype", "ratio", "kernels"),
    [
        ("float32", 2, ["", "_shortcut"]),
        ("float32", SLOW, ["_narrow", "_exact"]),
        ("float64", 2, ["", "_shortcut"]),
        ("float64", SLOW, ["", "_exact"]),
    ],
)
@on_fake_driver
def test_the_exact_class_has_a_shortcut_where_doubles_are_fast(driver, dtype, ratio, kernels):
    driver.fake_set_floats_to_doubles(ratio)
    context = driver.context()
    random = np.random.default_rng(1)
    binades = 15 if dtype == "float32" else 40
    values = np.ldexp(random.standard_normal(2000), random.integers(-binades, binades, 2000)).astype(dtype)
    cancelling = random.permutation(np.concatenate([values, -values, values[:1] / 2**20]))
    symbol = "sum_float" if dtype == "float32" else "sum_double"
    for array, kind in ((cancelling, "run"), (np.repeat(cancelling, 2)[::2], "strided")):
        with driver.recorded():
            assert quaff.sum(context.array(array)).hex() == quaff.sum(array).hex()
        assert driver.launched() == [f"{symbol}{kernel}_{kind}" for kernel in kernels]
    host, device = quaff.Sum(), quaff.Sum()
    host.add(cancelling)
    with driver.recorded():
        device.add(context.array(cancelling))
    assert bytes(device) == bytes(host)
    assert driver.launched() == [f"{symbol}{kernels[1]}_run"]


@on_fake_driver
def test_what_the_shortcut_does_not_suffice_for_the_digits_decide(driver):
    context = driver.context()
    for values in ([1e300, 1.0, 2.0**-53, 1e-300, -1e300], [1e308, 1e308, -1e308], [np.inf, 1.0]):
        values = np.array(values)
        with driver.recorded():
            assert quaff.sum(context.array(values)).hex() == quaff.sum(values).hex()
        assert driver.launched() == ["sum_double_run", "sum_double_shortcut_run", "sum_double_exact_run"]


@on_fake_driver
def test_sums_of_parts_where_doubles_are_slow(driver):
    driver.fake_set_floats_to_doubles(SLOW)
    context = driver.context()
    host, device = quaff.Sum(), quaff.Sum()
    for values in hard_sums("float32", 1000):
        host.add(values)
        device.add(context.array(values))
    assert bytes(device) == bytes(host)


@on_fake_driver
def test_the_device_is_asked_once_for_each_context(driver):
    driver.fake_set_floats_to_doubles(SLOW)
    array = driver.context().array(numbers(8, "float32"))
    ratio = 87
    with driver.recorded() as calls:
        for _ in range(3):
            quaff.sum(array)
    assert [call.subject for call in calls if call.name == "cuDeviceGetAttribute"].count(ratio) == 1


@pytest.mark.parametrize(
    ("ratio", "said", "kernel"), [(2, "slow", "sum_float_narrow"), (64, "fast", "sum_float")]
)
@on_fake_driver
def test_the_environment_says_otherwise(driver, ratio, said, kernel):
    driver.fake_set_floats_to_doubles(ratio)
    os.environ["QUAFF_DOUBLES"] = said
    with driver.recorded():
        assert quaff.sum(driver.context().array(numbers(8, "float32"))) == numbers(8).sum()
    assert driver.launched() == [f"{kernel}_run"]


@on_fake_driver
def test_the_environment_says_neither(driver):
    os.environ["QUAFF_DOUBLES"] = "quick"
    with pytest.raises(ValueError, match=r'`QUAFF_DOUBLES` is "quick": set it to `slow` or `fast`, or'):
        quaff.sum(driver.context().array(numbers(8)))


@on_fake_driver
def test_nothing_to_sum(driver):
    with driver.recorded() as calls:
        for shape in ((0,), (3, 0), (0, 2**40)):
            empty = driver_less(shape)
            assert quaff.sum(empty) == 0.0
            assert quaff.sum(empty, stream=1) == 0.0
    assert calls == []


def driver_less(shape):
    return Handle(ptr=0, gpudata=None, shape=shape, strides=None)


@on_fake_driver
def test_every_protocol(driver):
    context = driver.context()
    values = numbers(60).reshape(3, 20)
    array = context.array(values)
    handle = Handle(ptr=array.address, shape=values.shape, strides=values.strides)
    kinds = (Tensor, exchange_type(), exchange_type(module="torch"))
    tensors = [kind(values, device_type=2, data=array.address) for kind in kinds]
    for way in (array, handle, *tensors):
        assert quaff.sum(way) == values.sum()


@on_fake_driver
def test_every_kind_of_memory(driver):
    values = numbers(1000)
    for device in (0, 1):
        context = driver.context(device)
        for array in (
            context.array(values),
            context.array(values, managed=True),
            context.array(values, pinned=True),
            driver.pool_array(values, device=device),
            driver.pool_array(values, device=device, segments=3),
        ):
            assert quaff.sum(array) == values.sum()


@on_fake_driver
def test_pinned_and_managed_tensors(driver):
    values = numbers(1000)
    context = driver.context()
    pinned, managed = context.array(values, pinned=True), context.array(values, managed=True)
    for array, kind in ((pinned, 3), (managed, 13)):
        assert quaff.sum(Tensor(values, device_type=kind, data=array.address)) == values.sum()


@on_fake_driver
def test_the_work_is_done_in_the_context_that_owns_the_memory(driver):
    values = numbers(100)
    owner, other = driver.context(), driver.context(1)
    array = owner.array(values)
    for current in (None, owner, other):
        with current or contextlib.nullcontext():
            before = driver.current()
            with driver.recorded() as calls:
                assert quaff.sum(array) == values.sum()
            assert driver.current() == before
        assert {call.context for call in calls if call.name == "cuLaunchKernel"} == {owner.id}
        pushes = [call for call in calls if call.name == "cuCtxPushCurrent_v2"]
        assert len(pushes) == (current is not owner)


@on_fake_driver
def test_memory_of_no_context_is_reduced_in_the_current_one_or_the_devices_primary(driver):
    values = numbers(100)
    on_device_1, elsewhere, primary = driver.context(1), driver.context(0), driver.primary(1)
    array = driver.pool_array(values, device=1)
    for current, where in ((on_device_1, on_device_1), (elsewhere, primary)):
        with current, driver.recorded() as calls:
            assert quaff.sum(array) == values.sum()
        assert [call.context for call in calls if call.name == "cuLaunchKernel"] == [where.id]
    with driver.recorded() as calls:
        assert quaff.sum(array) == values.sum()
    assert [call.context for call in calls if call.name == "cuLaunchKernel"] == [primary.id]


@on_fake_driver
def test_a_context_at_the_handle_of_a_destroyed_one(driver):
    handles = set()
    for size in (10, 100, 1000):
        context = driver.context()
        handles.add(context.handle)
        assert quaff.sum(context.array(numbers(size))) == numbers(size).sum()
        context.destroy()
    assert len(handles) == 1


@pytest.mark.parametrize("capability", [75, 80, 86, 90, 120])
@on_fake_driver
def test_every_generation_of_devices(driver, capability):
    driver.fake_set_capability(capability)
    assert quaff.sum(driver.context().array(numbers(1000))) == numbers(1000).sum()


@on_fake_driver
def test_inspect_asks_the_driver(driver):
    context = driver.context(1)
    array = context.array(numbers(3), stream=2)
    info = quaff.inspect(array)
    assert (info.device, info.context, info.stream) == ("cuda:1", context.handle, 2)
    in_pool = quaff.inspect(driver.pool_array(numbers(3), device=1))
    assert (in_pool.device, in_pool.context) == ("cuda:1", None)
    array.free()
    freed = quaff.inspect(array)
    assert (freed.device, freed.context) == ("cuda", None)


@on_fake_driver
def test_the_second_call_in_a_context_asks_for_little(driver):
    array = driver.context().array(numbers(8))
    quaff.sum(array)
    with driver.recorded() as calls:
        quaff.sum(array)
    assert [call.name for call in calls] == [
        "cuPointerGetAttributes",
        "cuCtxGetCurrent",
        "cuCtxPushCurrent_v2",
        "cuStreamIsCapturing",
        "cuCtxGetId",
        "cuLaunchKernel",
        "cuCtxPopCurrent_v2",
    ]
