"""Arrays as results: their library, `out=`, and results that cannot be made."""

import array
import gc
import sys

import array_api_strict
import numpy as np
import pytest
import tvm_ffi

from producers import OldTensor, Tensor
from programs import run

TOTALS = {"float32": np.float32, "float64": np.float64, "int16": np.int16}


@pytest.mark.parametrize("dtype", TOTALS)
@pytest.mark.parametrize("shape", [(3,), (2, 3), (2, 1, 2), (), (0,), (2, 0)])
def test_a_result_has_the_shape_and_dtype_of_the_arrays(example, dtype, shape):
    x = np.arange(np.prod(shape), dtype=dtype).reshape(shape)
    total = example.plus(x, x)
    assert type(total) is np.ndarray
    assert (total.shape, total.dtype) == (shape, np.dtype(dtype))
    assert total.flags.c_contiguous
    assert total.flags.writeable
    assert np.array_equal(total, x + x)


def test_arrays_of_any_layout_give_one_in_c_order(example):
    x = np.arange(12.0).reshape(3, 4).T[::-1]
    assert np.array_equal(example.plus(x, x), x + x)


def test_extents_come_from_arrays_by_name(example):
    matrix = np.arange(6.0).reshape(2, 3)
    total, flipped, sums = example.flip(matrix)
    assert (total, sums.tolist()) == (15.0, [3.0, 12.0])
    assert np.array_equal(flipped, matrix[::-1])
    p, q = np.arange(6.0).reshape(2, 3), np.arange(12.0).reshape(3, 4)
    assert np.array_equal(example.product(p, q), p @ q)
    with pytest.raises(ValueError, match="`m` is axis 0 of the first and axis 1"):
        example.product(p, p)


def test_a_length_is_read_once(example):
    class Grows:
        length = 1

        def __index__(self):
            self.length *= 4
            return self.length

    found = example.ones(Grows())
    assert np.array_equal(found, np.ones(len(found)))


def test_an_out_that_a_length_resizes_is_refused(example):
    out = np.zeros(3)

    class Resizes:
        def __index__(self):
            out.resize(1000, refcheck=False)
            return 3

    with pytest.raises((ValueError, BufferError)):
        example.ones(Resizes(), out=out)


def test_out_where_there_is_no_result_is_refused(example):
    out = np.zeros(1, bool)
    assert example.negate(True) is False
    with pytest.raises(TypeError, match="`negate`: argument `out`: the function has no array to write"):
        example.negate(False, out=out)
    assert not out[0]


def test_a_length_that_no_array_has_is_passed(example):
    assert example.ones(3).tolist() == [1, 1, 1]
    assert example.ones(0).shape == (0,)
    assert example.ones(length=np.int8(2)).tolist() == [1, 1]
    with pytest.raises(ValueError, match="`ones`: argument `length`: -1 is not a valid array length"):
        example.ones(-1)
    with pytest.raises(TypeError, match="argument `length`: expected an integer, got `float`"):
        example.ones(2.5)


def test_what_is_too_large_to_allocate_is_a_memory_error(example):
    for length in (1 << 62, (1 << 63) - 1):
        with pytest.raises(
            MemoryError, match="`ones`: argument `filled`: the result has more bytes than there are"
        ):
            example.ones(length)
    with pytest.raises(MemoryError, match="`ones`: argument `filled`: "):
        example.ones(1 << 55)
    wide = np.lib.stride_tricks.as_strided(np.ones(1), (1 << 30, 1 << 29), (0, 0))
    with pytest.raises(MemoryError, match="`flip`: argument `flipped`"):
        example.flip(wide)


def test_bools_are_bools(example):
    flags = np.array([0, 2, 255], np.uint8).view(bool)
    assert example.negate(flags).view(np.uint8).tolist() == [1, 0, 0]
    out = np.full(3, 255, np.uint8).view(bool)
    assert example.negate(flags, out=out) is out
    assert out.view(np.uint8).tolist() == [1, 0, 0]


def test_an_array_of_the_callers(example):
    x, out = np.arange(3.0), np.empty(3)
    assert example.plus(x, x, out=out) is out
    assert out.tolist() == [0, 2, 4]
    assert example.plus(x, x, out=None) is not out
    with pytest.raises(TypeError, match=r"`plus` takes 2 arguments, got 3: pass an array for .* as `out=`$"):
        example.plus(x, x, out)
    with pytest.raises(TypeError, match=r"`plus` takes 2 arguments, got 1$"):
        example.plus(x)
    buffer = array.array("d", [0, 0, 0])
    assert example.plus(x, x, out=buffer) is buffer
    assert buffer.tolist() == [0, 2, 4]
    filled = np.zeros(2)
    assert example.ones(2, out=filled) is filled


