"""Results on a device: their library, their location, and failures of the driver."""

import contextlib
import ctypes
import gc
import itertools
import sys
import types

import numpy as np
import pytest

import quaff
from fake_driver import OUT_OF_MEMORY, on_fake_driver, placed
from producers import Handle

with contextlib.suppress(ImportError):  # only found in the children
    import devices

VALUES = np.arange(100.0)


@pytest.fixture
def driver(devices_driver):
    return devices_driver


def elements(array):
    """The elements of an array on the fake device, whose memory is host memory."""
    interface = array.__cuda_array_interface__
    address, count = interface["data"][0], int(np.prod(interface["shape"]))
    memory = (ctypes.c_double * count).from_address(address)
    return list(memory)


@on_fake_driver
def test_a_bare_handle_gives_quaffs_own(driver):
    array = driver.context().array(VALUES)
    assert quaff.sum(array) == VALUES.sum()  # the sum keeps scratch memory
    before = driver.alive("device")
    count, twice = devices.doubled(Handle(ptr=array.address, shape=(4, 25), strides=(200, 8)))
    assert (count, type(twice).__name__) == (100, "Array")
    assert (twice.shape, twice.dtype, twice.device, twice.nbytes) == ((4, 25), "float64", "cuda:0", 800)
    assert driver.alive("device") == before + 800
    assert elements(twice) == (2 * VALUES).tolist()
    assert twice.__dlpack_device__() == (2, 0)
    assert quaff.sum(twice) == 2 * VALUES.sum()
    with pytest.raises(BufferError, match="on a device"):
        memoryview(twice)
    del twice
    gc.collect()
    assert driver.alive("device") == before


@on_fake_driver
def test_memory_is_of_the_owners_context(driver):
    first, second = driver.context(), driver.context(1)
    for context, ordinal in ((first, 0), (second, 1)):
        array = context.array(VALUES, stream=context.stream())
        _, twice = devices.doubled(array)
        assert twice.device == f"cuda:{ordinal}"
        assert elements(twice) == (2 * VALUES).tolist()
        assert quaff.inspect(twice).context == context.handle
    assert driver.current() == 0


@on_fake_driver
def test_a_result_outlives_its_context(driver):
    context = driver.context()
    _, twice = devices.doubled(context.array(VALUES))
    context.destroy()
    del twice
    gc.collect()


@on_fake_driver
def test_without_an_array(driver):
    driver.primary()
    filled = devices.fill(3, 1.5)
    assert (filled.shape, filled.device, elements(filled)) == ((3,), "cuda:0", [1.5] * 3)
    with driver.context(1):
        assert devices.fill(2, 1.0).device == "cuda:1"
    assert devices.fill(0, 1.0).shape == (0,)


@on_fake_driver
def test_empty_arrays_do_not_decide_the_place_where_others_can(driver):
    full = driver.context(1).array(VALUES[:0])
    empty, result = devices.doubled(full)
    assert (empty, result.shape) == (0, (0,))


@on_fake_driver
def test_host_and_device_at_once(driver):
    array = driver.context().array(VALUES)
    twice, totals = devices.spread(array)
    assert type(totals) is np.ndarray
    assert totals.tolist() == VALUES.tolist()
    assert elements(twice) == (2 * VALUES).tolist()


@on_fake_driver
def test_out_on_a_device(driver):
    context, other = driver.context(), driver.context(1)
    array, out = context.array(VALUES), context.array(np.zeros(100))
    assert devices.doubled(array, out=out)[1] is out
    assert elements(out) == (2 * VALUES).tolist()
    assert devices.doubled(array, out=array)[1] is array
    for refused, error, words in (
        (np.zeros(100), TypeError, "is on `cpu`, and the result is on a device"),
        (context.array(np.zeros(99)), ValueError, r"has the shape \(99,\)"),
        (context.array(np.zeros(100, "f4")), TypeError, "is of float32"),
        (context.array(np.zeros(200)[::2]), ValueError, "not contiguous"),
        (other.array(np.zeros(100)), ValueError, "on two devices"),
        (Handle(ptr=array.address + 8, shape=(100,)), ValueError, "shares memory with `v_d`"),
    ):
        with pytest.raises(error, match=words):
            devices.doubled(array, out=refused)
    assert elements(array) == (2 * VALUES).tolist()


def library(name, driver, log):
    """A replacement of a library's module, whose arrays are in the current context."""

    class Made:
        def __init__(self, shape, dtype="float64", **keywords):
            log.append((tuple(shape), str(dtype), driver.current(), keywords))
            memory = driver.handle("cuMemAlloc_v2", ctypes.c_size_t(8 * max(int(np.prod(shape)), 1)))
            made = placed(np.zeros(shape), lambda _: memory, {})
            self.__cuda_array_interface__ = made.__cuda_array_interface__
            self.allocator = "the pool"
            self.shape = shape

    Made.__module__ = name
    module = types.ModuleType(name)
    module.empty = module.device_array = module.GPUArray = module.ndarray = Made
    module.float64 = "float64"
    module.Tensor = object
    return module


LIBRARIES = {
    "cupy": (["cupy"], {}),
    "torch": (["torch"], {"device": "cuda:1"}),
    "numba": (["numba", "numba.cuda"], {}),
    "pycuda": (["pycuda", "pycuda.gpuarray"], {"allocator": "the pool"}),
}


