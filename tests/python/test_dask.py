"""Reductions and elementwise functions of Dask arrays, including `quaff.sum`."""

import importlib
from functools import partial

import dask
import dask.array
import numpy as np
import pytest
from dask.distributed import Client, LocalCluster
from hypothesis import given
from hypothesis import strategies as st

import quaff
from programs import run
from test_sum import bits, finite, floats

SIZE = (60, 70)


@pytest.fixture(autouse=True)
def in_this_process():
    with dask.config.set(scheduler="synchronous"):
        yield


@pytest.fixture(scope="module")
def cluster():
    """Workers in separate processes."""
    with (
        LocalCluster(n_workers=2, threads_per_worker=2, processes=True, dashboard_address=":0") as cluster,
        Client(cluster) as client,
    ):
        yield client


def ill_conditioned(dtype):
    values = np.random.default_rng(1).standard_normal(SIZE).astype(dtype)
    values[1::2] = -values[::2] * (1 + np.finfo(dtype).eps * 4)
    return values


def chunkings(shape):
    return st.tuples(*(st.integers(1, length) for length in shape))


@given(st.data(), floats)
def test_every_chunking_gives_the_same_bits(data, dtype):
    values = ill_conditioned(dtype)
    chunked = dask.array.from_array(
        values, chunks=data.draw(chunkings(values.shape).filter(lambda it: min(it) > 4))
    )
    total = quaff.sum(chunked)
    assert (type(total), total.shape, total.dtype) == (dask.array.Array, (), values.dtype)
    result = total.compute()
    assert type(result) is values.dtype.type
    assert bits(result) == bits(quaff.sum(values))


@given(st.lists(finite("float64"), min_size=1, max_size=50), st.integers(1, 60))
def test_hard_numbers(numbers, chunk):
    values = np.array(numbers)
    assert bits(quaff.sum(dask.array.from_array(values, chunks=chunk)).compute()) == bits(quaff.sum(values))


@pytest.mark.whole
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_a_cluster_of_processes_gives_the_bits_of_this_one(cluster, dtype):
    values = ill_conditioned(dtype)
    expected = bits(quaff.sum(values))
    for chunks in ((60, 70), (7, 13), (1, 70), (60, 2)):
        total = quaff.sum(dask.array.from_array(values, chunks=chunks))
        assert bits(cluster.compute(total).result()) == expected, chunks
    assert len(cluster.scheduler_info()["workers"]) == 2


def test_the_sum_is_lazy_and_part_of_further_graphs():
    def refuse(block):
        raise AssertionError("computed")

    lazy = dask.array.ones(10, chunks=3).map_blocks(refuse, dtype="f8", meta=np.zeros(0))
    quaff.sum(lazy)
    values = ill_conditioned("f8")
    chunked = dask.array.from_array(values, chunks=20)
    mean = quaff.sum(chunked) / chunked.size
    assert mean.compute() == quaff.sum(values) / values.size
    assert (quaff.sum(chunked[::3].T) + 1).compute() == quaff.sum(values[::3]) + 1


def test_shapes_of_every_kind():
    values = ill_conditioned("f4")
    chunked = dask.array.from_array(values, chunks=11)
    assert quaff.sum(dask.array.zeros(())).compute() == 0.0
    assert bits(quaff.sum(dask.array.ones((0, 3))).compute()) == bits(0.0)
    assert quaff.sum(dask.array.ones((3, 1, 2, 1, 5), chunks=2)).compute() == 30.0
    # Chunks whose lengths Dask does not know.
    assert quaff.sum(chunked[chunked > 0]).compute() == quaff.sum(values[values > 0])
    assert quaff.sum(dask.array.concatenate([chunked, chunked[:0]])).compute() == quaff.sum(values)


def test_specials():
    for values in ([np.nan, 1], [np.inf, 1], [np.inf, -np.inf], [1e308, 1e308, -1e308], [-0.0]):
        chunked = dask.array.from_array(np.array(values), chunks=1)
        assert repr(float(quaff.sum(chunked).compute())) == repr(quaff.sum(np.array(values)))


def test_another_dtype_is_refused_at_once_as_of_numpy():
    with pytest.raises(TypeError) as refusal:
        quaff.sum(dask.array.arange(3))
    with pytest.raises(TypeError) as expected:
        quaff.sum(np.arange(3))
    assert str(refusal.value) == str(expected.value)


def test_arguments_that_do_not_fit():
    chunked = dask.array.ones(3)
    with pytest.raises(ValueError, match="argument `stream`: Dask computes the chunks"):
        quaff.sum(chunked, stream=1)
    with pytest.raises(TypeError, match="unexpected keyword argument 'axes'"):
        quaff.sum(chunked, axes=0)
    with pytest.raises(TypeError, match="`sum` takes 1 argument, got 2"):
        quaff.sum(chunked, chunked)


def test_functions_that_take_no_dask_array_say_what_to_do():
    chunked = dask.array.ones(3)
    for function in (quaff.inspect, quaff.Sum().add, partial(quaff.dot, np.ones(3))):
        with pytest.raises(
            TypeError, match=r"(an array, got `Array`; make it one with `\.compute\(\)`|has no overload for)"
        ):
            function(chunked)


