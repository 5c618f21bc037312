"""User functions that take device pointers: where and when they run, and what they refuse."""

import contextlib
import itertools
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import quaff
from fake_driver import ILLEGAL_ADDRESS, OUT_OF_MEMORY, on_fake_driver
from producers import Handle, Tensor, exchange_type

with contextlib.suppress(ImportError):  # only found in the children
    import devices

BEFORE, AFTER = np.zeros(100), np.arange(100.0)


@pytest.fixture
def driver(devices_driver):
    return devices_driver


@on_fake_driver
def test_every_protocol_and_dtype(driver):
    context = driver.context()
    array = context.array(AFTER.reshape(4, 25))
    kinds = (Tensor, exchange_type(), exchange_type(module="torch"))
    tensors = [kind(AFTER, device_type=2, data=array.address) for kind in kinds]
    for way in (array, Handle(ptr=array.address, shape=(100,)), *tensors):
        assert devices.total(way) == AFTER.sum()
    assert devices.total(context.array(AFTER.astype("float32"))) == AFTER.sum()
    with pytest.raises(
        TypeError, match="`total`: argument `in_`: expected an array of dtype `float32`, `float64`"
    ):
        devices.total(context.array(AFTER.astype("int32")))


@on_fake_driver
def test_one_name_goes_where_the_array_lives(driver):
    array = driver.context().array(AFTER.astype("float32"))
    assert devices.total(array) == AFTER.sum()
    with driver.recorded() as calls:
        assert devices.total(AFTER.astype("float32")) == AFTER.sum() - 1
    assert calls == []


@on_fake_driver
def test_an_array_is_written(driver):
    context = driver.context()
    array = context.array(AFTER)
    assert devices.scale(array, 2.0) is None
    assert devices.total(array) == 2 * AFTER.sum()
    assert quaff.sum(array) == 2 * AFTER.sum()


@on_fake_driver
def test_a_class_of_the_users_own_views_an_array(driver):
    context = driver.context()
    array = context.array(AFTER.reshape(4, 25))
    assert devices.scale_signal(array, 2.0) is None
    assert devices.last_row(array) == 2 * AFTER[75:].sum()
    with pytest.raises(TypeError, match="`signal`: expected an array with 2 dimensions, got one with 1"):
        devices.last_row(context.array(AFTER))
    with pytest.raises(
        TypeError, match="the array is in host memory, but `last_row` has only device overloads"
    ):
        devices.last_row(AFTER.reshape(4, 25))


@on_fake_driver
def test_values_are_converted_with_the_gil_and_cpp_runs_without(driver):
    array = driver.context().array(AFTER)
    with ThreadPoolExecutor(2) as threads:
        both = list(threads.map(lambda name: devices.totals_of_all(array, [name], 2), "ab"))
    assert [{name: list(totals) for name, totals in each.items()} for each in both] == [
        {"a": [AFTER.sum()]},
        {"b": [AFTER.sum()]},
    ]
    with pytest.raises(TypeError, match="`names`: element 1: expected a str, got `int`"):
        devices.totals_of_all(array, ["a", 5], 1)
    with pytest.raises(RuntimeError, match="the other threads have not come"):
        devices.totals_of_all(array, [], 1000)
    names = [str(number) for number in range(100)]
    with ThreadPoolExecutor(8) as threads:
        totals = threads.map(lambda _: devices.totals_of_all(array, names, 1).keys(), range(200))
        assert all(list(each) == sorted(names) for each in totals)


@on_fake_driver
def test_arrays_that_share_a_length(driver):
    context = driver.context()
    x, y, z = (context.array(values) for values in (AFTER, AFTER, BEFORE))
    devices.add(x, y, z)
    assert quaff.sum(z) == 2 * AFTER.sum()
    assert devices.both(np.ones(100), x) == AFTER.sum()
    said = r"the array has the shape \(4, 25\), and `x_d`, which shares its length, has the shape"
    for arrays in ((x, context.array(AFTER.reshape(4, 25)), z), (x, y, context.array(BEFORE.reshape(4, 25)))):
        with driver.recorded() as calls, pytest.raises(ValueError, match=said):
            devices.add(*arrays)
        assert calls == []
    with pytest.raises(ValueError, match="`y_d`: the array has the shape"):
        devices.both(np.ones(99), x)


@on_fake_driver
def test_the_owners_context_is_current_meanwhile(driver):
    owner, other = driver.context(1), driver.context()
    array = owner.array(AFTER)
    for current in (None, owner, other):
        with current or contextlib.nullcontext():
            before = driver.current()
            assert devices.current_context(array) == owner.handle
            assert driver.current() == before
    pooled = driver.pool_array(AFTER, device=1)
    assert devices.current_context(pooled) == driver.primary(1).handle
    with owner:
        assert devices.current_context(pooled) == owner.handle


