"""The ways in which DLPack tensors reach quaff: capsules, tables of C functions, and several libraries."""

import sys
import threading

import array_api_strict
import numpy as np
import pytest
import tvm_ffi
import tvm_ffi.core

import quaff
from producers import (
    CPU,
    CUDA,
    DTYPES,
    WAYS,
    Lent,
    Managed,
    OldTensor,
    Tensor,
    exchange_table,
    exchange_type,
)


@pytest.mark.parametrize("newest", [Tensor, OldTensor])
def test_a_deleter_may_be_missing(newest):
    assert quaff.sum(newest(deleter=False)) == 3.0


@pytest.mark.parametrize("way", [Tensor, OldTensor, Managed])
def test_the_deleter_runs_once_and_on_the_calling_thread(way):
    # Long enough that the sum runs on several threads, without the GIL.
    tensor, sums = way(np.ones(2**18)), []
    caller = threading.Thread(target=lambda: sums.append(quaff.sum(tensor)))
    caller.start()
    caller.join()
    assert sums == [2.0**18]
    assert tensor.deleted == [caller.ident]


class Exporting:
    """Returns any object that a test requests instead of a capsule."""

    def __init__(self, returned):
        self.returned = returned

    def __dlpack_device__(self):
        return CPU

    def __dlpack__(self, **_):
        if isinstance(self.returned, Exception):
            raise self.returned
        return self.returned


@pytest.mark.parametrize("returned", [None, 7, b"dltensor"])
def test_what_is_no_capsule_is_refused(returned):
    with pytest.raises(TypeError, match=r"`__dlpack__` returned a `.*`, not a capsule"):
        quaff.inspect(Exporting(returned))


def test_a_consumed_capsule_is_refused():
    source = Tensor()
    capsule = source.__dlpack__()
    assert quaff.sum(Exporting(capsule)) == 3.0
    with pytest.raises(ValueError, match="a capsule that was consumed before"):
        quaff.sum(Exporting(capsule))
    assert len(source.deleted) == 1


@pytest.mark.parametrize("name", [b"dltensor_v2", b"", None, b"\xff"])
def test_a_capsule_of_another_name_is_refused(name):
    with pytest.raises(BufferError, match=r"a capsule called `.*`, not one of DLPack's"):
        quaff.inspect(Tensor(name=name))


@pytest.mark.parametrize(
    "error", [BufferError("no"), RuntimeError("needs grad"), TypeError("mine"), AttributeError("x")]
)
def test_an_error_of_the_exporter_is_passed_on(error):
    with pytest.raises(type(error)) as raised:
        quaff.sum(Exporting(error))
    assert raised.value is error
    assert error.__notes__ == ["raised by `sum`: argument `arr`"]


def test_an_attribute_error_of_a_property_means_no_such_protocol():
    class Without(bytearray):
        @property
        def __dlpack__(self):
            raise AttributeError("not on this device")

    assert quaff.inspect(Without(b"abc")).protocol == "buffer"


@pytest.mark.parametrize("name", ["__dlpack__", "__dlpack_device__"])
def test_half_a_protocol_is_none(name):
    half = type("Half", (), {name: lambda self: None})
    with pytest.raises(TypeError, match="expected an array, got `Half`"):
        quaff.inspect(half())


def test_classes_are_no_arrays():
    for array_class in (np.ndarray, Tensor, Managed):
        with pytest.raises(TypeError, match="expected an array, got `type`"):
            quaff.inspect(array_class)


def test_c_functions_are_preferred():
    tensor = Managed()
    assert quaff.sum(tensor) == 3.0
    assert (tensor.ways, tensor.asked) == (["managed"], [])


def test_only_pytorch_lends():
    derived = type("Derived", (Lent,), {"__module__": "users.own"})
    tensors = Lent(), derived(), Managed()
    for tensor in tensors:
        assert quaff.sum(tensor) == 3.0
    assert [tensor.ways for tensor in tensors] == [["lent"], ["lent"], ["managed"]]
    without = exchange_type(exchange_table(lend=None), module="torch.nn.parameter")()
    assert (quaff.sum(without), without.ways) == (3.0, ["managed"])


def test_c_functions_name_the_stream():
    assert quaff.inspect(Managed(device_type=2, device_id=0)).stream == 1
    assert quaff.inspect(Managed(device_type=2, device_id=3)).stream == 0x3000
    assert quaff.inspect(Lent(device_type=2, device_id=3)).stream == 0x3000


def test_tensors_that_require_gradients_are_asked_through_their_method():
    tensor = Lent()
    tensor.requires_grad = True
    assert (quaff.sum(tensor), tensor.ways, len(tensor.asked)) == (3.0, [], 1)


def test_a_lazily_negated_tensor_is_refused():
    tensor = Lent()
    tensor.negative = True
    with pytest.raises(BufferError, match=r"negative bit is set; use `\.resolve_neg\(\)`"):
        quaff.sum(tensor)


