"""Reductions along axes of arrays of each library: the host's bits, in every layout, without waiting."""

import math

import numpy as np
import pytest

import quaff
from libraries import CuPy, Torch
from side_streams import CASES, NAMES, check

FLOATS = ["float32", "float64"]
SHAPES = [
    (1, 1),
    (3, 5),
    (257, 33),
    (33, 257),
    (1000, 10),
    (10, 1000),
    (100_003, 3),
    (3, 100_003),
    (1, 10**6 + 1),
    (10**6 + 1, 1),
    (4099, 1025),
    (70, 11, 130),
    (5, 1, 7, 3),
    ((1 << 20) + 5, 3),
]


def on_host(array):
    """The contents of an array of any library."""
    view = quaff.inspect(array)
    host = np.empty(view.shape, view.dtype)
    if hasattr(array, "get"):
        return array.get()
    if hasattr(array, "cpu"):
        return array.cpu().numpy()
    if hasattr(array, "copy_to_host"):
        return array.copy_to_host()
    # By sums of single elements, because every library's own copy is different.
    flat = host.reshape(-1)
    for index in range(flat.size):
        flat[index] = quaff.sum(element(array, index))
    return host


def element(array, index):
    """One element of a contiguous array, described by hand."""
    said = dict(array.__cuda_array_interface__)
    size = np.dtype(said["typestr"]).itemsize
    said |= {"shape": (), "strides": None, "data": (said["data"][0] + index * size, True)}
    return type("Element", (), {"__cuda_array_interface__": said, "owner": array})()


def bits(array):
    """Shape, type and bits, without the signs of NaNs, which depend on the processor."""
    return array.shape, array.dtype, np.where(np.isnan(array), np.nan, array).astype(array.dtype).tobytes()


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_the_bits_are_those_of_the_host(library, dtype, shape):
    if library.name == "bare" and math.prod(shape) > 10**4:
        pytest.skip("its results are read one by one")
    host = np.random.default_rng(len(shape)).normal(size=shape).astype(dtype)
    array = library.array(host)
    for axis in range(len(shape)):
        assert bits(on_host(quaff.sum(array, axis=axis))) == bits(quaff.sum(host, axis=axis))
    kept = quaff.sum(array, axis=(0, -1), keepdims=True)
    assert bits(on_host(kept)) == bits(quaff.sum(host, axis=(0, -1), keepdims=True))


@pytest.mark.parametrize("dtype", FLOATS)
def test_every_layout(opened, dtype):
    cupy = opened(CuPy).module
    whole = np.random.default_rng(3).normal(size=(12, 40, 34, 50)).astype(dtype)
    for step in (
        (),
        np.s_[:, ::2],
        np.s_[..., ::-1],
        np.s_[:, :, 1:, 3:],
        np.s_[::-1, :, ::3, ::2],
        np.s_[:, None],
    ):
        for order in ((0, 1, 2, 3), (3, 2, 1, 0), (1, 3, 0, 2)):
            host = whole.transpose(order)[step]
            array = cupy.asarray(whole).transpose(order)[step]
            for axes in (0, 1, 2, -1, (0, 2), (0, 3), (1, 2), (0, 1, 2), (), tuple(range(host.ndim))):
                assert bits(on_host(quaff.sum(array, axis=axes))) == bits(quaff.sum(host, axis=axes))


@pytest.mark.parametrize("dtype", FLOATS)
def test_what_is_undecided_is_taken_again(opened, dtype):
    cupy = opened(CuPy).module
    tie = np.array([1.0, 2.0**-24, 2.0**-60], "f4")
    if dtype == "float64":
        tie = np.array([1.0, 2.0**-53, 2.0**-150])
    many = np.tile(tie, (5000, 40))
    special = np.array([[math.inf, -math.inf], [1e38, 3e38], [math.nan, 1], [-0.0, -0.0], [math.inf, 1]])
    for host in (many, many.T.copy(), np.tile(tie, (3, 10**5)), special.astype(dtype)):
        for axis in (0, 1):
            with np.errstate(over="ignore"):
                assert bits(on_host(quaff.sum(cupy.asarray(host), axis=axis))) == bits(
                    quaff.sum(host, axis=axis)
                )


@pytest.mark.parametrize("dtype", FLOATS)
def test_the_results_of_many_short_columns(opened, dtype):
    cupy = opened(CuPy).module
    host = np.random.default_rng(4).normal(size=(5, 1 << 20)).astype(dtype)
    small = [2.0**-24, 2.0**-60] if dtype == "float32" else [2.0**-53, 2.0**-150]
    host[:, ::999] = np.array([[1.0], [small[0]], [small[1]], [0.0], [0.0]])  # undecided among decided ones
    array, expected = cupy.asarray(host), bits(quaff.sum(host, axis=0))
    places = cupy.zeros(2 << 20, dtype)
    for out in (places[: 1 << 20], places[1 : (1 << 20) + 1], places[::2], places[: 1 << 20][::-1]):
        quaff.sum(array, axis=0, out=out)
        assert bits(on_host(out)) == expected


def test_a_result_is_of_the_arguments_library(library):
    given = library.array(np.ones((4, 8)))
    found = quaff.sum(given, axis=0)
    expected = "quaff_runtime" if library.name == "bare" else type(given).__module__
    assert type(found).__module__ == expected
    assert quaff.inspect(found).device == quaff.inspect(given).device


def test_the_callers_array_is_written(library):
    given, out = library.array(np.arange(12.0).reshape(3, 4)), library.array(np.zeros(4))
    assert quaff.sum(given, axis=0, out=out) is out
    assert on_host(out).tolist() == [12.0, 15.0, 18.0, 21.0]
    with pytest.raises(TypeError, match="`out`"):
        quaff.sum(given, axis=0, out=np.zeros(4))


def test_arrays_without_elements(opened):
    torch = opened(Torch).module
    assert quaff.sum(torch.zeros((0, 3), device="cuda"), axis=0).tolist() == [0.0] * 3
    assert tuple(quaff.sum(torch.zeros((0, 3), device="cuda"), axis=1).shape) == (0,)


@pytest.mark.parametrize(("kind", "passed"), CASES, ids=NAMES)
def test_a_side_stream_that_is_still_writing(opened, kind, passed):
    def total(array, **named):
        return quaff.sum(quaff.sum(array, axis=0, keepdims=True, **named), **named)

    check(opened, kind, passed, total)


def test_a_call_does_not_wait(opened):
    cupy = opened(CuPy).module
    array = cupy.ones((1 << 14, 1 << 14), "f4")
    quaff.sum(array, axis=0)
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        # About a millisecond each: far longer than the launches take.
        outs = [quaff.sum(array, axis=0) for _ in range(20)]
        assert not stream.done
    stream.synchronize()
    assert all((out == 1 << 14).all() for out in outs)