@on_fake_driver
def test_a_function_that_switches_contexts(driver):
    owner, other = driver.context(), driver.context(1)
    stream = owner.stream()
    for array in owner.array(AFTER), owner.array(AFTER, stream=stream):
        for current in (None, owner, other):
            with current or contextlib.nullcontext():
                before = driver.current()
                assert devices.switches_context(array, other.handle) == AFTER.sum()
                assert driver.current() == before


@on_fake_driver
def test_the_function_comes_after_the_arrays_stream_and_the_stream_after_it(driver):
    context = driver.context()
    stream = context.stream()
    array = context.array(BEFORE, stream=stream)
    context.write_later(stream, array, AFTER)
    with driver.recorded() as calls:
        assert devices.total(array) == AFTER.sum()
    orders = [
        (call.name, call.subject) for call in calls if call.name in ("cuEventRecord", "cuStreamWaitEvent")
    ]
    default = orders[1][1]
    assert default in (0, 1)
    assert orders == [
        ("cuEventRecord", stream),
        ("cuStreamWaitEvent", default),
        ("cuEventRecord", default),
        ("cuStreamWaitEvent", stream),
    ]
    assert driver.alive("events") == 0


@on_fake_driver
def test_every_arrays_stream_is_waited_for(driver):
    context = driver.context()
    streams = context.stream(), context.stream()
    a, b = (context.array(BEFORE, stream=stream) for stream in streams)
    context.write_later(streams[0], a, AFTER)
    context.write_later(streams[1], b, AFTER)
    with driver.recorded() as calls:
        assert devices.dot(a, b) == (AFTER**2).sum()
    waits = [call.subject for call in calls if call.name == "cuStreamWaitEvent"]
    assert sorted(waits[2:]) == sorted(streams)
    assert driver.alive("events") == 0


@on_fake_driver
def test_a_named_stream_is_waited_for_in_place_of_the_arrays(driver):
    context = driver.context()
    own, named = context.stream(), context.stream()
    array = context.array(BEFORE, stream=own)
    context.write_later(named, array, AFTER)
    assert devices.total(array, stream=named) == AFTER.sum()


@on_fake_driver
def test_the_default_stream_takes_no_events(driver):
    array = driver.context().array(AFTER, stream=1)
    with driver.recorded() as calls:
        assert devices.total(array) == AFTER.sum()
    assert not [call for call in calls if "Event" in call.name]


@on_fake_driver
def test_a_function_may_take_the_stream_itself(driver):
    context = driver.context()
    own, named = context.stream(), context.stream()
    array = context.array(AFTER, stream=own)
    with driver.recorded() as calls:
        assert devices.stream_of(array) == own
        assert devices.stream_of(array, stream=named) == named
        assert devices.stream_of(array, stream=2) == 2
    assert not [call for call in calls if "Event" in call.name]
    assert devices.stream_of(context.array(AFTER)) in (0, 1)
    assert devices.total_on(array) == AFTER.sum()


@on_fake_driver
def test_arrays_of_two_contexts_or_devices(driver):
    one, other, far = driver.context(), driver.context(), driver.context(1)
    array = one.array(AFTER)
    with pytest.raises(ValueError, match="the arrays are of two contexts of one device"):
        devices.dot(array, other.array(AFTER))
    with pytest.raises(
        ValueError, match="the arrays are on two devices, `cuda:0` and `cuda:1`: move them to one"
    ):
        devices.dot(array, far.array(AFTER))
    assert devices.dot(array, one.array(AFTER)) == (AFTER**2).sum()


@on_fake_driver
def test_views_that_are_not_contiguous(driver):
    context = driver.context()
    for view in (AFTER[::2], AFTER.reshape(10, 10).T, AFTER[::-1]):
        with pytest.raises(
            ValueError, match=r"`total`: argument `in_d`: the array is not contiguous, .*: pass a "
        ):
            devices.total(context.array(view))
    cupys = type("ndarray", (Handle,), {"__module__": "cupy"})
    strided = cupys(ptr=context.array(AFTER).address, shape=(50,), strides=(16,))
    with pytest.raises(ValueError, match=r"pass `cupy\.ascontiguousarray\(array\)` and copy the result back"):
        devices.scale(strided, 2.0)


@on_fake_driver
def test_arrays_of_the_host_are_not_moved(driver):
    for call in (
        lambda: devices.scale(AFTER, 2.0),
        lambda: devices.dot(AFTER, AFTER),
    ):
        with pytest.raises(
            TypeError, match=r"the array is in host memory, but `.*` has only device overloads"
        ):
            call()