def test_arrays_of_the_callers_for_some_results(example):
    matrix, sums = np.ones((2, 2)), np.empty(2)
    total, flipped, given = example.flip(matrix, out=(None, sums))
    assert given is sums
    assert (total, flipped.tolist(), sums.tolist()) == (4, [[1, 1], [1, 1]], [2, 2])


def test_the_elements_that_a_result_is_made_of_may_be_overwritten(example):
    x = np.arange(3.0)
    assert example.plus(x, x, out=x) is x
    assert x.tolist() == [0, 2, 4]
    other = x[:]
    assert example.plus(x, np.ones(3), out=other) is other
    matrix = np.arange(4.0).reshape(2, 2)
    example.flip(matrix.copy(), out=(matrix, None))


def read_only(values):
    values.flags.writeable = False
    return values


x = np.arange(4.0)
square = np.arange(4.0).reshape(2, 2)
REFUSED = {
    "another dtype": (
        lambda e: e.plus(x, x, out=np.empty(4, "f4")),
        TypeError,
        "is of float32, and the result is of float64",
    ),
    "another byte order": (
        lambda e: e.plus(x, x, out=np.empty(4, ">f8")),
        TypeError,
        "argument `total`: element type",
    ),
    "another length": (
        lambda e: e.plus(x, x, out=np.empty(3)),
        ValueError,
        r"has the shape \(3,\), and the result has \(4,\)",
    ),
    "another shape": (
        lambda e: e.plus(x, x, out=np.empty((2, 2))),
        ValueError,
        r"the shape \(2, 2\)",
    ),
    "a scalar": (
        lambda e: e.plus(x, x, out=np.empty(())),
        ValueError,
        r"the shape \(\)",
    ),
    "strides": (
        lambda e: e.plus(x, x, out=np.empty(8)[::2]),
        ValueError,
        "not contiguous",
    ),
    "read-only": (
        lambda e: e.plus(x, x, out=read_only(np.empty(4))),
        ValueError,
        "is read-only",
    ),
    "bytes": (
        lambda e: e.plus(x, x, out=bytes(32)),
        TypeError,
        "argument `total`",
    ),
    "a list": (
        lambda e: e.plus(x, x, out=[0.0] * 4),
        TypeError,
        "argument `total`: expected an array, got `list`",
    ),
    "a tuple for one": (
        lambda e: e.plus(x, x, out=(np.empty(4),)),
        TypeError,
        "expected an array, got `tuple`",
    ),
    "one for two": (
        lambda e: e.flip(square, out=np.empty((2, 2))),
        TypeError,
        "has 2 results: pass a tuple of 2 arrays",
    ),
    "three for two": (
        lambda e: e.flip(square, out=(None,) * 3),
        TypeError,
        "has 2 results",
    ),
    "a part of an input": (
        lambda e: e.plus(x[:3], x[:3], out=x[1:]),
        ValueError,
        "shares memory with `x`",
    ),
    "an input of other extents": (
        lambda e: e.product(square, square, out=square),
        ValueError,
        "shares memory with `p`",
    ),
    "an input whose axes are swapped": (
        lambda e: e.flip(square.T, out=(square, None)),
        ValueError,
        "shares memory with `matrix`",
    ),
    "an input that is written": (
        lambda e: e.bump(x, out=x),
        ValueError,
        "shares memory with `accumulated`",
    ),
    "one array twice": (
        lambda e: e.flip(square[:, :1], out=(np.broadcast_to(x[:1], (2, 1)), None)),
        ValueError,
        "argument `flipped`",
    ),
    "no such keyword": (
        lambda e: e.plus(x, x, outs=x),
        TypeError,
        "no keyword argument `outs`: it has `x`, `y`, `out`",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_out_is_refused_and_nothing_written(example, name):
    call, error, words = REFUSED[name]
    before = x.copy(), square.copy()
    with pytest.raises(error, match=words):
        call(example)
    assert all(map(np.array_equal, (x, square), before))


def test_two_results_are_two_arrays(example):
    memory = np.zeros(6)
    with pytest.raises(ValueError, match="argument `flipped`: the array shares memory with `sums`"):
        example.flip(square, out=(memory[:4].reshape(2, 2), memory[3:5]))
    assert not memory.any()


def test_bools_of_out_stay_as_they_are_where_the_call_is_refused(example):
    out = np.full(3, 255, np.uint8)
    with pytest.raises(ValueError, match="shares memory"):
        example.negate(out[:2].view(bool), out=out[1:].view(bool))
    assert out.tolist() == [255] * 3


def test_a_result_by_position_is_none(example):
    with pytest.raises(TypeError, match="argument"):
        example.plus(x, x, np.empty(4))


# Libraries.


def test_a_library_of_the_array_api_makes_its_own(example):
    values = array_api_strict.asarray([1.0, 2.0])
    total = example.plus(values, values)
    assert type(total) is type(values)
    assert np.from_dlpack(total).tolist() == [2, 4]
    # The library of the first argument.
    assert type(example.plus(values, np.ones(2))) is type(values)
    assert type(example.plus(np.ones(2), values)) is np.ndarray


def test_a_tensor_whose_type_makes_none_gives_numpys(example):
    tensor = tvm_ffi.from_dlpack(np.ones(2))
    assert np.from_dlpack(example.plus(tensor, tensor)).tolist() == [2, 2]
    for kind in (Tensor, OldTensor):
        assert type(example.plus(kind(), np.ones(3))) is np.ndarray


@pytest.mark.parametrize(
    "values", [array.array("d", [1, 2]), memoryview(np.ones(2)), (np.ctypeslib.ctypes.c_double * 2)(1)]
)
def test_buffers_give_numpys(example, values):
    assert type(example.plus(values, values)) is np.ndarray


class Unchanging(Tensor):
    """An array of a library whose arrays are immutable."""

    def __array_namespace__(self):
        return Namespace


class Namespace:
    float64 = "float64"
    before = staticmethod(lambda: None)

    @staticmethod
    def empty(shape, *, dtype, device):
        Namespace.before()
        return Unchanging(np.zeros(shape, dtype), flags=1)

    @staticmethod
    def from_dlpack(own):
        return Unchanging(np.from_dlpack(own))


def test_arrays_that_never_change_get_memory_that_was_written(example):
    values = Unchanging(np.arange(3.0))
    total = example.plus(values, values)
    assert isinstance(total, Unchanging)
    assert total.memory.tolist() == [0, 2, 4]
    assert total.memory.ctypes.data % 64 == 0


def test_code_of_a_library_cannot_change_an_array_under_the_call(example):
    other = np.ones(3)
    Namespace.before = staticmethod(lambda: other.resize(9, refcheck=False))
    try:
        with pytest.raises(BufferError, match="argument `y`: the array was changed"):
            example.plus(Unchanging(np.ones(3)), other)
    finally:
        Namespace.before = staticmethod(lambda: None)


def test_what_a_library_raises_is_passed_on_with_the_name(example, monkeypatch):
    def refuse():
        raise LookupError("no such memory")

    monkeypatch.setattr(Namespace, "before", staticmethod(refuse))
    with pytest.raises(LookupError, match="no such memory") as raised:
        example.plus(Unchanging(np.ones(3)), np.ones(3))
    assert raised.value.__notes__ == ["raised by `plus`: argument `total`"]


def test_a_library_that_is_half_there(example, monkeypatch):
    monkeypatch.delattr(Namespace, "float64")
    with pytest.raises(AttributeError, match="float64") as raised:
        example.plus(Unchanging(np.ones(3)), np.ones(3))
    assert raised.value.__notes__ == ["raised by `plus`: argument `total`"]


# Leaks.


def refused(call):
    try:
        call()
    except ValueError:
        return
    raise AssertionError("the call was not refused")


def test_nothing_is_left_of_what_was_made(example):
    values = np.ones(2)
    for call in (
        lambda: example.plus(values, values),
        lambda: example.flip(np.ones((2, 2))),
        lambda: refused(lambda: example.fails(values)),
        lambda: refused(lambda: example.plus(values, values, out=np.empty(3))),
        lambda: example.plus(Unchanging(np.ones(3)), np.ones(3)),
        lambda: example.plus(values, values, out=values),
    ):
        for _ in range(100):
            call()
        gc.collect()
        references, blocks = sys.getrefcount(values), sys.getallocatedblocks()
        for _ in range(1000):
            call()
        gc.collect()
        assert sys.getrefcount(values) == references
        assert sys.getallocatedblocks() - blocks < 500


WITHOUT_NUMPY = """
    import sys
    import example
    assert "numpy" not in sys.modules
    assert example.ones.__doc__
    assert "numpy" not in sys.modules
    sys.modules["numpy"] = None
    import array
    values = array.array("d", [1, 2, 3])
    total = example.plus(values, values)
    assert memoryview(total).tolist() == [2, 4, 6]
    assert example.plus(values, values, out=values) is values
    assert memoryview(example.ones(2)).tolist() == [1, 1]
    _, flipped, _ = example.flip(memoryview(array.array("d", range(6))).cast("b").cast("d", (2, 3)))
    assert memoryview(flipped).tolist() == [[3, 4, 5], [0, 1, 2]]
    try:
        example.ones(1 << 57)
    except MemoryError as error:
        assert "argument `filled`" in str(error), error
    else:
        raise AssertionError
    del sys.modules["numpy"]
    example.ones(2)
    assert type(example.ones(2)) is sys.modules["numpy"].ndarray
"""


def test_without_numpy_results_are_of_quaffs_own(example_folder):
    run(WITHOUT_NUMPY, path=[example_folder])
