"""Arrays of plain structs, which are NumPy structured arrays; and arrays of `char`."""

import ctypes
import gc

import numpy as np
import pytest

PARTICLE = np.dtype([("x", "f4"), ("y", "f4"), ("z", "f4"), ("id", "i4")], align=True)
SAMPLE = np.dtype(
    [
        ("valid", "?"),
        ("time", "f8"),
        ("position", PARTICLE),
        ("matrix", "f4", (2, 3)),
        ("label", "S6"),
        ("phase", "c8"),
        ("grade", "i2"),
        ("pair", PARTICLE, 2),
    ],
    align=True,
)


def particles(count=3):
    return np.array([(i, 1, 2, i + 1) for i in range(count)], PARTICLE)


BESIDE = np.dtype([("a", "i8"), ("b", PARTICLE)])
LAYOUTS = {
    "contiguous": lambda array: array,
    "reversed": lambda array: array[::-1].copy()[::-1],
    "gaps": lambda array: np.repeat(array, 2)[::2],
    "read-only": lambda array: np.frombuffer(array.tobytes(), array.dtype),
    "not aligned": lambda array: np.frombuffer(b"x" + array.tobytes(), array.dtype, offset=1),
    "two axes": lambda array: array.reshape(1, -1),
    "Fortran order": lambda array: np.asfortranarray(np.stack([array, array]))[:1],
    "a record array": lambda array: array.view(np.recarray),
    "a field of others": lambda array: np.array([(0, each) for each in array], BESIDE)["b"],
}


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=list(LAYOUTS))
def test_a_structured_array_is_read_in_any_layout(example, layout):
    assert example.weight(layout(particles())) == 3 * 1 + 4 * 2 + 5 * 3
    assert example.weight(layout(particles(0))) == 0


def test_contiguous_elements_are_not_copied(example):
    array = particles()
    assert example.where(array) == array.ctypes.data
    assert example.where(array[1:]) == array.ctypes.data + 16
    assert example.where(array[::2]) != array.ctypes.data


def test_arrays_of_ctypes_are_structured_arrays_too(example):
    class Particle(ctypes.Structure):
        _fields_ = [("x", ctypes.c_float), ("y", ctypes.c_float), ("z", ctypes.c_float), ("id", ctypes.c_int)]

    array = (Particle * 2)((1, 2, 3, 4), (5, 6, 7, 8))
    assert example.weight(array) == 4 * 6 + 8 * 18
    example.move_by(array, 10)
    assert [each.x for each in array] == [11, 15]


def test_elements_are_written_in_place(example):
    array = particles()
    example.move_by(array, 0.5)
    assert array["x"].tolist() == [0.5, 1.5, 2.5]
    example.move_by(array[1:], 1)
    assert array["x"].tolist() == [0.5, 2.5, 3.5]
    for wrong, message in [
        (array[::2], "is not contiguous, and the function writes it in place"),
        (LAYOUTS["read-only"](array), "is read-only"),
        (np.broadcast_to(array[:1], 3), "is read-only|is not contiguous"),
    ]:
        with pytest.raises(ValueError, match=f"`move_by`: argument `moved`: the array {message}"):
            example.move_by(wrong, 1)
    buffer = bytearray(b"x" + array.tobytes())
    with pytest.raises(ValueError, match="not aligned to its elements"):
        example.move_by(np.frombuffer(buffer, PARTICLE, offset=1), 1)


OWN = {"names": ["x", "y", "z", "id"], "formats": ["f4", "f4", "f4", "i4"]}


def changed(**fields):
    """The dtype of a particle with some fields replaced."""
    own = dict(zip(*OWN.values(), strict=True)) | fields
    return np.dtype([(name, format) for name, format in own.items() if format])