def test_arrays_that_are_expressions():
    program = """
        import dask.array, numpy, quaff
        values = numpy.random.default_rng(1).standard_normal((90, 80))
        lazy = quaff.sum(dask.array.from_array(values, chunks=(7, 11)))
        assert "_array_expr" in type(lazy).__module__
        print(lazy.shape, lazy.dtype, lazy.compute() == quaff.sum(values))
    """
    assert run(program, DASK_ARRAY__QUERY_PLANNING="True") == "() float64 True\n"


def test_quaff_imports_no_dask():
    assert run("import sys, quaff; print([name for name in sys.modules if 'dask' in name])") == "[]\n"


@given(st.data(), floats)
def test_every_chunking_gives_the_same_bits_along_axes(data, dtype):
    values = ill_conditioned(dtype).reshape(6, 10, 70)
    chunked = dask.array.from_array(
        values, chunks=data.draw(chunkings(values.shape).filter(lambda it: min(it) > 2))
    )
    axis = data.draw(st.sampled_from([0, 1, -1, (0, 1), (2, 0), (0, 1, 2), ()]))
    keepdims = data.draw(st.booleans())
    sums = quaff.sum(chunked, axis=axis, keepdims=keepdims)
    expected = quaff.sum(values, axis=axis, keepdims=keepdims)
    assert (type(sums), sums.shape, sums.dtype) == (dask.array.Array, expected.shape, expected.dtype)
    result = sums.compute()
    assert (result.shape, result.dtype) == (expected.shape, expected.dtype)
    assert result.tobytes() == expected.tobytes()


@pytest.mark.whole
@given(st.data(), floats)
def test_states_of_slices_are_merged_where_the_caller_says_how_many_at_a_time(data, dtype):
    values = ill_conditioned(dtype).reshape(6, 10, 70)
    chunked = dask.array.from_array(
        values, chunks=data.draw(chunkings(values.shape).filter(lambda it: min(it) > 2))
    )
    axis = data.draw(st.sampled_from([None, 0, 1, -1, (0, 1), (2, 0), (0, 1, 2), ()]))
    keywords = {"axis": axis, "keepdims": data.draw(st.booleans())}
    sums = quaff.sum(chunked, split_every=data.draw(st.integers(2, 5)), **keywords)
    expected = np.asarray(quaff.sum(values, **keywords), dtype)
    assert (type(sums), sums.shape, sums.dtype) == (dask.array.Array, expected.shape, expected.dtype)
    result = np.asarray(sums.compute())
    assert (result.shape, result.dtype) == (expected.shape, expected.dtype)
    assert result.tobytes() == expected.tobytes()


@pytest.mark.parametrize("keywords", [{}, {"split_every": 2}, {"keepdims": True}])
@pytest.mark.parametrize("axis", [0, 1])
def test_slices_of_chunks_whose_lengths_dask_does_not_know(axis, keywords):
    values = ill_conditioned("f8")
    chunked = dask.array.from_array(values, chunks=(11, -1))
    chosen = values[:, 0] > 0
    lazy = quaff.sum(chunked[chunked[:, 0] > 0], axis=axis, **keywords)
    expected = quaff.sum(values[chosen], axis=axis, keepdims=keywords.get("keepdims", False))
    assert lazy.compute().tobytes() == expected.tobytes()


def test_an_array_without_dimensions_has_no_axis_but_the_first():
    lazy = dask.array.ones(())
    for keywords in ({"axis": 0}, {"axis": -1}, {"axis": 0, "split_every": 2}):
        assert quaff.sum(lazy, **keywords).compute() == 1.0
    with pytest.raises(IndexError):
        quaff.sum(lazy, axis=1)


def test_slices_without_elements():
    values = np.ones((0, 4))
    chunked = dask.array.from_array(values, chunks=(1, 2))
    assert quaff.sum(chunked, axis=0).compute().tolist() == [0, 0, 0, 0]
    assert quaff.sum(chunked, axis=1).compute().shape == (0,)
    assert quaff.sum(chunked, keepdims=True).compute().tolist() == [[0]]
    assert quaff.sum(chunked, axis=0, split_every=2).compute().tolist() == [0, 0, 0, 0]
    assert quaff.sum(chunked, axis=1, split_every=2).compute().shape == (0,)


def test_what_is_refused_along_axes():
    chunked = dask.array.ones((4, 6), chunks=2)
    for error, keywords in [
        (IndexError, {"axis": 2}),
        (ValueError, {"axis": (0, 0)}),
        (TypeError, {"axis": "0"}),
        (ValueError, {"axis": 0, "out": np.empty(6)}),
        (ValueError, {"axis": 0, "stream": 1}),
        (TypeError, {"axes": 0}),
    ]:
        with pytest.raises(error):
            quaff.sum(chunked, **keywords)
    with pytest.raises(TypeError, match="int64"):
        quaff.sum(dask.array.ones((4, 6), dtype="int64"), axis=0)


