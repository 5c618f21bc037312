"""Array arguments of functions that take a pointer and a length: read, or written in place."""

import array
import ctypes

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from producers import exchange_type
from programs import run
from strategies import DTYPES, arrays

floats = arrays(dtypes=st.just("float64"))


@given(values=floats)
def test_every_layout_is_read_in_c_order(example, values):
    expected = 0.0
    for digit in values.ravel().tolist():
        expected = 10 * expected + digit
    assert example.digits(values) == expected
    assert example.digits(memoryview(values)) == expected


@given(values=arrays())
def test_every_dtype_is_read(example, values):
    if values.size == 0:
        with pytest.raises(IndexError, match="no last element"):
            example.last(values)
    else:
        last = values.ravel()[-1].item()
        assert example.last(values) == last
        assert type(example.last(values)) is type(last)


@pytest.mark.parametrize("dtype", DTYPES)
def test_the_extremes_of_every_dtype_arrive_as_they_are(example, dtype):
    if dtype == "bool":
        extremes = [False, True]
    else:
        limits = np.finfo(dtype) if dtype.startswith("float") else np.iinfo(dtype)
        extremes = [limits.min, limits.max]
    for value in extremes:
        assert example.last(np.array([0, value], dtype)) == value


def test_several_arrays_meet_in_c_order(example):
    values = np.arange(6.0).reshape(2, 3)
    assert example.dot(values, np.asfortranarray(values)) == 55
    assert example.dot(np.asfortranarray(values), values) == 55
    assert example.dot(values.T, np.asfortranarray(values.T)) == 55


def test_contiguous_memory_is_not_copied(example):
    values = np.arange(6.0)
    for layout in (values, values.reshape(2, 3), values[2:], values.reshape(1, 6, 1), memoryview(values)):
        assert example.address(layout) == np.asarray(layout).ctypes.data
    assert example.address(values[::2]) != values.ctypes.data


def test_unaligned_memory_is_copied(example):
    values = np.zeros(33, "uint8")[1:].view("float64")
    values[:] = [1, 2, 3, 4]
    assert example.digits(values) == 1234
    assert example.address(values) % 8 == 0


@pytest.mark.parametrize(
    "values", [array.array("d", [1, 2]), (ctypes.c_double * 2)(1, 2), memoryview(np.array([2.0, 1.0]))[::-1]]
)
def test_buffers_are_read(example, values):
    assert example.digits(values) == 12
    assert example.row_sum(values) == 3


def test_readonly_arrays_are_read(example):
    values = np.arange(3.0)
    values.flags.writeable = False
    assert example.digits(values) == 12


def odd_bools():
    """Bools that no comparison makes, but `numpy.empty` and a view of bytes do."""
    return np.array([2, 0, 255, 1], "uint8").view(bool)


@pytest.mark.parametrize(
    "layout",
    [
        lambda bools: bools,
        lambda bools: bools.reshape(2, 2),
        lambda bools: bools.repeat(2)[::2],
        memoryview,
    ],
)
def test_every_byte_but_0_is_read_as_true(example, layout):
    values = odd_bools()
    assert example.count_true(layout(values)) == 3
    assert values.view("uint8").tolist() == [2, 0, 255, 1]


# Written in place


@pytest.mark.parametrize("dtype", ["int32", "float32", "float64"])
def test_the_callers_own_memory_is_written(example, dtype):
    values = np.arange(6, dtype=dtype).reshape(2, 3)
    assert example.scale(values, 2) is None
    assert values.tolist() == [[0, 2, 4], [6, 8, 10]]
    example.scale(values[1], 10)
    assert values.tolist() == [[0, 2, 4], [60, 80, 100]]


def test_buffers_are_written(example):
    own, other = array.array("d", [1, 2]), (ctypes.c_float * 2)(1, 2)
    example.scale(own, 3)
    example.scale(memoryview(other), 3)
    assert (list(own), list(other)) == ([3, 6], [3, 6])


def test_every_byte_but_0_is_true_where_bools_are_written(example):
    values = odd_bools()
    example.invert(values)
    assert values.view("uint8").tolist() == [0, 1, 0, 0]


def test_an_array_may_be_read_and_written_in_one_call(example):
    values = np.arange(4.0)
    example.add_to(values, values)
    assert values.tolist() == [0, 2, 4, 6]
    # The copy is made before the first write.
    example.add_to(values, values[::-1])
    assert values.tolist() == [6, 6, 6, 6]


