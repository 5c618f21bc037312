"""The tensors that quaff reads by DLPack, and those that it refuses. `producers` has lying tensors.

In any case, a tensor is given back once: by quaff, or by the capsule in which it was left.
"""

import enum

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.lib.stride_tricks import as_strided

import quaff
from producers import (
    CPU,
    CUDA,
    DTYPES,
    FLAG_IS_COPIED,
    FLAG_READ_ONLY,
    MANAGED,
    PINNED,
    WAYS,
    Lent,
    Managed,
    OldTensor,
    Tensor,
    given_back,
)


@st.composite
def layouts(draw):
    """A view of a buffer, in elements: offset, shape, strides."""
    shape = draw(st.lists(st.integers(0, 4), max_size=4))
    strides = draw(st.lists(st.integers(-7, 7), min_size=len(shape), max_size=len(shape)))
    # The middle of the buffer is farther from its ends than any of these reaches.
    return draw(st.integers(0, 5)), shape, strides


BUFFER = np.arange(256.0) - 37
MIDDLE = 125


@given(layouts(), st.sampled_from(WAYS), st.sampled_from(["float32", "float64"]))
def test_every_layout_sums_up_as_numpy_sums(layout, way, dtype):
    offset, shape, strides = layout
    buffer = BUFFER.astype(dtype)
    expected = as_strided(
        buffer[MIDDLE + offset :], shape, [stride * buffer.itemsize for stride in strides], writeable=False
    )
    tensor = way(
        buffer[MIDDLE:], ndim=len(shape), shape=shape, strides=strides, byte_offset=offset * buffer.itemsize
    )
    info = quaff.inspect(tensor)
    assert (info.protocol, info.device, info.stream) == ("dlpack", "cpu", None)
    assert (info.shape, info.strides, info.dtype) == (tuple(shape), expected.strides, dtype)
    # Integers, whose sum is exact in any order.
    assert quaff.sum(tensor) == expected.sum(dtype="float64")
    assert given_back(tensor)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_dtype(way, dtype):
    assert quaff.inspect(way(np.ones(3, dtype))).dtype == dtype


@pytest.mark.parametrize(
    ("code", "bits", "lanes", "given", "fix"),
    [
        (2, 128, 1, "float128", "convert it to float64"),
        (2, 32, 4, "float32x4", "convert it to float32"),
        (4, 32, 1, "bfloat32", "convert it to float32"),
        (5, 32, 1, "complex32", "convert it to complex128"),
        (10, 8, 1, "float8_e4m3fn", "convert it to float32"),
        (15, 6, 1, "float6_e2m3fn", "convert it to float32"),
        (17, 4, 1, "float4_e2m1fn", "convert it to float32"),
        (0, 4, 1, "int4", None),
        (1, 12, 1, "uint12", None),
        (0, 128, 1, "int128", None),
        (2, 33, 1, "float33", "convert it to float32"),
        (6, 1, 1, "bool1", None),
        (3, 64, 1, "DLPack code 3 with 64 bits", None),
        (200, 8, 1, "DLPack code 200 with 8 bits", None),
        (2, 64, 0, "float64x0", "convert it to float32"),
    ],
)
@pytest.mark.parametrize("way", WAYS)
def test_unsupported_element_type_is_refused(way, code, bits, lanes, given, fix):
    tensor = way(code=code, bits=bits, lanes=lanes)
    with pytest.raises(TypeError) as refusal:
        quaff.inspect(tensor)
    end = f"element type `{given}` is not supported" + (f"; {fix}" if fix else "")
    assert str(refusal.value) == f"`inspect`: argument `array`: {end}"
    assert given_back(tensor)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("lie", "error", "message"),
    [
        ({"ndim": -1}, BufferError, "has -1 dimensions"),
        ({"ndim": 65}, BufferError, "has 65 dimensions"),
        ({"shape": None}, BufferError, "has dimensions, but no shape"),
        ({"shape": [-3]}, BufferError, "negative length"),
        ({"data": None}, BufferError, "3 elements at address 0"),
        ({"data": None, "byte_offset": 8}, BufferError, "3 elements at address 0"),
        ({"byte_offset": 2**64 - 8}, ValueError, "beyond any address"),
        ({"shape": [2**62, 2**62], "strides": [1, 1], "ndim": 2}, ValueError, "beyond any address"),
        ({"strides": [2**62 - 1]}, ValueError, "beyond any address"),
        ({"strides": [2**60]}, ValueError, "beyond any address"),
        ({"strides": [-(2**63)]}, ValueError, "beyond any address"),
        ({"device_type": 8, "says": CPU}, BufferError, r"kind 8 \(Metal\)"),
        ({"device_type": 0, "says": CPU}, BufferError, r"kind 0 \(unknown to quaff\)"),
        ({"device_type": 2, "device_id": -1, "says": CPU}, BufferError, "CUDA device -1"),
    ],
)
def test_a_tensor_that_contradicts_itself_is_refused(way, lie, error, message):
    tensor = way(**lie)
    with pytest.raises(error, match=message):
        quaff.inspect(tensor)
    assert given_back(tensor)


