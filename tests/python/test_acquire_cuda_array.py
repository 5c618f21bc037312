"""Objects that quaff reads by the CUDA array interface, and those that it refuses. The memory is not
accessed.
"""

import numpy as np
import pytest

import quaff
from producers import CudaArray, Tensor
from strategies import DTYPES

ADDRESS = 0x7F0000000000


def test_an_interface_is_seen_as_it_says():
    info = quaff.inspect(CudaArray(shape=(2, 3), strides=(-8, 16), data=(ADDRESS, True), stream=7))
    assert (info.protocol, info.device, info.dtype) == ("cuda_array_interface", "cuda", "float64")
    assert (info.shape, info.strides, info.readonly, info.stream) == ((2, 3), (-8, 16), True, 7)


@pytest.mark.parametrize("dtype", DTYPES)
def test_dtype(dtype):
    assert quaff.inspect(CudaArray(typestr=np.dtype(dtype).str)).dtype == dtype
    assert quaff.inspect(CudaArray(typestr=np.dtype(dtype).str.replace("<", "="))).dtype == dtype


@pytest.mark.parametrize("version", [0, 1, 2, 3])
def test_versions(version):
    assert quaff.inspect(CudaArray(version=version, stream=...)).shape == (3,)


@pytest.mark.parametrize("strides", [None, ...])
def test_left_out_strides_are_those_of_c_order(strides):
    assert quaff.inspect(CudaArray(shape=(2, 3), strides=strides)).strides == (24, 8)


@pytest.mark.parametrize(
    ("stream", "shown"), [(None, None), (..., None), (1, 1), (2, 2), (2**64 - 1, 2**64 - 1)]
)
def test_stream(stream, shown):
    assert quaff.inspect(CudaArray(stream=stream)).stream == shown


def test_0d_and_empty_arrays():
    assert quaff.inspect(CudaArray(shape=())).shape == ()
    empty = quaff.inspect(CudaArray(shape=(2**40, 0, 2**40), data=(0, False)))
    assert empty.shape == (2**40, 0, 2**40)


def test_numbers_may_be_numpys():
    numpys = CudaArray(shape=(np.int32(3),), strides=(np.int64(8),), data=(np.uint64(ADDRESS), np.False_))
    assert quaff.inspect(numpys).shape == (3,)


def test_a_dict_may_be_of_a_derived_class():
    array = CudaArray()
    array.__cuda_array_interface__ = type("Derived", (dict,), {})(array.__cuda_array_interface__)
    assert quaff.inspect(array).protocol == "cuda_array_interface"


def test_a_mask_that_is_none_is_none():
    assert quaff.inspect(CudaArray(mask=None)).shape == (3,)


@pytest.mark.parametrize(
    ("lie", "error", "message"),
    [
        ({"shape": ...}, BufferError, "has no `shape`"),
        ({"typestr": ...}, BufferError, "has no `typestr`"),
        ({"data": ...}, BufferError, "has no `data`"),
        ({"version": ...}, BufferError, "has no `version`"),
        ({"version": 4}, BufferError, "version 4, and quaff supports versions up to 3"),
        ({"version": -1}, ValueError, "`version` is -1, which is out of range"),
        ({"version": "3"}, TypeError, "`version`: expected an integer, got `str`"),
        ({"shape": [3]}, TypeError, "`shape` is a `list`, not a tuple of integers"),
        ({"shape": None}, TypeError, "`shape` is a `NoneType`"),
        ({"shape": (3.0,)}, TypeError, "`shape`: expected an integer, got `float`"),
        ({"shape": (-3,)}, ValueError, "`shape` has a negative length, -3"),
        ({"shape": (2**63,)}, ValueError, "`shape` has a length beyond any address"),
        ({"shape": (2**62, 2**62)}, ValueError, "beyond any address"),
        (
            {"shape": (1,) * 65},
            BufferError,
            "^`inspect`: argument `array`: the CUDA array has 65 dimensions, ",
        ),
        ({"shape": (1,) * 10**6}, BufferError, "has 1000000 dimensions, and arrays have from 0 to 64$"),
        ({"shape": (1,) * 65, "strides": (8,) * 65}, BufferError, "has 65 dimensions"),
        ({"strides": (8, 8)}, ValueError, "`strides` has 2 entries, `shape` has 1"),
        ({"strides": [8]}, TypeError, "`strides` is a `list`, not a tuple of integers"),
        ({"strides": ("8",)}, TypeError, "`strides`: expected an integer, got `str`"),
        ({"strides": (2**62 - 1,)}, ValueError, "beyond any address"),
        ({"strides": (2**63,)}, ValueError, "`strides` reaches beyond any address"),
        ({"data": ADDRESS}, TypeError, "`data` is a `int`, not a tuple of address and read-only flag"),
        ({"data": (ADDRESS,)}, TypeError, "not a tuple of address and read-only flag"),
        ({"data": (float(ADDRESS), False)}, TypeError, "`data`: expected an integer, got `float`"),
        ({"data": (None, False)}, TypeError, "`data`: expected an integer, got `NoneType`"),
        ({"data": (-1, False)}, ValueError, "`data` is -1, which is not an address"),
        ({"data": (2**64, False)}, ValueError, "which is not an address"),
        ({"data": (2**64 - 8, False)}, ValueError, "beyond any address"),
        ({"data": (0, False)}, ValueError, "3 elements at address 0"),
        ({"stream": 0}, BufferError, "`stream` is 0, which is not a stream"),
        ({"stream": -1}, ValueError, "`stream` is -1, which is out of range"),
        ({"stream": 2**64}, ValueError, "out of range"),
        ({"stream": "1"}, TypeError, "`stream`: expected an integer, got `str`"),
        ({"mask": object()}, BufferError, "has a mask"),
        ({"typestr": b"<f8"}, TypeError, "`typestr` is a `bytes`, not a str"),
    ],
)
def test_an_interface_that_contradicts_itself_or_the_protocol_is_refused(lie, error, message):
    with pytest.raises(error, match=message):
        quaff.inspect(CudaArray(**lie))