def readonly():
    values = np.ones(3)
    values.flags.writeable = False
    return values


@pytest.mark.parametrize(
    ("values", "message"),
    [
        (readonly(), "the array is read-only, and the function writes it: pass a writable copy"),
        (memoryview(np.ones(3)).toreadonly(), "the array is read-only"),
        (np.broadcast_to(np.ones(1), (3,)), "the array is read-only"),
        (np.float64(1), "the array is read-only"),
        (np.ones(6)[::2], "the array is not contiguous, and the function writes it in place"),
        (np.ones(3)[::-1], "the array is not contiguous"),
        (np.ones((2, 2)).T, "the array is not contiguous"),
        (np.zeros(25, "u1")[1:].view("f8"), "the array's memory is not aligned to its elements"),
    ],
)
def test_memory_that_cannot_be_written_is_refused(example, values, message):
    before = np.array(values)
    with pytest.raises(ValueError, match=f"^`scale`: argument `out`: {message}"):
        example.scale(values, 2.0)
    assert np.array_equal(before, values)


@pytest.mark.parametrize("dtype", ["int64", "uint32", "bool"])
def test_another_dtype_is_refused_and_never_converted(example, dtype):
    values = np.ones(3, dtype)
    with pytest.raises(TypeError) as refusal:
        example.scale(values, 2)
    assert str(refusal.value) == (
        "`scale`: argument `out`: expected an array of dtype `int32`, `float64`, `float32`, "
        f"got dtype `{dtype}`: use `.astype('float64')` and copy the result back"
    )
    assert values.tolist() == [1, 1, 1]


# Dimensions: numpy.i's ARRAY1 has one, quaff's own arrays any number.


@pytest.mark.parametrize("shape", [(), (2, 3), (1, 6)])
def test_numpy_i_takes_one_dimension(example, shape):
    values = np.ones(shape)
    for function, name in [(example.row_sum, "row"), (example.negate_row, "out_row")]:
        with pytest.raises(TypeError) as refusal:
            function(values)
        assert str(refusal.value) == (
            f"`{function.__name__}`: argument `{name}`: Array must have 1 dimensions.  Given array has "
            f"{len(shape)} dimensions: pass `array.ravel()`"
        )


def test_a_copy_that_is_written_is_said_to_be_one(example):
    for values in [np.ones((2, 3)).T, np.ones((4, 6))[:, ::2]]:
        with pytest.raises(TypeError, match=r"pass `array.ravel\(\)` and copy the result back$"):
            example.negate_row(values)


def test_numpy_i_takes_any_stride_to_read_and_none_to_write(example):
    values = np.arange(6.0)
    assert example.row_sum(values[::-2]) == 9
    example.negate_row(values)
    assert values.tolist() == [0, -1, -2, -3, -4, -5]
    with pytest.raises(TypeError, match=r"A non-contiguous array was given: pass `numpy.ascontiguousarray"):
        example.negate_row(values[::2])


# Lengths


@pytest.mark.parametrize(("name", "greatest"), [("tiny_length", 2**8 - 1), ("short_length", 2**15 - 1)])
def test_an_array_longer_than_the_length_type_is_an_overflow(example, name, greatest):
    length = getattr(example, name)
    for values in (np.zeros(2 * greatest + 2), np.broadcast_to(1.0, (2, greatest + 1))):
        assert length(values.ravel()[:greatest]) == greatest
        with pytest.raises(OverflowError) as refusal:
            length(values)
        assert str(refusal.value) == (
            f"`{name}`: argument `in_`: the array has {values.size} elements, and the function's length type "
            f"counts to {greatest}: pass a part of it"
        )
        with pytest.raises(OverflowError, match=f"the array has {greatest + 1} elements"):
            length(values.ravel()[: greatest + 1])


@pytest.mark.parametrize(
    ("name", "size", "longest"),
    [("int_length", 2**31, 2**31 - 1), ("unsigned_length", 2**33, 2**32 - 1)],
)
def test_a_length_is_refused_before_the_array_is_copied(example_folder, name, size, longest):
    printed = run(
        f"""
        import resource
        resource.setrlimit(resource.RLIMIT_AS, (1 << 33, 1 << 33))
        import example, numpy
        for values in (numpy.broadcast_to(1.0, {size}), numpy.broadcast_to(1.0, (8, {size} // 8))):
            try:
                example.{name}(values)
            except Exception as error:
                print(type(error).__name__, str(error).split(": ")[2])
        """,
        path=[example_folder],
    )
    assert (
        printed.splitlines()
        == [
            f"OverflowError the array has {size} elements, and the function's length type counts to {longest}"
        ]
        * 2
    )


