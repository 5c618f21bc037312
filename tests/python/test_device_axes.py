"""Reductions along axes of device arrays: the host's bits, in every layout, without waiting."""

import contextlib
import ctypes
import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quaff
from fake_driver import OUT_OF_MEMORY, on_fake_driver
from strategies import arrays, is_aligned

with contextlib.suppress(ImportError):  # only found in the children
    import devices

TIES = np.array([1.0, 2.0**-24, 2.0**-60] * 5, "f4")


@pytest.fixture
def driver(devices_driver):
    return devices_driver


def on_host(array):
    """The contents of a device array, whose memory is host memory here; the streams' work must be done."""
    said = array.__cuda_array_interface__
    dtype, shape = np.dtype(said["typestr"]), said["shape"]
    result = np.empty(shape, dtype)
    if result.size:
        assert not said.get("strides")
        ctypes.memmove(result.ctypes.data, said["data"][0], result.nbytes)
    return result


def bits(array):
    return array.shape, array.dtype, array.tobytes()


def every_axes(ndim):
    return [None, *(axes for n in range(ndim + 1) for axes in itertools.combinations(range(ndim), n))]


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("doubles", [2, 64])
@on_fake_driver
def test_sums_of_every_layout(driver, dtype, doubles):
    driver.fake_set_floats_to_doubles(doubles)
    context = driver.context()

    @settings(deadline=None, database=None, max_examples=40)
    @given(arrays(st.just(dtype)), st.booleans())
    def agree(values, keepdims):
        array = context.array(values)
        if is_aligned(array.address, values):
            for axes in every_axes(values.ndim):
                if axes is not None or keepdims:
                    sums = on_host(quaff.sum(array, axis=axes, keepdims=keepdims))
                    assert bits(sums) == bits(quaff.sum(values, axis=axes, keepdims=keepdims))
        array.free()

    agree()


@on_fake_driver
def test_many_slices_and_long_ones(driver):
    context = driver.context()
    for shape in [(3, 5000), (5000, 3), (2, 300_000), (300_000, 2), (70, 11, 130), ((1 << 20) + 3, 1)]:
        values = np.random.default_rng(0).normal(size=shape).astype("f4")
        array = context.array(values)
        for axis in range(len(shape)):
            assert bits(on_host(quaff.sum(array, axis=axis))) == bits(quaff.sum(values, axis=axis))
        array.free()


@on_fake_driver
def test_rows_that_are_loaded_ahead(driver):
    context = driver.context()
    for rows, length, step in [(40, 512, 512), (61, 1000, 1004), (200, 2050, 2052)]:
        values = np.random.default_rng(0).normal(size=(rows, step)).astype("f4")
        values[:, length - 1] = 1e-30
        values[::3, 0], values[::3, 1], values[::3, 2] = 1e30, 1, -1e30  # left undecided
        array = context.array(values[:, :length])
        with driver.recorded():
            sums = on_host(quaff.sum(array, axis=1))
        assert bits(sums) == bits(quaff.sum(values[:, :length], axis=1))
        assert any(name.endswith("_along_runs") for name in driver.launched())
        array.free()


@on_fake_driver
def test_what_is_undecided_is_taken_again_on_the_device(driver):
    context = driver.context()
    for values in (np.tile(TIES, (40, 1)), np.tile(TIES[:, None], (1, 40)), np.tile(TIES, (1, 40))):
        array = context.array(values)
        for axis in (0, 1):
            with driver.recorded() as calls:
                sums = quaff.sum(array, axis=axis)
            assert bits(on_host(sums)) == bits(quaff.sum(values, axis=axis))
            assert driver.launched()[-1] == "sum_float_along_exact"
            assert "cuStreamQuery" not in {call.name for call in calls}


@on_fake_driver
def test_small_arrays_take_one_launch(driver):
    context = driver.context()
    for values, function in [
        (np.arange(6.0).reshape(2, 3), quaff.sum),
        (np.full((3, 5), TIES[0], "f4"), quaff.sum),
        (np.ones((3, 70), bool), devices.any),
    ]:
        array = context.array(values)
        with driver.recorded() as calls:
            sums = function(array, axis=0)
        assert bits(on_host(sums)) == bits(function(values, axis=0))
        [kernel] = driver.launched()
        assert kernel.endswith("_along_exact") == (function is quaff.sum)
        assert "cuEventRecord" not in {call.name for call in calls}


@on_fake_driver
def test_the_calls_do_not_wait(driver):
    driver.fake_set_launch_delay(5)
    context = driver.context()
    values = np.arange(6.0).reshape(2, 3)
    stream = context.stream()
    array = context.array(values, stream=stream)
    out = context.array(np.full(3, -1.0), stream=stream)
    with driver.recorded() as calls:
        assert quaff.sum(array, axis=0, out=out) is out
    assert not {"cuStreamQuery", "cuStreamSynchronize", "cuMemAlloc_v2"} & {call.name for call in calls[-4:]}
    with context:
        driver.cu("cuStreamSynchronize", ctypes.c_void_p(stream))
    assert np.ctypeslib.as_array((ctypes.c_double * 3).from_address(out.address)).tolist() == [3.0, 5.0, 7.0]