def test_elementwise_functions_are_called_for_each_chunk(example):
    values = np.arange(24.0).reshape(4, 6)
    chunked = dask.array.from_array(values, chunks=(2, 3))
    row = dask.array.from_array(values[0], chunks=4)
    for lazy, expected in [
        (example.add(chunked, 1.0), values + 1),
        (example.add(2.0, chunked), values + 2),
        (example.add(chunked, row), values + values[0]),
        (example.add(chunked, values), values + values),
        (example.add(values[:, :1], row), values[:, :1] + values[0]),
    ]:
        assert (type(lazy), lazy.shape, lazy.dtype) == (dask.array.Array, expected.shape, expected.dtype)
        np.testing.assert_array_equal(lazy.compute(), expected)
    with pytest.raises(TypeError, match="complex128"):
        example.add(dask.array.ones(3, dtype="c16"), 1.0)
    with pytest.raises(ValueError, match="argument `out`: the result of a Dask array is computed later"):
        example.add(chunked, 1.0, out=np.empty((4, 6)))
    with pytest.raises(TypeError, match=r"`out`: expected an array, got `Array`"):
        example.add(values, 1.0, out=chunked)


def test_reductions_of_users(example):
    values = np.random.default_rng(1).integers(-100, 100, (40, 30))
    floats, bytes_ = values.astype("f4"), values.astype("i1")
    for function, array in [
        (example.squares, floats),
        (example.count_positive, floats),
        (example.any, bytes_.view("u1")),
        (example.total, bytes_),
        (quaff.norm, floats),
    ]:
        chunked = dask.array.from_array(array, chunks=(7, 11))
        for keywords in (
            {},
            {"axis": 0},
            {"axis": (0, 1)},
            {"keepdims": True},
            {"axis": 1, "keepdims": True},
        ):
            lazy, expected = function(chunked, **keywords), function(array, **keywords)
            assert (lazy.shape, lazy.compute().tolist()) == (
                np.shape(expected),
                np.asarray(expected).tolist(),
            )
            assert lazy.dtype == lazy.compute().dtype == function(array, axis=0).dtype
            in_parts = function(chunked, split_every=3, **keywords).compute()
            assert (in_parts.tolist(), in_parts.dtype) == (lazy.compute().tolist(), lazy.dtype)
        assert function(chunked, split_every=2).compute() == function(array)


def test_chunks_without_elements_are_left_out(example):
    chunked = dask.array.from_array(np.float32([1, -2, 3]), chunks=1)
    assert example.squares(dask.array.concatenate([chunked[:0], chunked, chunked[:0]])).compute() == 14
    assert example.squares(chunked[:0]).compute() == 0
    assert example.count_positive(chunked[chunked > 2]).compute() == 1


def test_exceptions_of_a_class_come_from_the_computation(example):
    chunked = dask.array.from_array(np.array([4.0, -1.0]), chunks=1)
    with pytest.raises(ValueError, match="negative"):
        example.roots(chunked).compute()


@pytest.mark.whole
def test_a_cluster_of_processes_reduces_by_users_classes(cluster, example, example_folder):
    def see(folder):
        import sys

        sys.path.insert(0, folder)

    cluster.run(see, str(example_folder))
    values = ill_conditioned("float64")
    for chunks in ((60, 70), (7, 13), (1, 70)):
        chunked = dask.array.from_array(values, chunks=chunks)
        squares = cluster.compute(example.squares(chunked.round())).result()
        assert squares == (values.round() ** 2).sum()
        assert bits(cluster.compute(quaff.norm(chunked)).result()) == bits(quaff.norm(values))
        np.testing.assert_array_equal(cluster.compute(example.add(chunked, 1.0)).result(), values + 1)


def test_arguments_that_do_not_fit_users_reductions(example):
    with pytest.raises(TypeError, match=r"`squares`: argument `in_`: expected an array of dtype .* `int64`"):
        example.squares(dask.array.arange(3))


def test_states_that_are_damaged_are_refused(example):
    parts = importlib.import_module(example.squares.__module__)._parts
    state = parts("squares", np.float32([2]))
    assert parts("squares", [[state], [state]], scalar=float) == 8.0
    for damaged in (b"", state[:2], b"\2" + state[1:], state[:1] + b"\xff" + state[2:], state + bytes(1025)):
        with pytest.raises(ValueError, match="the bytes are of no state"):
            parts("squares", [damaged])
    with pytest.raises(ValueError, match="the states are of arrays of different types"):
        parts("squares", [state, parts("squares", np.float64([2]))])
    row, column = (
        parts("squares", np.ones(shape, "f4"), slices=True, axis=(0,)) for shape in ((2, 3), (2, 4))
    )
    assert parts("squares", [[row], [row]], slices=True, axis=(0,), scalar=np.float32).tolist() == [4, 4, 4]
    with pytest.raises(ValueError, match="the states are of slices in different places"):
        parts("squares", [row, column], slices=True, axis=(0,))
    with pytest.raises(ValueError, match="the module has no reduction `add`"):
        parts("add", [state])