@pytest.mark.parametrize(
    ("dtype", "message"),
    [
        (np.dtype("f8"), "the array has no fields"),
        (changed(id=None), "the array has no field `id`"),
        (changed(w="f4"), "the array has a field `w`, which the struct in C\\+\\+ has not"),
        (changed(id="i8"), "field `id` is `<i8`, and in C\\+\\+ `<i4`"),
        (changed(y=">f4"), "field `y` is `>f4`, and in C\\+\\+ `<f4`"),
        (changed(y="O"), "field `y` is `|O`, and in C\\+\\+ `<f4`|field `z` is at byte 16"),
        (changed(y=("f4", 3)), "field `y` is `<f4` of shape \\(3,\\), and in C\\+\\+ `<f4`"),
        (changed(y=[("a", "f4")]), "field `y` is a struct, and in C\\+\\+ `<f4`"),
        (changed(x="f8"), "field `x` is `<f8`, and in C\\+\\+ `<f4`"),
        (
            np.dtype(OWN | {"offsets": [0, 8, 12, 16]}),
            "field `y` is at byte 8 of an element, and in C\\+\\+ at byte 4",
        ),
        (
            np.dtype(OWN | {"itemsize": 24}),
            "an element has 24 bytes, and in C\\+\\+ 16",
        ),
    ],
)
def test_the_error_says_which_field_differs(example, dtype, message):
    expected = f"`weight`: argument `particles`: expected an array of structs: ({message})"
    with pytest.raises(TypeError, match=expected):
        example.weight(np.zeros(2, dtype))


def test_the_error_says_which_dtype_is_right(example):
    with pytest.raises(TypeError) as caught:
        example.weight(np.zeros(2))
    dtype = str(caught.value).split("`")[-2]
    assert np.dtype(eval(dtype)) == PARTICLE


@pytest.mark.parametrize("wrong", [None, 1, "text", [(1, 2, 3, 4)], np.ndarray, object()])
def test_what_is_no_array_is_refused(example, wrong):
    expected = "expected a structured array of NumPy's in host memory, got"
    with pytest.raises(TypeError, match=f"`weight`: argument `particles`: {expected}"):
        example.weight(wrong)


def test_a_mask_is_not_dropped(example):
    masked = np.ma.array(particles(), mask=[True, False, False])
    with pytest.raises(TypeError, match=r"`weight`: argument `particles`: a masked array's memory shows"):
        example.weight(masked)
    assert example.weight(masked.data) == example.weight(particles())


class Described:
    """An object described like a NumPy array, except for some entries."""

    def __init__(self, array, **entries):
        self.array = array
        self.__array_interface__ = array.__array_interface__ | entries


def test_an_interface_may_say_that_a_buffer_has_the_memory(example):
    array = particles()
    assert example.weight(Described(array)) == example.weight(array)
    for data in (array.tobytes(), b"xx", None):
        with pytest.raises(TypeError, match=r"no address in `data`: pass `numpy.asarray\(array\)`"):
            example.weight(Described(array, data=data))
    with pytest.raises(TypeError, match="the array has a mask, which its memory does not show"):
        example.weight(Described(array, mask=np.ones(3, bool)))
    # The number of elements is 2**64 + 2**32.
    endless = Described(array, shape=(2**32, 2**32 + 1), strides=(0, 0))
    with pytest.raises(TypeError, match="more elements than there are addresses"):
        example.weight(endless)


def test_a_description_may_change_while_it_is_read(example):
    array = particles()

    class Clears(int):
        def __new__(cls, entries, number=0):
            made = super().__new__(cls, number)
            made.entries = entries
            return made

        def __bool__(self):
            self.entries.clear()
            return False

    class Pointed:
        def __init__(self, **entries):
            self.__array_interface__ = array.__array_interface__ | entries

    cleared = Pointed()
    entries = cleared.__array_interface__
    entries["data"] = (entries["data"][0], Clears(entries))
    with pytest.raises(TypeError, match="'NoneType' object is not iterable"):
        example.weight(cleared)
    assert not entries

    class Refuses:
        def __bool__(self):
            raise LookupError("no truth")

    with pytest.raises(LookupError, match="no truth"):
        example.weight(Pointed(data=(array.ctypes.data, Refuses())))


def test_a_description_has_a_limited_depth(example):
    endless = []
    endless.append(("x", endless))
    with pytest.raises(TypeError, match="the array's description of its fields is nested too deeply"):
        example.weight(Described(particles(), descr=endless))
    with pytest.raises(TypeError, match="the array's description of its memory has more than 64 dimensions"):
        example.weight(Described(particles(1), shape=(1,) * 65))
    assert example.weight(Described(particles(1), shape=(1,) * 64)) == 3


