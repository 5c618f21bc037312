"""Objects that quaff reads by the buffer protocol, and those that it refuses. `exporters` has lying
exporters.
"""

import array
import ctypes
import mmap
import struct
import sys

import numpy as np
import pytest
from hypothesis import given

import quaff
from exporters import Exporter, float64s
from strategies import arrays

NATIVE = {
    "?": "bool",
    **{code: f"int{8 * struct.calcsize(code)}" for code in "bhilqn"},
    **{code: f"uint{8 * struct.calcsize(code)}" for code in "BHILQN"},
    "f": "float32",
    "d": "float64",
}
STANDARD = {code: NATIVE[code] for code in NATIVE if code not in "nN"} | {"l": "int32", "L": "uint32"}
OWN, OTHER = ("<", ">") if sys.byteorder == "little" else (">", "<")


@given(arrays())
def test_memoryview_of_every_layout_and_dtype(values):
    info = quaff.inspect(memoryview(values))
    assert info.protocol == "buffer"
    assert info.dtype == values.dtype.name
    assert info.shape == values.shape
    # NumPy's own strides, except that it replaces unused ones when it exports a buffer.
    assert info.strides == memoryview(values).strides
    assert info.readonly == (not values.flags.writeable)


@pytest.mark.parametrize("code", "bBhHiIlLqQfd")
def test_array_array(code):
    info = quaff.inspect(array.array(code, [1, 2, 3]))
    assert (info.dtype, info.shape, info.readonly) == (NATIVE[code], (3,), False)


@pytest.mark.parametrize(("data", "readonly"), [(b"abc", True), (bytearray(b"abc"), False)])
def test_bytes_are_uint8(data, readonly):
    info = quaff.inspect(data)
    assert (info.dtype, info.shape, info.readonly) == ("uint8", (3,), readonly)


@pytest.mark.parametrize(
    ("ctype", "dtype"),
    [
        (ctypes.c_float, "float32"),
        (ctypes.c_double, "float64"),
        (ctypes.c_bool, "bool"),
        (ctypes.c_int8, "int8"),
        (ctypes.c_uint16, "uint16"),
        (ctypes.c_int, "int32"),
        (ctypes.c_long, f"int{8 * ctypes.sizeof(ctypes.c_long)}"),
        (ctypes.c_ulonglong, "uint64"),
    ],
)
def test_ctypes(ctype, dtype):
    row, grid, one = (ctype * 3)(), (ctype * 3 * 2)(), ctype()
    size = ctypes.sizeof(ctype)
    assert [quaff.inspect(data).dtype for data in (row, grid, one)] == [dtype] * 3
    assert [quaff.inspect(data).shape for data in (row, grid, one)] == [(3,), (2, 3), ()]
    assert quaff.inspect(grid).strides == (3 * size, size)


def test_memoryview_cast_and_sliced():
    grid = memoryview(bytearray(96)).cast("d", (3, 4))
    info = quaff.inspect(grid)
    assert (info.dtype, info.shape, info.strides) == ("float64", (3, 4), (32, 8))
    assert quaff.inspect(memoryview(bytearray(24)).cast("d")[::-2]).strides == (-16,)
    assert quaff.inspect(grid.toreadonly()).readonly


@pytest.mark.parametrize("empty", [b"", array.array("f"), (ctypes.c_float * 0)(), np.zeros((3, 0)).data])
def test_empty_buffer(empty):
    assert 0 in quaff.inspect(empty).shape


def test_empty_buffer_may_lie_at_address_0():
    assert quaff.inspect(float64s(buf=None, len=0, shape=[0])).shape == (0,)


def test_left_out_strides_are_those_of_c_order():
    info = quaff.inspect(float64s(len=48, ndim=2, shape=[2, 3], strides=None))
    assert info.strides == (24, 8)


def test_left_out_format_is_unsigned_bytes():
    assert quaff.inspect(float64s(format=None, len=3, itemsize=1, strides=[1])).dtype == "uint8"


@pytest.mark.parametrize(
    ("format", "dtype"),
    [(prefix + code, dtype) for prefix in ("", "@") for code, dtype in NATIVE.items()]
    + [(prefix + code, dtype) for prefix in ("=", OWN) for code, dtype in STANDARD.items()],
)
def test_format(format, dtype):
    size = struct.calcsize(format)
    exporter = Exporter(len=size, itemsize=size, ndim=0, format=format.encode())
    assert quaff.inspect(exporter).dtype == dtype


@pytest.mark.parametrize("prefix", [OTHER, "!"] if OTHER == ">" else [OTHER])
def test_other_byte_order_is_refused_with_the_fix(prefix):
    with pytest.raises(TypeError, match=f"element type `{prefix}d` is not supported; use .*astype"):
        quaff.inspect(float64s(format=f"{prefix}d".encode()))
    with pytest.raises(TypeError, match=r"use `numpy\.asarray\(…\)\.astype\('int32'\)`"):
        quaff.inspect((getattr(ctypes.c_int, "__ctype_be__" if OTHER == ">" else "__ctype_le__") * 2)())


