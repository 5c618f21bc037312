"""Elements of containers as arrays: `numpy.asarray(vector)`."""

import gc
import weakref

import numpy as np
import pytest


@pytest.mark.parametrize(
    ("name", "values", "dtype"),
    [
        ("DoubleVector", [1.5, 2.5], np.float64),
        ("IntVector", [1, -2], np.int32),
        ("ByteVector", [1, 255], np.uint8),
        ("ComplexVector", [1j, 2], np.complex128),
        ("IntArray", [1, 2, 3], np.int32),
    ],
)
def test_an_array_shows_the_elements(containers, name, values, dtype):
    container = getattr(containers, name)(values)
    shown = np.asarray(container)
    assert (shown.dtype, shown.shape, shown.tolist()) == (dtype, (len(values),), values)
    shown[0] = 7
    assert container[0] == 7
    container[1] = 9
    assert shown[1] == 9
    assert memoryview(container).nbytes == shown.nbytes


def test_an_array_keeps_the_container(containers):
    container = containers.DoubleVector([1.5] * 100)
    gone = weakref.ref(container)
    shown = np.asarray(container)
    del container
    gc.collect()
    assert shown.sum() == 150
    del shown
    gc.collect()
    assert gone() is None


def test_an_empty_container_is_an_empty_array(containers):
    assert np.asarray(containers.DoubleVector()).shape == (0,)


CHANGES = [
    lambda vector: vector.append(1.0),
    lambda vector: vector.push_back(1.0),
    lambda vector: vector.pop(),
    lambda vector: vector.clear(),
    lambda vector: vector.resize(1000, 0.0),
    lambda vector: vector.reserve(1000),
    lambda vector: vector.swap(type(vector)()),
    lambda vector: vector.insert(0, 1.0),
    lambda vector: vector.__setitem__(slice(0, 1), [1.0, 2.0]),
    lambda vector: vector.__delitem__(0),
]


@pytest.mark.parametrize("change", CHANGES)
def test_elements_that_are_shown_do_not_move(containers, change):
    vector = containers.DoubleVector([1.0, 2.0])
    shown = np.asarray(vector)
    with pytest.raises(BufferError, match="shows the elements"):
        change(vector)
    assert (len(vector), bool(vector), vector.front(), vector.back(), list(vector)) == (2, True, 1, 2, [1, 2])
    assert (shown.tolist(), containers.sum_of_doubles(vector)) == ([1, 2], 3)
    del shown
    change(vector)


@pytest.mark.parametrize("grow", ["grow", "grow_pointer"])
def test_functions_do_not_change_what_is_shown(containers, grow):
    vector, other = containers.DoubleVector([1.0]), containers.DoubleVector([2.0])
    with memoryview(vector):
        with pytest.raises(BufferError):
            getattr(containers, grow)(vector)
        with pytest.raises(BufferError):
            other.swap(vector)
    getattr(containers, grow)(vector)
    assert len(vector) == 1000


def test_what_points_to_it_does_not_change_what_is_shown(containers):
    vector, grower = containers.DoubleVector([1.0]), containers.Grower()
    grower.values = vector
    shown = np.asarray(vector)
    with pytest.raises(BufferError):
        grower.grow_values()
    assert (shown.tolist(), grower.count()) == ([1.0], 1)
    other = containers.DoubleVector([2.0])
    grower.values = other
    grower.grow_values()
    del shown
    grower.values = vector
    grower.grow_values()
    assert (len(vector), len(other)) == (1000, 1000)


def test_what_reaches_it_over_several_steps_does_not_change_what_is_shown(containers):
    vector, grower, runner = containers.DoubleVector([1.0]), containers.Grower(), containers.Runner()
    grower.values = vector
    runner.grower = grower
    shown = np.asarray(vector)
    with pytest.raises(BufferError):
        runner.run()
    assert shown.tolist() == [1.0]
    del shown
    runner.run()
    assert len(vector) == 1000


def test_a_part_of_another_object_has_no_buffer(containers):
    table = containers.Table()
    with pytest.raises(BufferError, match="part of another object"):
        memoryview(table.values)
    assert np.asarray(table.values).tolist() == [1, 2, 3]
    copy = containers.DoubleVector(table.values)
    np.asarray(copy)[0] = 5
    assert (copy[0], table.values[0]) == (5, 1)


@pytest.mark.parametrize("name", ["StringVector", "BoolVector", "IntList"])
def test_other_elements_have_no_buffer(containers, name):
    with pytest.raises(TypeError):
        memoryview(getattr(containers, name)())


def test_what_a_function_returns_may_be_an_array(containers):
    assert containers.doubles_as_tuple(2) == (1.5, 1.5)
    array = containers.doubles(1000)
    assert (type(array), array.dtype, array.sum()) == (np.ndarray, np.float64, 1500)


def test_nobody_takes_over_a_container_that_is_shown(containers):
    vector = containers.DoubleVector([1.0, 2.0])
    other = containers.DoubleVector.__new__(containers.DoubleVector)
    with memoryview(vector), pytest.raises(BufferError, match="shows the elements"):
        other.this = vector.this
    other.this = vector.this
    with memoryview(other), pytest.raises(BufferError, match="shows the elements"):
        vector.append(3.0)
    vector.append(3.0)
    assert list(other) == [1.0, 2.0, 3.0]