def test_an_array_that_another_argument_moves_is_refused(example):
    array = particles()

    class Moves:
        def __float__(self):
            array.resize(100_000, refcheck=False)
            return 2.0

    assert example.weight_by(array, {"all": 2.0}) == 2 * example.weight(array)
    with pytest.raises(BufferError, match="`weight_by`: argument `particles`: the array was changed while"):
        example.weight_by(array, {"all": Moves()})
    assert example.weight_by(array, {"all": 2.0}) == 2 * example.weight(array)


def test_a_vector_of_structs_is_a_structured_array(example):
    line = example.line(3)
    assert line.dtype == PARTICLE
    assert line.tolist() == [(0, 0, 0, 0), (1, 0, 0, 1), (2, 0, 0, 2)]
    line["id"] = 5
    assert example.line(0).shape == (0,)
    assert example.line(0).dtype == PARTICLE
    view = line[1:]
    del line
    gc.collect()
    assert view["id"].tolist() == [5, 5]


def test_structs_inside_others_arrays_and_text(example):
    given = np.zeros(2, SAMPLE)
    given["valid"] = [True, False]
    given["time"] = [1.5, 2.5]
    given["position"] = particles(2)
    given["matrix"] = np.arange(12).reshape(2, 2, 3)
    given["label"] = [b"one", b"second"]
    given["phase"] = [1j, 2]
    given["grade"] = [1, 2]
    given["pair"] = particles(4).reshape(2, 2)
    result = example.samples(given)
    assert result.dtype == SAMPLE
    for name in SAMPLE.names:
        assert (result[name] == given[name]).all()
    inner = np.dtype({name: field for name, field in SAMPLE.fields.items()} | {"time": (np.dtype("f4"), 8)})
    with pytest.raises(TypeError, match="field `time` is `<f4`, and in C\\+\\+ `<f8`"):
        example.samples(np.zeros(1, inner))
    other = changed(z="i4")
    inner = np.dtype(dict(SAMPLE.fields) | {"position": (other, SAMPLE.fields["position"][1])})
    with pytest.raises(TypeError, match=r"field `position\.z` is `<i4`, and in C\+\+ `<f4`"):
        example.samples(np.zeros(1, inner))
    given.view("u1")[0] = 2
    with pytest.raises(ValueError, match="field `valid` has a bool that is neither 0 nor 1"):
        example.samples(given)


def test_other_arguments_and_constructors(example):
    assert example.count_of_both(particles(), np.zeros(5)) == 305
    assert example.few(particles(127)) == 127
    with pytest.raises(OverflowError, match="has 128 elements, and the function's length type counts to 127"):
        example.few(particles(128))
    cloud = example.Cloud(particles())
    first = cloud.all()
    assert first["id"].tolist() == [1, 2, 3]
    first["id"] = 0
    assert cloud.all()["id"].tolist() == [1, 2, 3]


def test_a_struct_that_is_not_plain_is_an_object(example):
    assert example.id_of(example.Named(), 1) == 7


def test_arrays_of_char_are_arrays_of_bytes(example):
    assert example.sum_of_letters(b"abc") == sum(b"abc")
    assert example.sum_of_letters(np.frombuffer(b"abcd", np.uint8)[::2]) == sum(b"ac")
    changed = bytearray(b"abc")
    example.upper(changed)
    assert changed == b"ABC"
    array = np.array([0x61, 0xFF], np.uint8)
    example.upper(array)
    assert array.tolist() == [0x41, 0xDF]
    with pytest.raises(ValueError, match="the array is read-only"):
        example.upper(b"abc")
    with pytest.raises(TypeError, match="expected an array of dtype `uint8`, got dtype `int8`"):
        example.sum_of_letters(np.zeros(2, np.int8))
    for wrong in ("abc", np.array([b"a"]), [97]):
        with pytest.raises(TypeError, match="`sum_of_letters`: argument `letters`: "):
            example.sum_of_letters(wrong)