@on_fake_driver
def test_streams_wait_for_each_other_and_share_workspaces(driver):
    driver.fake_set_launch_delay(3)
    context = driver.context()
    outs = []
    for number in range(12):
        stream = context.stream()
        # Too many slices for the kernel that needs no workspace.
        array = context.array(np.zeros((2, 300)), stream=stream)
        context.write_later(stream, array, np.full((2, 300), float(number)))
        outs.append(quaff.sum(array, axis=0, stream=stream))
        with context:
            driver.cu("cuStreamSynchronize", ctypes.c_void_p(stream))
    expected = [[2.0 * number] * 300 for number in range(12)]
    assert [on_host(out).tolist() for out in outs] == expected


@on_fake_driver
def test_other_classes(driver):
    context = driver.context()
    numbers = np.random.default_rng(1).integers(-30_000, 30_000, (50, 70)).astype("int16")
    for axis in (0, 1):
        total = on_host(devices.small_total(context.array(numbers), axis=axis))
        assert (total == numbers.sum(axis=axis, dtype="int64")).all()
        flags = numbers > 29_000
        found = on_host(devices.any(context.array(flags), axis=axis))
        assert found.dtype == bool
        assert (found == flags.any(axis=axis)).all()
        common = on_host(devices.most_common(context.array((numbers % 3).astype("uint8")), axis=axis))
        assert common.tolist() == devices.most_common((numbers % 3).astype("uint8"), axis=axis).tolist()


@on_fake_driver
def test_arrays_without_elements_or_slices(driver):
    context = driver.context()
    for shape in [(0, 3), (3, 0), (0, 0)]:
        values = np.empty(shape, "f4")
        for axis in (0, 1, (0, 1)):
            expected = quaff.sum(values, axis=axis)
            out = context.array(np.full(expected.shape, -1, "f4"))
            quaff.sum(context.array(values), axis=axis, out=out)
            assert bits(on_host(quaff.sum(out, axis=()))) == bits(expected)


@on_fake_driver
def test_what_is_refused(driver):
    context = driver.context()
    array = context.array(np.ones((2, 3)))
    host, narrow = np.empty(3), context.array(np.ones(3, "f4"))
    for error, out, said in [
        (TypeError, host, "`out`.*on"),
        (TypeError, narrow, "`out`.*float32"),
        (ValueError, context.array(np.ones(2)), r"`out`.*\(2,\).*\(3,\)"),
        (ValueError, driver.context().array(np.ones(3)), "two contexts"),
    ]:
        with pytest.raises(error, match=said):
            quaff.sum(array, axis=0, out=out)
    with pytest.raises(ValueError, match="shares memory"):
        quaff.sum(array, axis=1, out=context.array(np.ones(2), data=(array.address, False)))
    captured = context.stream()
    driver.fake_capture(ctypes.c_void_p(captured), True)
    with pytest.raises(quaff.CudaError, match="captured"):
        quaff.sum(array, axis=0, stream=captured)
    driver.fake_capture(ctypes.c_void_p(captured), False)


# Slices in pieces take long on the fake driver.
@pytest.mark.parametrize(
    ("shape", "code"),
    [
        ((100, 5), OUT_OF_MEMORY),
        ((100, 5), 719),
        pytest.param((2, 100_000), 719, marks=pytest.mark.whole),
        pytest.param((2, 100_000), OUT_OF_MEMORY, marks=pytest.mark.whole),
    ],
)
@on_fake_driver
def test_each_call_of_the_driver_fails_once(driver, code, shape):
    values = np.random.default_rng(0).normal(size=shape)
    expected = quaff.sum(values, axis=1).tobytes()
    assert quaff.sum(driver.context().array(values)) == quaff.sum(values)
    failed, kept = [], []
    for count in itertools.count(1):
        context = driver.context()
        array = context.array(values, stream=context.stream())

        def call(array=array):
            # Releasing a result calls the driver, and its outcome is not visible.
            kept.append(quaff.sum(array, axis=1))
            return on_host(kept[-1]).tobytes()

        failed.append(driver.fail_once(call, expected, count, code))
        assert call() == expected
        kept.clear()
        held = driver.alive("device")
        for _ in range(3):
            assert call() == expected
            kept.clear()
        assert driver.alive("device") == held
        context.destroy()
        if not failed[-1]:
            break
    met = {"cuPointerGetAttributes", "cuModuleLoadData", "cuMemAlloc_v2", "cuEventCreate", "cuLaunchKernelEx"}
    assert met | {"cuStreamGetId", "cuEventRecord"} <= set(failed)
