"""The typemaps of numpy.i, each by name and in all forms, and what users' tests check."""

import ctypes
import gc
import importlib
import re
import sys
from pathlib import Path

import numpy as np
import pytest

from programs import run

HERE = Path(__file__).parent
BUILT = HERE.parents[1] / "target" / "tests" / "numpy_typemaps"
FIXED = (2, 3, 2, 2)
VIEWS = (2, 3, 4, 5)
INTERFACE = (HERE / "numpy_typemaps" / "numpy_typemaps.i").read_text()
# `in_2`, `in_f2_after`: the names of the functions, by typemap and form.
NAMES = re.findall(r"\b((?:in|inplace|made|view|managed)_f?[1-4](?:_\w+)?)\b", INTERFACE)
NAMES = list(dict.fromkeys(NAMES))


@pytest.fixture(scope="session")
def module(build):
    build(HERE / "numpy_typemaps" / "numpy_typemaps.i", BUILT)
    sys.path.insert(0, str(BUILT))
    yield importlib.import_module("numpy_typemaps")
    sys.path.remove(str(BUILT))
    for name in ("numpy_typemaps", "_numpy_typemaps"):
        sys.modules.pop(name, None)


def of(kind):
    return [name for name in NAMES if name.split("_")[0] == kind]


def rank(name):
    return int(re.search(r"[1-4]", name)[0])


def order(name):
    return "F" if "_f" in name.removesuffix("_fixed") else "C"


def array(name, dtype="f8"):
    shape = FIXED[: rank(name)] if name.endswith("fixed") else (3, 4, 5, 6)[: rank(name)]
    values = np.arange(np.prod(shape), dtype=dtype).reshape(shape)
    return np.asarray(values, order=order(name))


def code(name, array):
    """The same number as `code` in the header."""
    extents = sum(1e4 * (axis + 1) * extent for axis, extent in enumerate(array.shape))
    elements = array.ravel(order(name)).astype("f8")
    return extents + float(np.arange(1, elements.size + 1) @ elements)


def test_every_typemap_is_there():
    forms = [
        line for line in INTERFACE.splitlines() if re.match(r"%apply \((double|int DIM|int\* DIM)", line)
    ]
    assert len(forms) >= 75
    assert len(NAMES) == 75 - 1


@pytest.mark.parametrize("name", of("in"))
def test_arrays_are_read(module, name):
    function = getattr(module, f"sum_of_{name}")
    given = array(name)
    assert function(given) == code(name, given)
    # Any layout, and anything that NumPy converts without loss; the original reads swapped bytes unconverted.
    for other in (given[::-1], given.T.copy().T, given.astype("i4"), given.astype("f4"), given.astype(">f8")):
        assert function(other) == code(name, other)
    assert function(given.tolist()) == code(name, given)
    assert function(tuple(given.tolist())) == code(name, given)
    given.flags.writeable = False
    assert function(given) == code(name, given)


@pytest.mark.parametrize("name", of("in"))
def test_what_is_no_such_array_is_refused(module, name):
    function = getattr(module, f"sum_of_{name}")
    dimensions = f"Array must have {rank(name)} dimensions.  Given array has {rank(name) + 1} dimensions"
    with pytest.raises(TypeError, match=re.escape(dimensions)):
        function(array(name)[None])
    with pytest.raises(ValueError, match="could not convert string to float: 'text'"):
        function("text")
    with pytest.raises(TypeError, match=r"'double' required\.  Array of type 'complex double' given"):
        function(array(name, "c16"))
    with pytest.raises(TypeError, match=r"Array must have . dimensions\.  Given array has 0"):
        function(2.5)


@pytest.mark.parametrize("name", [name for name in of("in") + of("inplace") if name.endswith("fixed")])
def test_extents_are_fixed(module, name):
    function = getattr(module, ("sum_of_" if name.startswith("in_") else "twice_") + name)
    shape = list(FIXED[: rank(name)])
    wanted = ",".join(map(str, shape))
    shape[0] += 1
    given = ",".join(map(str, shape))
    message = f"Array must have shape of [{wanted}].  Given array has shape of [{given}]"
    with pytest.raises(TypeError, match=re.escape(message)):
        function(np.zeros(shape))