@pytest.mark.parametrize("name", LIBRARIES)
@on_fake_driver
def test_each_library_makes_its_own_in_the_owners_context(driver, name):
    names, keywords = LIBRARIES[name]
    log = []
    module = library(names[-1], driver, log)
    for package in names:
        sys.modules[package] = module
    module.cuda = module
    context = driver.context(1)
    array = context.array(VALUES)
    like = module.empty.__new__(module.empty)
    like.__cuda_array_interface__ = array.__cuda_array_interface__
    like.allocator = "the pool"
    if name == "pycuda":
        like.gpudata, like.dtype, like.shape, like.strides = array.address, VALUES.dtype, (100,), (8,)
        module.empty.gpudata = property(lambda self: None if "shape" not in vars(self) else array.address)
        module.empty.gpudata = array.address
    _, twice = devices.doubled(like)
    assert type(twice) is module.empty
    (shape, dtype, current, said), *more = log
    assert (shape, dtype, current) == ((100,), "float64", context.handle)
    assert (said, more) == (keywords, [])
    assert driver.current() == 0


@on_fake_driver
def test_a_tensor_of_the_arguments_type_and_shape_is_made_by_empty_like(driver):
    log = []
    module = sys.modules["torch"] = library("torch", driver, log)
    module.Tensor = module.empty
    module.empty_like = lambda like: module.empty(like.shape, made_by="empty_like")
    context = driver.context()
    array = context.array(VALUES)
    derived = type("Derived", (module.Tensor,), {"__module__": "torch"})
    for cls, keywords in ((module.Tensor, {"made_by": "empty_like"}), (derived, {"device": "cuda:0"})):
        like = cls.__new__(cls)
        like.__cuda_array_interface__, like.shape = array.__cuda_array_interface__, (100,)
        log.clear()
        _, twice = devices.doubled(like)
        [(shape, _, current, said)] = log
        assert (shape, current, said) == ((100,), context.handle, keywords)
        assert elements(twice) == (2 * VALUES).tolist()


@on_fake_driver
def test_a_context_that_is_current_is_not_entered_to_make_a_result(driver):
    log = []
    module = sys.modules["cupy"] = library("cupy", driver, log)
    context = driver.context()
    like = module.empty.__new__(module.empty)
    like.__cuda_array_interface__ = context.array(VALUES).__cuda_array_interface__
    pushes = []
    for _ in range(2):
        with driver.recorded() as calls:
            devices.doubled(like)
        pushes.append(sum(call.name == "cuCtxPushCurrent_v2" for call in calls))
        driver.cu("cuCtxPushCurrent_v2", ctypes.c_uint64(context.handle))
    driver.cu("cuCtxPopCurrent_v2", ctypes.byref(ctypes.c_uint64()))
    driver.cu("cuCtxPopCurrent_v2", ctypes.byref(ctypes.c_uint64()))
    # The call of C++ enters the context in any case.
    assert pushes == [2, 1]
    assert [current for _, _, current, _ in log] == 2 * [context.handle]


def made(context):
    array = context.array(VALUES, stream=context.stream())

    def call(kept):
        count, twice = devices.doubled(array)
        kept.append(twice)  # freed later, when no call fails
        return count, elements(twice)

    return call, (100, (2 * VALUES).tolist())


def given(context):
    array, out = context.array(VALUES, stream=context.stream()), context.array(VALUES)

    def call(_):
        assert devices.doubled(array, out=out)[1] is out
        return elements(out)

    return call, (2 * VALUES).tolist()


def made_beside_one_of_the_hosts(context):
    array = context.array(VALUES)

    def call(kept):
        twice, totals = devices.spread(array)
        kept.append(twice)
        return elements(twice), totals.tolist()

    return call, ((2 * VALUES).tolist(), VALUES.tolist())


def of_one_length(context):
    x, y, total = (context.array(VALUES, stream=context.stream()) for _ in range(3))

    def call(_):
        devices.add(x, y, total)
        return elements(total)

    return call, (2 * VALUES).tolist()


def of_extents_and_strides(context):
    factors, rows = context.array(np.ones(10)), context.array(VALUES.reshape(10, 10)[:, :4])

    def call(_):
        devices.scale_rows(factors, rows)
        return elements(rows)[:4]

    return call, VALUES[:4].tolist()


FUNCTIONS = {
    function.__name__: function
    for function in (made, given, made_beside_one_of_the_hosts, of_one_length, of_extents_and_strides)
}


@pytest.mark.parametrize("code", [OUT_OF_MEMORY, 999])
@pytest.mark.parametrize("name", FUNCTIONS)
@on_fake_driver
def test_each_call_of_the_driver_fails_once(driver, name, code):
    context = driver.context()
    call, right = FUNCTIONS[name](context)
    kept = []
    assert call(kept) == right
    kept.clear()
    gc.collect()
    before, failed = driver.alive("device"), []
    for count in itertools.count(1):
        failed.append(driver.fail_once(lambda: call(kept), right, count, code))
        kept.clear()
        gc.collect()
        assert driver.alive("device") == before
        assert driver.alive("events") == 0
        if not failed[-1]:
            break
    allocates = name.startswith("made")
    wanted = {"cuPointerGetAttributes", "cuCtxPushCurrent_v2"} | ({"cuMemAlloc_v2"} if allocates else set())
    assert wanted <= set(failed)
    assert call(kept) == right


@on_fake_driver
def test_streams_wait_for_each_other(driver):
    context = driver.context()
    mine, named = context.stream(), context.stream()
    array = context.array(np.zeros(100), stream=mine)
    context.write_later(mine, array, VALUES)
    _, twice = devices.doubled(array)
    assert elements(twice) == (2 * VALUES).tolist()
    other = context.array(np.zeros(100))
    context.write_later(named, other, VALUES)
    assert elements(devices.doubled(other, stream=named)[1]) == (2 * VALUES).tolist()
    assert elements(devices.doubled_on(array)) == (2 * VALUES).tolist()


@on_fake_driver
def test_too_large_a_result(driver):
    driver.primary()
    with pytest.raises(MemoryError, match="argument `filled_d`: the result has more bytes than there are"):
        devices.fill(1 << 62, 1.0)