def test_empty_tensors_may_lie_at_address_0_with_any_strides():
    for way in WAYS:
        lie = {"data": None, "ndim": 3, "shape": [2**62, 0, 2**62], "strides": [2**63 - 1, -(2**63), 7]}
        assert quaff.inspect(way(**lie)).shape == (2**62, 0, 2**62)
        assert quaff.sum(way(**lie)) == 0.0


def test_a_dimension_of_length_1_may_have_any_stride():
    assert quaff.sum(Tensor(ndim=2, shape=[1, 3], strides=[2**63 - 1, 1])) == 3.0


def test_a_tensor_without_dimensions_may_leave_out_shape_and_strides():
    for way in WAYS:
        assert quaff.sum(way(np.array(2.5), shape=None, strides=None)) == 2.5


def test_a_broadcast_tensor_of_2_to_the_60_elements():
    tensor = Tensor(np.ones(1), ndim=2, shape=[2**30, 2**30], strides=[0, 0])
    assert quaff.sum(tensor) == 2.0**60


def test_left_out_strides_are_those_of_c_order_before_version_1_2():
    lie = {"ndim": 2, "shape": [2, 3], "strides": None}
    memory = np.arange(6.0)
    for tensor in (Tensor(memory, version=(1, 1), **lie), OldTensor(memory, **lie)):
        assert quaff.inspect(tensor).strides == (24, 8)
    for tensor in (Tensor(memory, version=(1, 2), **lie), Managed(memory, **lie), Lent(memory, **lie)):
        with pytest.raises(BufferError, match=r"allows only before 1\.2"):
            quaff.inspect(tensor)
        assert given_back(tensor)


def test_read_only_and_copied_tensors_are_not_to_be_written():
    assert not quaff.inspect(Tensor()).readonly
    assert quaff.inspect(Tensor(flags=FLAG_READ_ONLY)).readonly
    assert quaff.inspect(Tensor(flags=FLAG_IS_COPIED)).readonly
    assert quaff.inspect(Managed(flags=FLAG_READ_ONLY)).readonly


def test_tensors_are_written_in_place(example):
    for way in WAYS:
        tensor = way(np.arange(3.0))
        example.scale(tensor, 2.0)
        assert tensor.memory.tolist() == [0.0, 2.0, 4.0]
        assert given_back(tensor)


@pytest.mark.parametrize("flag", [FLAG_READ_ONLY, FLAG_IS_COPIED])
def test_writing_to_what_is_read_only_or_a_copy_is_refused(example, flag):
    for way in (Tensor, Managed):
        tensor = way(flags=flag)
        with pytest.raises(ValueError, match="the array is read-only"):
            example.scale(tensor, 2.0)
        assert given_back(tensor)