@pytest.mark.parametrize("name", of("inplace"))
def test_arrays_are_written_where_they_are(module, name):
    function = getattr(module, f"twice_{name}")
    given = array(name)
    wanted = given * 2
    strides = given.strides
    function(given)
    assert np.array_equal(given, wanted)
    # NumPy's own numpy.i passed different strides for arrays in Fortran order.
    assert given.strides == strides


@pytest.mark.parametrize(("function", "rank", "order"), [("first_of_1", 1, "C"), ("first_of_f2", 2, "F")])
def test_arrays_that_are_only_read_in_place_are_not_converted(module, function, rank, order):
    function = getattr(module, function)
    given = np.full((4,) * rank, 3.0, order=order)
    given.flags.writeable = False
    assert function(given) == 3
    required = "Array of type 'double' required."
    refusals = [
        (given.tolist(), f"{required}  A 'list' was given"),
        (given.astype("f4"), f"{required}  Array of type 'float' given"),
        (given.astype("i8"), f"{required}  Array of type 'long' given"),
        (given[None], "dimensions.  Given array has"),
        (given[::2], "Array must be contiguous.  A non-contiguous array was given"),
    ]
    for refused, message in refusals:
        with pytest.raises(TypeError, match=re.escape(message)):
            function(refused)


@pytest.mark.parametrize("name", of("inplace"))
def test_what_cannot_be_written_is_refused(module, name):
    function = getattr(module, f"twice_{name}")
    given = array(name)
    refusals = [
        (given.tolist(), "Array of type 'double' required.  A 'list' was given"),
        (given.astype("f4"), "Array of type 'double' required.  Array of type 'float' given"),
        (given.astype("i8"), "Array of type 'double' required.  Array of type 'long' given"),
        (given[None], "dimensions.  Given array has"),
        (given[..., ::-1], "Array must be contiguous.  A non-contiguous array was given"),
        (given.astype(">f8"), "Array of type 'double' required"),
    ]
    for refused, message in refusals:
        with pytest.raises(TypeError, match=re.escape(message)):
            function(refused)
    # The original writes to it.
    given.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        function(given)
    assert np.array_equal(given, array(name))


def test_flat_arrays_are_in_the_order_of_memory(module):
    given = np.asfortranarray(np.arange(24.0).reshape(2, 3, 4))
    module.twice_inplace_flat(given)
    np.testing.assert_array_equal(given, 2 * np.arange(24.0).reshape(2, 3, 4))
    with pytest.raises(TypeError, match="Array must be contiguous"):
        module.twice_inplace_flat(given.transpose(1, 0, 2))


def test_strides_are_refused_before_what_is_read_only(module):
    given = np.arange(12.0)[::2]
    given.flags.writeable = False
    with pytest.raises(TypeError, match="Array must be contiguous"):
        module.twice_inplace_1(given)


def test_what_numpy_makes_no_array_of_is_its_error(module):
    with pytest.raises(ValueError, match="could not convert string to float: 'abc'") as raised:
        module.sum_of_in_1([2.0, "abc", 8.0])
    assert "raised by `sum_of_in_1`: argument `in_1`" in raised.value.__notes__[0]
    with pytest.raises(ValueError, match="inhomogeneous"):
        module.sum_of_in_1([[1.0], [2.0, 3.0]])


def test_arrays_of_any_rank_are_flat(module):
    for shape in [(), (4,), (2, 3), (1, 2, 1, 2, 2)]:
        given = np.ones(shape)
        module.twice_inplace_flat(given)
        assert np.array_equal(given, np.full(shape, 2.0))