def test_a_copy_that_finds_no_memory_is_an_error(example_folder):
    printed = run(
        """
        import resource
        resource.setrlimit(resource.RLIMIT_AS, (1 << 32, 1 << 32))
        import example, numpy
        try:
            example.digits(numpy.broadcast_to(1.0, 1 << 33))
        except MemoryError as error:
            print(error)
        """,
        path=[example_folder],
    )
    assert printed == "no memory for a contiguous copy of 8589934592 elements\n"


# Values next to arrays


class Hostile:
    """A number whose code reallocates an array."""

    def __init__(self, change, array):
        self.change, self.array, self.calls = change, array, 0

    def __index__(self):
        self.calls += 1
        self.change(self.array)
        return 2

    def __float__(self):
        return float(self.__index__())


def resize(array):
    array.resize(1 << 20, refcheck=False)


def shrink(array):
    array.resize(3, refcheck=False)


def reread(array):
    array.__setstate__((1, (2,), np.dtype("float64"), False, bytes(16)))


@pytest.mark.parametrize("change", [resize, shrink, reread])
@pytest.mark.parametrize("dtype", ["int32", "float32", "float64"])
def test_an_array_that_a_value_changes_is_refused(example, change, dtype):
    values = np.ones(4000, dtype)
    with pytest.raises(BufferError) as refusal:
        example.scale(values, Hostile(change, values))
    assert str(refusal.value) == (
        "`scale`: argument `out`: the array was changed while the other arguments were read: "
        "let no code of theirs resize it"
    )


def test_a_tensor_that_is_only_lent_is_looked_at_again(example):
    tensor = exchange_type(module="torch")(np.ones(4000))

    def free(tensor):
        tensor.memory = np.ones(2)

    with pytest.raises(BufferError, match="the array was changed while the other arguments were read"):
        example.scale(tensor, Hostile(free, tensor))


@pytest.mark.parametrize("at", [1, 2])
def test_a_tensor_that_is_only_lent_is_looked_at_again_without_code(example, at):
    values = np.ones(4000)

    class Negative(exchange_type(module="torch")):
        looks = 0

        def is_neg(self):
            self.looks += 1
            if self.looks == at:
                values.resize(1 << 20, refcheck=False)
            return False

    tensor = Negative(np.ones(4000))
    if at == 1:
        with pytest.raises(
            BufferError, match="`a`: the array was changed while the other arguments were read"
        ):
            example.dot(values, tensor)
    else:
        assert example.dot(values, tensor) == 4000
    assert (tensor.looks, values.size) == ((1, 1 << 20) if at == 1 else (1, 4000))


@pytest.mark.parametrize("dtype", ["int32", "float32", "float64"])
def test_values_with_code_of_their_own_scale_an_array(example, dtype):
    values = np.ones(3, dtype)
    example.scale(values, Hostile(lambda _: None, values))
    assert values.tolist() == [2, 2, 2]


def test_a_value_beside_an_array_is_read_once(example):
    number = Hostile(lambda _: None, None)
    assert example.above(np.arange(5.0), number) == 2
    assert number.calls == 1


@pytest.mark.parametrize("type", [np.float64, np.float32, np.int8, int, bool])
def test_numpys_scalars_beside_an_array(example, type):
    assert example.above(np.arange(5.0), type(1)) == 3


@pytest.mark.parametrize("value", ["1", None, 1j, np.complex64(1), np.complex128(1j)])
def test_what_is_no_number_beside_an_array(example, value):
    with pytest.raises(TypeError, match="`above`: argument `limit`: expected a float, got"):
        example.above(np.arange(5.0), value)


@pytest.mark.parametrize("sequence", [[1.0], (1, 2)])
def test_a_list_is_refused_in_one_line(example, sequence):
    with pytest.raises(TypeError, match=r"expected an array, got .*`numpy.asarray\(…, dtype=…\)`$") as raised:
        example.squares(sequence)
    assert "\n" not in str(raised.value)
