"""Elementwise functions over device arrays: the host's results, in every layout, without waiting."""

import contextlib
import ctypes
import itertools

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quaff
from fake_driver import OUT_OF_MEMORY, on_fake_driver
from strategies import arrays, is_aligned

with contextlib.suppress(ImportError):  # only found in the children
    import devices


@pytest.fixture
def driver(devices_driver):
    return devices_driver


def on_host(array):
    """The contents of a device array, whose memory is host memory here; the streams' work must be done."""
    said = array.__cuda_array_interface__
    dtype, shape = np.dtype(said["typestr"]), said["shape"]
    if 0 in shape:
        return np.empty(shape, dtype)
    strides = said.get("strides") or np.empty(shape, dtype).strides
    steps = [(length - 1) * stride for length, stride in zip(shape, strides, strict=True)]
    low, high = sum(min(step, 0) for step in steps), sum(max(step, 0) for step in steps)
    memory = (ctypes.c_char * (high - low + dtype.itemsize)).from_address(said["data"][0] + low)
    return np.ndarray(shape, dtype, memory, -low, strides).copy()


def same(found, expected):
    """Whether arrays have the same shape, type and bits."""
    expected = np.asarray(expected)
    return (found.shape, found.dtype, found.tobytes()) == (expected.shape, expected.dtype, expected.tobytes())


def check(context, function, *values, out=None):
    """Checks that a function returns the same on the device as on the host; numbers are passed unchanged."""
    made = [context.array(value) if isinstance(value, np.ndarray) else value for value in values]
    expected = function(*values)
    written = None if out is None else context.array(out)
    found = function(*made, out=written)
    assert written is None or found is written
    each = zip(found, expected, strict=True) if isinstance(expected, tuple) else [(found, expected)]
    assert all(same(on_host(one), other) for one, other in each)
    for array in [*made, written]:
        if hasattr(array, "free"):
            array.free()


def numbers(*shape, dtype="f4"):
    return np.random.default_rng(sum(shape)).normal(size=shape).astype(dtype)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@on_fake_driver
def test_every_layout(driver, dtype):
    context = driver.context()

    @settings(deadline=None, database=None, max_examples=60)
    @given(arrays(st.just(dtype)), st.data())
    def agree(a, data):
        b = np.ones(data.draw(st.sampled_from([a.shape, a.shape[1:], (1,) * a.ndim])), dtype)
        b = b[data.draw(st.sampled_from([np.s_[...], np.s_[..., ::-1] if b.ndim else np.s_[...]]))]
        outs = [
            None,
            np.zeros(a.shape, dtype),
            np.zeros((*a.shape, 2), dtype)[..., 0],
            np.zeros(a.shape[::-1], dtype).T,
        ]
        out = data.draw(st.sampled_from(outs))
        if is_aligned(context.array(a).address, a):
            check(context, devices.plus, a, b, out=out)

    agree()


@on_fake_driver
def test_numbers_of_16_bits(driver):
    context = driver.context()
    for dtype in (np.dtype("float16"), np.dtype(ml_dtypes.bfloat16)):
        values = numbers(70, 130).astype(dtype)
        wide = values.T
        for a, b in [
            (values, values[::-1]),
            (values, 2),
            (wide, wide[:1]),
            (values[:, ::3], 1.5),
            (wide, values[:1, :70]),
        ]:
            made = [context.array(each) if isinstance(each, np.ndarray) else each for each in (a, b)]
            assert on_host(devices.mean(*made)).tobytes() == devices.mean(a, b).tobytes()
    with pytest.raises(TypeError, match=r"no instantiation for \(bfloat16, float16\)"):
        devices.mean(context.array(values), context.array(values.astype("float16")))