def test_an_older_table_behind_a_newer_one_is_found():
    older = exchange_table(lend=None)
    tensor = exchange_type(exchange_table(version=(2, 0), previous=older, to_managed=None))()
    assert (quaff.sum(tensor), tensor.ways) == (3.0, ["managed"])


@pytest.mark.parametrize(
    "unusable",
    [
        exchange_type(exchange_table(version=(2, 0))),
        exchange_type(exchange_table(to_managed=None)),
        exchange_type(exchange_table(current_stream=None)),
        exchange_type(name=b"another"),
    ],
)
def test_a_table_that_cannot_be_used_leaves_the_method(unusable):
    tensor = unusable()
    assert (quaff.sum(tensor), tensor.ways, len(tensor.asked)) == (3.0, [], 1)


def test_a_table_of_an_instance_is_not_looked_at():
    tensor = Tensor()
    tensor.__dlpack_c_exchange_api__ = "nonsense"
    assert quaff.sum(tensor) == 3.0


def test_c_functions_that_fail_without_an_error_are_no_crash():
    failing, nothing = Managed(), Managed()
    failing.fails, nothing.gives_nothing = True, True
    with pytest.raises(SystemError):
        quaff.sum(failing)
    with pytest.raises(BufferError, match="returned no tensor"):
        quaff.sum(nothing)


@pytest.mark.parametrize("way", WAYS)
def test_no_reference_is_kept(way):
    tensor, refused = way(), way(code=5)
    before = sys.getrefcount(tensor), sys.getrefcount(refused)
    for _ in range(100):
        quaff.sum(tensor)
        with pytest.raises(TypeError):
            quaff.sum(refused)
    assert (sys.getrefcount(tensor), sys.getrefcount(refused)) == before


class OnlyDlpack:
    """A NumPy array that offers DLPack and none of its other protocols."""

    def __init__(self, array):
        self.array = array

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()

    def __dlpack__(self, **keywords):
        return self.array.__dlpack__(**keywords)


@pytest.mark.parametrize("dtype", DTYPES)
def test_numpy_as_producer(dtype):
    array = np.arange(24).astype(dtype).reshape(2, 3, 4)[:, ::-1].transpose(2, 0, 1)
    info = quaff.inspect(OnlyDlpack(array))
    assert (info.protocol, info.dtype, info.shape, info.strides) == (
        "dlpack",
        dtype,
        array.shape,
        array.strides,
    )


def test_numpys_read_only_arrays_are_read_only():
    array = np.arange(3.0)
    array.flags.writeable = False
    assert quaff.inspect(OnlyDlpack(array)).readonly
    assert quaff.sum(OnlyDlpack(array)) == 3.0


def test_numpys_refusal_is_passed_on():
    with pytest.raises(BufferError, match="native byte order") as error:
        quaff.sum(OnlyDlpack(np.ones(2, ">f8")))
    assert error.value.__notes__ == ["raised by `sum`: argument `arr`"]


def test_numpys_arrays_are_given_back():
    array = np.arange(3.0)
    before = sys.getrefcount(array)
    for _ in range(100):
        quaff.sum(OnlyDlpack(array))
        with pytest.raises(TypeError):
            quaff.sum(OnlyDlpack(array.astype("float16")))
    assert sys.getrefcount(array) == before


def test_array_api_strict_as_producer():
    values = array_api_strict.reshape(array_api_strict.arange(6, dtype=array_api_strict.float64), (2, 3))
    assert quaff.inspect(values.T).protocol == "dlpack"
    assert quaff.sum(values.T) == 15.0


def test_tvm_ffi_as_producer():
    array = np.arange(24.0).reshape(4, 6)[::2, ::-1]
    tensor = tvm_ffi.from_dlpack(array)
    info = quaff.inspect(tensor)
    assert (info.protocol, info.shape, info.strides) == ("dlpack", array.shape, array.strides)
    assert quaff.sum(tensor) == array.sum()


def test_the_c_functions_of_tvm_ffi():
    """The layouts of the structs, compared with those of another user of the header."""
    array = np.arange(24, dtype="float32").reshape(4, 6)[::2, ::-1]
    tensor = tvm_ffi.core.DLTensorTestWrapper(tvm_ffi.from_dlpack(array))
    assert "__dlpack_c_exchange_api__" in type(tensor).__dict__
    info = quaff.inspect(tensor)
    assert (info.dtype, info.shape, info.strides, info.device) == ("float32", (2, 6), array.strides, "cpu")
    before = sys.getrefcount(tensor)
    for _ in range(100):
        assert quaff.sum(tensor) == array.sum()
    assert sys.getrefcount(tensor) == before


def test_the_stream_that_a_caller_names_is_made_to_wait():
    tensor = Tensor(np.empty(0), device_type=CUDA[0])
    assert quaff.sum(tensor, stream=2) == 0.0
    assert tensor.asked == [{"max_version": (1, 3), "stream": 2}]