@on_fake_driver
def test_read_only_arrays(driver):
    array = driver.context().array(AFTER)
    readonly = driver.context().array(AFTER)
    readonly.__cuda_array_interface__["data"] = (array.address, True)
    assert devices.total(readonly) == AFTER.sum()
    with pytest.raises(ValueError, match="`scale`: argument `out_d`: the array is read-only"):
        devices.scale(readonly, 2.0)


@on_fake_driver
def test_arrays_that_the_driver_does_not_know(driver):
    freed = driver.context().array(AFTER)
    freed.free()
    with pytest.raises(quaff.CudaError, match=r"`total`: argument `in_d`: .* is not in a live allocation"):
        devices.total(freed)
    alive = driver.context().array(AFTER)
    with pytest.raises(quaff.CudaError, match=r"`dot`: argument `b_d`: .* is not in a live allocation"):
        devices.dot(alive, freed)
    with pytest.raises(
        ValueError, match="needs 808 bytes of the device's memory, and its allocation has 800"
    ):
        devices.total(Handle(ptr=alive.address, shape=(101,)))
    with pytest.raises(ValueError, match="an address of the host, not a device pointer"):
        devices.total(Handle(ptr=AFTER.ctypes.data, shape=(100,)))


@on_fake_driver
def test_arrays_without_elements(driver):
    driver.context()
    empty = Handle(ptr=0, shape=(0,), strides=None)
    assert devices.total(empty) == 0
    assert devices.dot(empty, driver.context().array(AFTER)) == 0


@on_fake_driver
def test_a_length_that_cpp_cannot_hold(driver):
    context = driver.context()
    assert devices.short_length(context.array(np.ones(255))) == 255
    with pytest.raises(OverflowError, match="the array has 256 elements, and the function's length type"):
        devices.short_length(context.array(np.ones(256)))


@on_fake_driver
def test_exceptions_of_the_function(driver):
    context = driver.context()
    array = context.array(AFTER, stream=context.stream())
    for call in (lambda: devices.throws(array), lambda: devices.leaves_error_and_throws(array, 98)):
        with pytest.raises(ValueError, match="not today"):
            call()
        assert driver.current() == 0
        assert driver.alive("events") == 0
        assert devices.total(array) == AFTER.sum()


@on_fake_driver
def test_an_error_that_is_left_pending(driver):
    array = driver.context().array(AFTER)
    assert devices.leaves_error(array, 0) == AFTER.sum()
    for code, name in ((98, "cudaErrorInvalidDeviceFunction"), (999, "cudaErrorUnknown")):
        left = rf"a CUDA error pending: {name} \({code}\)"
        with pytest.raises(quaff.CudaError, match=left):
            devices.leaves_error(array, code)
        assert devices.total(array) == AFTER.sum()
    assert devices.CudaError is quaff.CudaError


@pytest.mark.parametrize("code", [OUT_OF_MEMORY, ILLEGAL_ADDRESS])
@on_fake_driver
def test_calls_of_the_driver_fail_in_their_turn(driver, code):
    context, other = driver.context(), driver.context()
    array = context.array(AFTER, stream=context.stream())
    assert devices.total(array) == AFTER.sum()
    names = []
    with other:
        for count in itertools.count(1):
            names.append(driver.fail_once(lambda: devices.total(array), AFTER.sum(), count, code))
            assert driver.alive("events") == 0
            assert devices.total(array) == AFTER.sum()
            if not names[-1]:
                break
    assert {"cuPointerGetAttributes", "cuEventCreate", "cuEventRecord", "cuStreamWaitEvent"} <= set(names)


@on_fake_driver
def test_threads(driver):
    contexts = [driver.context(device) for device in (0, 1, 0)]
    arrays = [context.array(AFTER, stream=context.stream()) for context in contexts]
    with ThreadPoolExecutor(8) as threads:
        assert set(threads.map(devices.total, arrays * 50)) == {AFTER.sum()}
    assert driver.alive("events") == 0


class Changing:
    """A device array that changes a host array when its description is read for the N-th time."""

    def __init__(self, array, host, at):
        self.array, self.host, self.at = array, host, at

    @property
    def __cuda_array_interface__(self):
        self.at -= 1
        if self.at == 0:
            self.host.resize(1 << 20, refcheck=False)
        return self.array.__cuda_array_interface__


@on_fake_driver
def test_no_code_runs_after_the_last_look_at_an_array_of_the_host(driver):
    context = driver.context()
    for at in (1, 2, 3):
        host = np.ones(100)
        array = Changing(context.array(AFTER), host, at)
        if array.at < 3:
            with pytest.raises(
                BufferError,
                match="`weighted`: argument `in_`: the array was changed while the other arguments",
            ):
                devices.weighted(host, array)
        else:
            assert devices.weighted(host, array) == AFTER.sum()
            assert (array.at, host.size) == (1, 100)
