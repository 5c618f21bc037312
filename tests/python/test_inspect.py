"""`quaff.inspect` as an object, and its errors for objects that are not arrays."""

import numpy as np
import pytest

import quaff


def test_repr_reads_as_it_is():
    assert repr(quaff.inspect(np.zeros((3, 4)))) == (
        "ArrayInfo(protocol='numpy', dtype='float64', shape=(3, 4), strides=(32, 8), "
        "device='cpu', readonly=False)"
    )


@pytest.mark.parametrize(("shape", "shown"), [((), "shape=()"), ((2,), "shape=(2,)")])
def test_repr_shows_tuples_as_python_does(shape, shown):
    assert shown in repr(quaff.inspect(np.zeros(shape)))


def test_equal_answers_are_equal():
    one, same, other = (quaff.inspect(np.zeros(length)) for length in (3, 3, 4))
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert one != "ArrayInfo"


def test_answers_are_made_by_inspect_alone_and_do_not_change():
    with pytest.raises(TypeError):
        quaff.ArrayInfo()
    with pytest.raises(AttributeError):
        quaff.inspect(b"").shape = (3,)


@pytest.mark.parametrize(
    ("given", "name"),
    [(None, "NoneType"), ("text", "str"), (object(), "object"), (np, "module"), (np.float64, "type")],
)
def test_what_is_no_array_is_refused_with_every_protocol_tried(given, name):
    with pytest.raises(TypeError) as refusal:
        quaff.inspect(given)
    assert str(refusal.value).splitlines() == [
        f"`inspect`: argument `array`: expected an array, got `{name}`",
        "  numpy: not a `numpy.ndarray`",
        f"  dlpack: `{name}` has no `__dlpack__`",
        f"  cuda_array_interface: `{name}` has no `__cuda_array_interface__`",
        f"  buffer: `{name}` does not support the buffer protocol",
        f"  handle: `{name}` has no `.ptr` or `.gpudata` with a shape and a dtype",
        f"  array_interface: `{name}` has no `__array_interface__` or `__array__`",
    ]


@pytest.mark.parametrize("given", [[1.0], (1.0,), 1.0, 1])
def test_numbers_that_are_no_array_are_refused_with_the_fix(given):
    with pytest.raises(TypeError, match=r"make it one with `numpy\.asarray"):
        quaff.inspect(given)


@pytest.mark.parametrize("arguments", [(), (b"", b"")])
def test_one_argument_is_taken(arguments):
    with pytest.raises(TypeError, match="argument"):
        quaff.inspect(*arguments)


def test_the_argument_has_no_keyword():
    with pytest.raises(TypeError, match="keyword"):
        quaff.inspect(array=b"")
