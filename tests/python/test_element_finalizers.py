"""Elements of containers that finalizers request, move or drop while they are made or freed."""

import contextlib
import gc

import pytest

from points import xs


@contextlib.contextmanager
def finalizer(code):
    """Makes the next allocation cause a garbage collection, whose finalizer runs the code."""

    class Cycle:
        def __init__(self):
            self.itself = self

        def __del__(self):
            code()

    threshold = gc.get_threshold()
    gc.collect()
    gc.disable()
    Cycle()
    gc.set_threshold(1)
    gc.enable()
    try:
        yield
    finally:
        gc.set_threshold(*threshold)


def test_finalisers_that_ask_for_the_element_that_is_being_made(points):
    found = []
    with finalizer(lambda: found.append(points[0])):
        element = points[0]
    assert found[0] is element
    found.clear()
    assert points[0] is element
    points[0] = points[1]
    assert (element.x, points[0].x) == (0, 1)


def test_a_finalizer_drops_the_instance_that_has_listed_the_elements(containers):
    cloud = containers.Cloud()
    cloud.grow(2)
    first, second = [cloud.points], cloud.points
    assert first[0][0].x == 0
    with finalizer(first.clear):
        element = second[1]
    assert any(each is second for each in gc.get_referents(element))
    element.x = 5
    assert second[1] is element
    assert xs(cloud.points) == [0, 5]


def test_a_finalizer_moves_the_element_whose_part_is_asked_for(containers, points):
    element = points[1]
    with finalizer(lambda: [points.append(containers.Point()) for _ in range(100)]):
        spin = element.spin
    gc.collect()
    spin.up = 5
    assert (element.spin.up, points[1].spin.up) == (5, 5)


@pytest.mark.parametrize(("name", "key"), [("PointsByFloat", 0.5), ("PointsBySize", 2**64 - 1)])
def test_a_finalizer_asks_for_an_element_that_goes(containers, name, key):
    points, found = getattr(containers, name)({key: containers.Point(1, 2)}), []
    element = points[key]
    with finalizer(lambda: found.append(points[key])):
        del element
        gc.collect()
    assert points[key] is found[0]
    assert (found[0].x, points[key].y) == (1, 2)


def test_a_finalizer_asks_for_an_element_whose_pointer_outlives_it(containers, points):
    found, element = [], points[1]
    pointer = element.this

    def ask():
        found.append(points[1])
        containers.read(pointer)

    with finalizer(ask):
        del element
        gc.collect()
    assert points[1] is found[0]
    assert found[0].x == 1
    assert containers.read(pointer) == 1


def test_code_that_asks_for_an_element_which_python_frees_later(containers, points):
    class Sub(containers.Point):
        pass

    class Asks:
        def __del__(self):
            seen.append((type(points[1]), points[1].x))

    seen = []
    # CPython delays freeing objects that are nested in 50 others that are being freed.
    for depth in range(45, 50):
        element = points[1]
        element.__class__ = Sub
        nested = [element]
        del element
        for _ in range(depth):
            nested = [Asks(), nested]
        del nested
        assert set(seen) == {(containers.Point, 1)}


@pytest.mark.parametrize(
    ("name", "key"), [("PointHashMap", -1), ("PointsByFloat", -1.0), ("PointsBySize", 2**64 - 1)]
)
def test_an_element_goes_while_an_exception_is_raised(containers, name, key):
    points = getattr(containers, name)({key: containers.Point(1, 2)})
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            repr((points[key], 1 // 0))
    others = [containers.Point(3, 4) for _ in range(20)]
    assert (points[key].x, points[key].y, type(points[key])) == (1, 2, containers.Point)
    assert not any(each is points[key] for each in others)