@on_fake_driver
def test_runs_rows_squares_and_what_lies_apart(driver):
    context = driver.context()
    wide, even, long = numbers(70, 130), numbers(72, 132), numbers(5000)
    cases = {
        "plus_float_runs": [
            (long, long),
            (long[: 4 * 17], 2.0),
            (wide, wide),
            (wide[:, :128].copy(), wide[0, :128].copy()),
            (wide[:, :128].copy(), wide[:, :1]),
            (numbers(9, 8), numbers(9, 12)[:, :8]),
        ],
        "plus_float_apart": [
            (long[::2], long[1::2]),
            (long[::-1], long),
            (wide, wide[:, ::-1]),
            (long[:3], long[:3]),
            (wide[:, :9].T, numbers(9, 70)),
        ],
        "plus_float_tiles": [
            (even.T, numbers(132, 72)),
            (even.T, 3.0),
            (even.T, even.T[:, :1]),
            (even.T, numbers(72, 132).T),
        ],
        "plus_float_element_tiles": [
            (wide.T, numbers(130, 70)),
            (wide.T, 3.0),
            (wide.T, wide.T[:, :1]),
            (numbers(201, 203).T, numbers(201, 203).T),
            (wide.T, numbers(130, 140)[:, ::2]),
            (wide[::2, ::1].T, numbers(130, 35)),
            (numbers(20, 3, 33).transpose(2, 1, 0), numbers(33, 3, 20)),
            (numbers(40, 3, 33).transpose(1, 2, 0), 1.0),
        ],
    }
    for kernel, pairs in cases.items():
        for a, b in pairs:
            out = np.zeros(np.broadcast_shapes(a.shape, np.shape(b)), "f4")
            with driver.recorded():
                check(context, devices.plus, a, b, out=out)
            assert driver.launched() == [kernel], (kernel, a.shape, a.strides)


@on_fake_driver
def test_runs_that_begin_between_borders(driver):
    context = driver.context()
    values = numbers(103)
    for skips, kernel in [((4, 4, 4), "runs"), ((12, 12, 12), "runs"), ((4, 8, 4), "apart")]:
        a, b, out = (context.array(values, skip=skip) for skip in skips)
        with driver.recorded():
            devices.plus(a, b, out=out)
        assert driver.launched() == [f"plus_float_{kernel}"]
        assert same(on_host(out), values + values)


@on_fake_driver
def test_types_of_every_size_and_several_results(driver):
    context = driver.context()
    generator = np.random.default_rng(3)
    for shape in [(1,), (100,), (17, 40)]:
        x, y = numbers(*shape), numbers(*shape)[..., ::-1]
        whole = generator.integers(-(10**9), 10**9, shape).astype("i4")
        part = generator.integers(0, 5, shape).astype("u1")
        small = generator.integers(-100, 100, shape).astype("i1")
        for a, b, n, p, s in [(x, y, whole, part, small), (x.T, y, whole.T, part.T, small.T)]:
            if a.shape == b.shape:
                check(context, devices.polar, a, b)
            check(context, devices.is_above, a, 0.25)
            check(context, devices.is_above, a, np.float64(np.arange(a.shape[-1])))
            check(context, devices.divided, n, p)
            check(context, devices.divided, n, 7)
            check(context, devices.choose, p > 2, s, s[..., ::-1])
            check(context, devices.damped, a, a)
            check(context, devices.damped, a, 1, 0.25)
        six = [numbers(*shape, dtype="f8").T for _ in range(6)]
        check(context, devices.alternating, *six, out=np.zeros(shape[::-1]))


@on_fake_driver
def test_arrays_without_elements_or_axes(driver):
    context = driver.context()
    for shape in [(0,), (3, 0), ()]:
        check(context, devices.plus, np.ones(shape), np.ones(shape))
        check(context, devices.plus, np.ones(shape), 1)


@on_fake_driver
def test_a_result_may_be_what_is_read(driver):
    context = driver.context()
    for values in (numbers(1000), numbers(30, 50)[:, ::3], numbers(30, 50).T):
        array = context.array(values)
        assert devices.plus(array, array, out=array) is array
        assert same(on_host(array), values + values)
    array = context.array(values)
    shifted = context.array(values, data=(array.address + 4, False))
    with pytest.raises(ValueError, match=r"`out`.*shares memory with `a`"):
        devices.plus(shifted, 1, out=array)