@pytest.mark.parametrize("code", "?bB")
def test_single_bytes_have_no_order(code):
    exporter = Exporter(len=3, itemsize=1, ndim=1, format=(OTHER + code).encode(), shape=[3], strides=[1])
    assert quaff.inspect(exporter).dtype == NATIVE[code]


@pytest.mark.parametrize(
    ("data", "given"),
    [
        (memoryview(np.zeros(2, "longdouble")), "longdouble"),
        (memoryview(np.zeros(2, "clongdouble")), "clongdouble"),
        ((ctypes.c_char * 2)(), "char"),
        ((ctypes.c_void_p * 2)(), "<P"),
        (memoryview(np.zeros(2, [("x", "f4")])), "T{f:x:}"),
        (memoryview(np.zeros(2, object)), "O"),
        (memoryview(np.zeros(2, "S3")), "3s"),
    ],
)
def test_unsupported_element_type_is_refused(data, given):
    with pytest.raises(TypeError) as refusal:
        quaff.inspect(data)
    assert f"element type `{given}` is not supported" in str(refusal.value)


@pytest.mark.parametrize("code", [b"", b"@", b"dd", b"2d", b" d", b"z", b"=n", b"<N", b"\xff"])
def test_malformed_format_is_refused(code):
    with pytest.raises(TypeError, match="is not supported"):
        quaff.inspect(float64s(format=code))


def test_suboffsets_are_refused():
    with pytest.raises(BufferError, match="behind pointers"):
        quaff.inspect(float64s(suboffsets=[0]))


def test_negative_suboffsets_mean_none():
    assert quaff.inspect(float64s(suboffsets=[-1])).shape == (3,)


def test_released_memoryview_raises_its_own_error():
    view = memoryview(b"abc")
    view.release()
    with pytest.raises(ValueError, match="released memoryview") as error:
        quaff.inspect(view)
    assert error.value.__notes__ == ["raised by `inspect`: argument `array`"]


def test_an_error_of_the_exporter_is_passed_on():
    closed = mmap.mmap(-1, 8)
    closed.close()
    with pytest.raises(ValueError, match="mmap closed"):
        quaff.inspect(closed)


@pytest.mark.skipif(sys.version_info < (3, 12), reason="`__buffer__` in Python code came with 3.12")
def test_an_error_of_python_code_is_passed_on():
    class Exporting:
        def __buffer__(self, flags):
            raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        quaff.inspect(Exporting())


def test_an_exporter_that_fails_without_an_error_is_no_crash():
    with pytest.raises(SystemError):
        quaff.inspect(float64s(fails=True))


@pytest.mark.parametrize(
    ("lie", "message"),
    [
        ({"len": 23}, "its shape takes 24 bytes, its length is 23"),
        ({"len": -1}, "its shape takes 24 bytes, its length is -1"),
        ({"itemsize": 4}, "format `d` means 8 bytes an element, its items have 4"),
        ({"itemsize": 0}, "its items have 0"),
        ({"format": None}, "format `B` means 1 bytes an element, its items have 8"),
        ({"buf": None}, "3 elements at address 0"),
        ({"shape": [-3]}, "negative length"),
        ({"shape": None}, "dimensions, but no shape"),
        ({"ndim": -1}, "has -1 dimensions"),
        ({"ndim": 65, "shape": [1] * 65, "strides": [8] * 65}, "has 65 dimensions"),
    ],
)
def test_a_buffer_that_contradicts_itself_is_refused(lie, message):
    exporter = float64s(**lie)
    with pytest.raises(BufferError, match=message):
        quaff.inspect(exporter)
    assert exporter.held == 0


@pytest.mark.parametrize(
    "lie",
    [
        {"ndim": 2, "shape": [2**62, 2**62], "strides": [8, 8]},
        {"shape": [2**62], "strides": [0]},
        {"strides": [2**62 - 1]},
        {"strides": [-(2**62)]},
        {"strides": [-(2**63)]},
    ],
)
def test_a_buffer_beyond_any_address_is_refused(lie):
    exporter = float64s(**lie)
    with pytest.raises(ValueError, match="beyond any address"):
        quaff.inspect(exporter)
    assert exporter.held == 0


def test_a_length_of_0_wins_over_an_overflowing_product():
    lie = {"ndim": 3, "shape": [2**62, 0, 2**62], "strides": [8, 8, 8], "len": 0}
    assert quaff.inspect(float64s(**lie)).shape == (2**62, 0, 2**62)


def test_the_buffer_is_released_after_the_call():
    values = array.array("d", [1, 2])
    quaff.inspect(values)
    values.append(3)
    exporter = float64s()
    quaff.inspect(exporter)
    assert exporter.held == 0


def test_no_reference_is_kept():
    values, refused = bytearray(b"abc"), (ctypes.c_char * 2)()
    before = sys.getrefcount(values), sys.getrefcount(refused)
    for _ in range(100):
        quaff.inspect(values)
        with pytest.raises(TypeError):
            quaff.inspect(refused)
    assert (sys.getrefcount(values), sys.getrefcount(refused)) == before