def test_results_are_made(module):
    for count in (0, 3, np.int64(4)):
        # The original does not accept NumPy's integers.
        assert np.array_equal(module.make_1(count), np.arange(count, dtype="f8"))
        assert np.array_equal(module.make_1_after(count), np.arange(count, dtype="f8"))
    for axes in range(1, 5):
        made = getattr(module, f"make_{axes}_fixed")()
        assert made.shape == FIXED[:axes]
        assert np.array_equal(made.ravel(), np.arange(made.size))
    with pytest.raises(ValueError, match="-1 is not a valid array length"):
        module.make_1(-1)


@pytest.mark.parametrize("name", of("view") + of("managed"))
def test_memory_of_c_is_seen(module, name):
    seen = getattr(module, f"show_{name}")()
    assert seen.shape == VIEWS[: rank(name)]
    assert seen.flags.writeable
    assert seen.flags.f_contiguous if order(name) == "F" else seen.flags.c_contiguous
    assert np.array_equal(seen.ravel(order(name)), np.arange(seen.size))
    again = getattr(module, f"show_{name}")()
    assert (seen.ctypes.data == again.ctypes.data) == name.startswith("view")


def test_a_part_keeps_the_memory(module):
    part = module.show_managed_2()[1]
    gc.collect()
    assert part.tolist() == [3, 4, 5]


def test_memory_that_an_array_manages_is_freed(module):
    run(
        """
        import resource
        import numpy_typemaps
        def used():
            with open("/proc/self/statm") as file:
                return int(file.read().split()[1]) * resource.getpagesize()
        for _ in range(3000):
            numpy_typemaps.show_managed_f4()
        first = used()
        for _ in range(100_000):
            numpy_typemaps.show_managed_f4()
        # 100,000 arrays of 960 bytes would be 96 MB.
        assert used() - first < 40_000_000, used() - first
        """,
        path=[BUILT],
    )


def test_several_outputs_are_a_list(module):
    number, view, primes = module.several()
    assert (number, view.tolist(), primes.tolist()) == (7, [0, 1], [2, 3, 5])
    assert not primes.flags.writeable
    assert primes.dtype == np.int32


def test_views_of_nothing(module):
    assert module.show_empty().shape == (0,)
    with pytest.raises(MemoryError):
        module.show_missing()


def test_numbers_of_other_types(module):
    assert module.sum_of_ints([1, 2, 3]) == 6
    assert module.sum_of_ints(np.array([1, 2], "i2")) == 3
    assert module.sum_of_bytes([255, 1]) == 256
    assert module.sum_of_floats([0.5, 1]) == 1.5
    assert module.sum_of_complex([1, 2.5, 1j]) == 3.5 + 1j
    assert module.conjugates(2.0).tolist() == [2 + 1j, 2 - 1j]
    assert module.last([1, 2, 3]) == 3.0
    assert module.sum_of_ints([]) == 0


@pytest.mark.parametrize("refused", [[1.5], np.array([1.5]), [[1]], ["1"], [None]])
def test_no_value_is_lost(module, refused):
    with pytest.raises(TypeError):
        module.sum_of_ints(refused)


@pytest.mark.parametrize("refused", [[np.int64(300)], np.array([1])])
def test_no_byte_is_lost(module, refused):
    with pytest.raises(TypeError):
        module.sum_of_bytes(refused)


def test_numbers_out_of_range_are_numpys_error(module):
    with pytest.raises(OverflowError, match="out of bounds for int32"):
        module.sum_of_ints([2**40])
    for number in (300, -1):
        with pytest.raises(OverflowError, match="out of bounds for uint8"):
            module.sum_of_bytes([number])


def test_masks_are_not_dropped(module):
    with pytest.raises(TypeError, match="filled"):
        module.sum_of_in_1(np.ma.masked_array([1.0, 2.0], [True, False]))


def test_buffers_are_arrays(module):
    assert module.sum_of_in_1((ctypes.c_double * 2)(1, 2)) == code("in_1", np.array([1.0, 2.0]))