@pytest.mark.parametrize(
    ("typestr", "fix"),
    [
        (">f8", "; use `.astype('float64')`"),
        (">i2", "; use `.astype('int16')`"),
        ("|f8", "; use `.astype('float64')`"),
        (">f2", "; use `.astype('float16')`"),
        ("<f16", "; use `.astype('float64')`"),
        ("<c32", "; use `.astype('complex128')`"),
        (">c8", "; use `.astype('complex128')`"),
        ("|V12", ""),
        ("|O8", ""),
        ("<M8[ns]", ""),
        ("<b4", ""),
        ("<f-8", ""),
        ("f8", ""),
        ("", ""),
        ("<f\u0664", ""),
    ],
)
def test_unsupported_element_type_is_refused(typestr, fix):
    with pytest.raises(TypeError) as refusal:
        quaff.inspect(CudaArray(typestr=typestr))
    assert str(refusal.value).endswith(f"element type `{typestr}` is not supported{fix}")


@pytest.mark.parametrize("interface", ["text", 1, [("shape", (3,))]])
def test_an_interface_that_is_no_dict_is_refused(interface):
    array = CudaArray()
    array.__cuda_array_interface__ = interface
    with pytest.raises(TypeError, match=r"`__cuda_array_interface__` is a `.*`, not a dict"):
        quaff.inspect(array)


class Raising:
    def __init__(self, error):
        self.error = error

    @property
    def __cuda_array_interface__(self):
        raise self.error


def test_an_attribute_error_of_the_property_means_no_such_protocol():
    with pytest.raises(TypeError, match="`Raising` has no `__cuda_array_interface__`"):
        quaff.inspect(Raising(AttributeError("a tensor of the host")))


@pytest.mark.parametrize("error", [RuntimeError("needs grad"), TypeError("sparse"), KeyError("mine")])
def test_another_error_of_the_property_is_passed_on(error):
    with pytest.raises(type(error)) as raised:
        quaff.inspect(Raising(error))
    assert raised.value is error
    assert error.__notes__ == ["raised by `inspect`: argument `array`"]


class Both(Tensor, CudaArray):
    """A tensor of device 0 that also has an interface."""

    def __init__(self):
        Tensor.__init__(self, device_type=2)
        CudaArray.__init__(self)


@pytest.mark.parametrize(
    ("module", "protocol"),
    [
        ("torch", "dlpack"),
        ("jaxlib.xla_extension", "dlpack"),
        ("vendor", "dlpack"),
        ("cupy", "cuda_array_interface"),
    ],
)
def test_dlpack_comes_first_except_for_cupy(module, protocol):
    named = type("Array", (Both,), {"__module__": module})
    derived = type("Derived", (named,), {"__module__": "users.own"})
    assert quaff.inspect(named()).protocol == quaff.inspect(derived()).protocol == protocol


def test_a_buffer_comes_last():
    class Mapped(bytearray):
        @property
        def __cuda_array_interface__(self):
            return CudaArray().__cuda_array_interface__

    assert quaff.inspect(Mapped(b"abc")).protocol == "cuda_array_interface"