def test_jax_arrays_are_read_only_though_their_capsules_do_not_say_so():
    array = type("ArrayImpl", (OldTensor,), {"__module__": "jaxlib._jax"})()
    assert quaff.inspect(array).readonly


def test_unknown_minor_version_and_flags_are_taken():
    assert quaff.sum(Tensor(version=(1, 99), flags=1 << 40)) == 3.0


@pytest.mark.parametrize("way", [Tensor, Managed])
def test_another_major_version_is_refused_and_given_back(way):
    # The fields after the flags must not be read.
    tensor = way(version=(2, 0), ndim=2**31 - 1, shape=None, device_type=77, says=CPU)
    with pytest.raises(BufferError, match=r"is of DLPack 2\.0, and quaff supports version 1"):
        quaff.inspect(tensor)
    assert given_back(tensor)


def test_the_newest_version_is_asked_for_and_then_none():
    new, old = Tensor(), OldTensor()
    quaff.inspect(new)
    quaff.inspect(old)
    assert new.asked == [{"max_version": (1, 3)}]
    assert old.asked == [{}]


@pytest.mark.parametrize(
    ("device", "asked"), [(CPU, {}), (PINNED, {}), (CUDA, {"stream": 1}), (MANAGED, {"stream": 1})]
)
def test_a_stream_is_named_where_there_are_streams(device, asked):
    kind, number = device
    new, old = Tensor(device_type=kind, device_id=number), OldTensor(device_type=kind, device_id=number)
    assert quaff.inspect(new).stream == quaff.inspect(old).stream == asked.get("stream")
    assert new.asked == [{"max_version": (1, 3)} | asked]
    assert old.asked == [asked]


@pytest.mark.parametrize(
    ("device", "shown"),
    [(CPU, "cpu"), (PINNED, "cpu"), (CUDA, "cuda:0"), ((2, 5), "cuda:5"), (MANAGED, "cuda")],
)
@pytest.mark.parametrize("way", WAYS)
def test_device(way, device, shown):
    kind, number = device
    tensor = way(device_type=kind, device_id=number)
    assert quaff.inspect(tensor).device == shown
    assert given_back(tensor)


def test_pinned_memory_is_the_hosts():
    for way in WAYS:
        assert quaff.sum(way(device_type=PINNED[0])) == 3.0
    # PyTorch reports this for a tensor's memory, but not in the tensor.
    assert quaff.sum(Tensor(says=PINNED)) == 3.0


@pytest.mark.parametrize(("says", "fields"), [(CPU, CUDA), (CUDA, CPU), ((2, 1), CUDA), (MANAGED, CUDA)])
def test_a_tensor_on_another_device_than_said_is_refused(says, fields):
    tensor = Tensor(says=says, device_type=fields[0], device_id=fields[1])
    with pytest.raises(BufferError, match="on another device than its `__dlpack_device__` says"):
        quaff.inspect(tensor)
    assert given_back(tensor)


@pytest.mark.parametrize("says", [(10, 0), (8, 0), (14, 1), (0, 0), (-1, 0), (2, -1)])
def test_an_unknown_device_is_refused_before_the_tensor_is_asked_for(says):
    tensor = Tensor(says=says)
    with pytest.raises(BufferError, match=f"kind {says[0]}|CUDA device -1"):
        quaff.inspect(tensor)
    assert tensor.asked == []


@pytest.mark.parametrize("says", [None, 1, (1,), "cpu", (1.0, 0), (2**40, 0)])
def test_a_device_that_is_no_pair_of_integers_is_refused(says):
    tensor = Tensor()
    tensor.device = says
    with pytest.raises(TypeError, match=r"`__dlpack_device__` returned a `.*`, not two integers"):
        quaff.inspect(tensor)


def test_the_kind_of_device_may_be_an_enum():
    tensor = Tensor(says=(enum.IntEnum("DLDeviceType", {"CPU": 1}).CPU, 0))
    assert quaff.sum(tensor) == 3.0