@on_fake_driver
def test_the_calls_do_not_wait(driver):
    driver.fake_set_launch_delay(5)
    context = driver.context()
    stream = context.stream()
    array, out = (context.array(np.full(3, number), stream=stream) for number in (1.0, -1.0))
    with driver.recorded() as calls:
        assert devices.plus(array, 2, out=out) is out
    assert not {"cuStreamQuery", "cuStreamSynchronize"} & {call.name for call in calls}
    assert on_host(out).tolist() == [-1.0] * 3
    with context:
        driver.cu("cuStreamSynchronize", ctypes.c_void_p(stream))
    assert on_host(out).tolist() == [3.0] * 3


@on_fake_driver
def test_streams_wait_for_each_other(driver):
    driver.fake_set_launch_delay(3)
    context = driver.context()
    one, other = context.stream(), context.stream()
    a, b = context.array(np.zeros(4), stream=one), context.array(np.zeros(4), stream=other)
    context.write_later(one, a, np.full(4, 1.0))
    context.write_later(other, b, np.full(4, 2.0))
    out = context.array(np.zeros(4), stream=one)
    devices.plus(a, b, out=out)
    # Later work in the other array's stream runs after the kernel, too.
    context.write_later(other, b, np.full(4, 9.0))
    for stream in (one, other):
        with context:
            driver.cu("cuStreamSynchronize", ctypes.c_void_p(stream))
    assert on_host(out).tolist() == [3.0] * 4
    devices.plus(a, a, out=out, stream=other)
    with context:
        driver.cu("cuStreamSynchronize", ctypes.c_void_p(other))
    assert on_host(out).tolist() == [2.0] * 4


@on_fake_driver
def test_what_is_refused(driver):
    context = driver.context()
    array, host = context.array(np.ones(3)), np.ones(3)
    for error, arguments, out, said in [
        (TypeError, (array, host), None, "`b`.*in host memory, and another argument is on a device"),
        (TypeError, (host, array), None, "`a`.*in host memory, and another argument is on a device"),
        (TypeError, (array, 1), host, "`out`.*on a device"),
        (TypeError, (host, 1), array, "`out`.*on the host"),
        (TypeError, (array, context.array(np.ones(3, "f4"))), None, "no instantiation for"),
        (TypeError, (context.array(np.ones(3, "i4")), 1), None, "`a`.*float32.*int32"),
        (TypeError, (array, "x"), None, "`b`"),
        (ValueError, (array, context.array(np.ones(4))), None, "does not broadcast"),
        (ValueError, (array, 1), context.array(np.ones(4)), "`out`"),
        (ValueError, (array, driver.context().array(np.ones(3))), None, "two contexts"),
        (ValueError, (array, driver.primary(1).array(np.ones(3))), None, "two devices"),
        (quaff.CudaError, (driver.context().array(np.ones(3), data=(64, False)), 1), None, "`a`"),
    ]:
        with pytest.raises(error, match=said):
            devices.plus(*arguments, out=out)
    captured = context.stream()
    driver.fake_capture(ctypes.c_void_p(captured), True)
    with pytest.raises(quaff.CudaError, match="captured"):
        devices.plus(array, 1, stream=captured)
    driver.fake_capture(ctypes.c_void_p(captured), False)


@on_fake_driver
def test_a_function_that_is_the_hosts_alone_says_why(driver):
    array = driver.context().array(np.ones(3))
    assert devices.beyond(np.ones(3)).tolist() == [1.0] * 3
    with pytest.raises(quaff.CudaError, match=r"`devices::beyond<double>`.*does not compile for the GPU"):
        devices.beyond(array)
    check(driver.context(), devices.plus, np.ones(3), 1)


@pytest.mark.parametrize("code", [OUT_OF_MEMORY, 719])
@on_fake_driver
def test_each_call_of_the_driver_fails_once(driver, code):
    values = numbers(40, 50)
    expected = (values.T + values.T).tobytes()
    # If its first call fails, the driver is refused permanently.
    check(driver.context(), devices.plus, values, values)
    failed, kept = [], []
    for count in itertools.count(1):
        context = driver.context()
        array = context.array(values.T, stream=context.stream())

        def call(array=array):
            # Releasing a result calls the driver, and its outcome is not visible.
            kept.append(devices.plus(array, array))
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
    met = {"cuPointerGetAttributes", "cuModuleLoadData", "cuMemAlloc_v2", "cuEventCreate", "cuLaunchKernel"}
    assert met <= set(failed)
