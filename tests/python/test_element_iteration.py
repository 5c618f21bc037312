"""Loops over elements of containers, and `v[i]`, also with methods that Python code replaces."""

import copy
import gc
import operator
import weakref

import pytest

import programs
from points import xs


def test_a_loop_sees_the_container_as_it_is(containers, points):
    seen = []
    for point in points:
        seen.append(point.x)
        if point.x == 1:
            points.append(containers.Point(9, 9))
        if point.x == 9:
            del points[2:]
    assert seen == [0, 1, 2, 3, 9]
    of_two = iter(points)
    assert type(of_two).__name__ == "element_iterator"
    assert next(of_two) is points[0]
    assert operator.length_hint(of_two) == 1
    assert [point.x for point in copy.copy(of_two)] == [1]
    assert iter(of_two) is of_two
    assert xs(of_two) == [1]
    points.append(containers.Point(5, 5))
    # An iterator at the end stays there.
    assert (list(of_two), operator.length_hint(of_two), list(copy.copy(of_two))) == ([], 0, [])
    assert [inner.x for cloud in containers.CloudVector([containers.Cloud()]) for inner in cloud.points] == []


def test_a_loop_calls_a_method_that_others_have_put_in_place(containers, points):
    class Doubled(containers.PointVector):
        def __getitem__(self, index):
            return 2 * super().__getitem__(index).x

    assert list(Doubled(points)) == [0, 2, 4, 6]
    assert type(iter(Doubled(points))).__name__ != "element_iterator"


def test_items_are_those_of_the_method_that_the_type_has(containers, points):
    route, plain = containers.Route(), containers.IntVector([1, 2])
    route.append(containers.Point(3, 3))

    class Heir(containers.PointVector):
        pass

    class Loud(Heir):
        def __getitem__(self, index):
            return "loud", super().__getitem__(index).x

    heir, loud = Heir(points), Loud(points)
    assert (points[-1].x, route[0].x, heir[1].x, loud[1]) == (3, 3, 1, ("loud", 1))
    assert [point.x for point in reversed(points)] == [3, 2, 1, 0]
    assert (xs(route), operator.getitem(points, 2).x, xs(points[1:3])) == ([3], 2, [1, 2])
    for wrong, error in ((4, IndexError), ("x", TypeError)):
        with pytest.raises(error):
            points[wrong]
    plain.__class__ = containers.PointVector
    with pytest.raises(TypeError, match="expected a `PointVector`, got a `IntVector`"):
        plain[0]


def test_items_are_those_of_a_method_that_others_have_put_in_place(containers_folder):
    # Python's own slots stay in the class from then on, so the test has a separate process.
    program = """
        import containers

        points = containers.PointVector([containers.Point(i, 10 * i) for i in range(4)])
        route = containers.Route()
        route.append(containers.Point(3, 3))


        class Heir(containers.PointVector):
            pass


        heir = Heir(points)
        assert type(iter(points)).__name__ == "element_iterator"
        own = containers.PointVector.__getitem__
        containers.PointVector.__getitem__ = lambda self, index: own(self, index).y
        assert list(points) == [0, 10, 20, 30]
        assert (points[1], route[0], heir[2]) == (10, 3, 20)
        del containers.PointVector.__getitem__
        try:
            route[0]
        except TypeError as error:
            assert "not subscriptable" in str(error)
        else:
            raise AssertionError("an item of a class without the method")
        containers.PointVector.__getitem__ = own
        assert (points[3].x, route[0].x, heir[3].x) == (3, 3, 3)
        assert [point.x for point in points] == [0, 1, 2, 3]
    """
    programs.run(program, path=[containers_folder])


def test_an_iterator_keeps_its_container_and_goes_with_it(containers):
    points = containers.PointVector([containers.Point(i, i) for i in range(4)])
    loop, gone = iter(points), weakref.ref(points)
    assert type(loop).__name__ == "element_iterator"
    next(loop)
    del points
    assert xs(loop) == [1, 2, 3]
    assert gone() is None
    points = containers.PointVector([containers.Point(1, 1)])
    points.loop, gone = iter(points), weakref.ref(points)
    del points
    gc.collect()
    assert gone() is None
    clouds = containers.CloudVector([containers.Cloud()])
    clouds[0].grow(2)
    loop = iter(clouds[0].all())
    next(loop)
    clouds.append(containers.Cloud())
    with pytest.raises(RuntimeError, match="the `PointVector` is gone"):
        next(loop)
