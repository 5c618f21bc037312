"""Elements of containers where they lie: `v[0].x = 1` changes the container, and what is taken is kept."""

import copy
import gc
import random

import pytest


@pytest.fixture(params=["PointVector", "PointList"])
def points(containers, request):
    """A sequence of three points."""
    return getattr(containers, request.param)([containers.Point(x) for x in (1, 2, 3)])


def xs(points):
    return [point.x for point in points]


def test_elements_are_changed_where_they_lie(points):
    points[0].x = 10
    points[-1].move(5)
    points[1].moved(1).moved(1)
    assert xs(points) == [10, 4, 8]
    points.front().x = 0
    points.back().x = 9
    for point in points:
        point.x += 1
    assert xs(points) == [1, 5, 10]


def test_parts_of_elements_too(points):
    points[0].mark.number = 7
    assert (points[0].mark.number, points[1].mark.number) == (7, 0)


def test_values_of_maps_too(containers):
    points = containers.PointMap({"a": containers.Point(1)})
    points["a"].x = 2
    assert points["a"].x == 2
    with pytest.raises(KeyError):
        points["b"].x = 3


CHANGES = [
    lambda containers, points: points.append(containers.Point(4)),
    lambda containers, points: points.clear(),
    lambda containers, points: points.__delitem__(0),
    lambda containers, points: points.__delitem__(slice(None)),
    lambda containers, points: points.__setitem__(0, containers.Point(9)),
    lambda containers, points: points.insert(0, containers.Point(9)),
    lambda containers, points: points.erase(points.begin()),
    lambda containers, points: points.swap(type(points)()),
    lambda containers, points: points.resize(100, containers.Point()),
]


@pytest.mark.parametrize("change", CHANGES)
def test_whoever_has_taken_an_element_keeps_it(containers, points, change):
    first, mark, sizes = points[0], points[0].mark, points[0].mark.sizes
    mark.number = 5
    change(containers, points)
    assert (first.x, first.mark.number, mark.number, list(sizes)) == (1, 5, 5, [1, 2, 3])
    # It is an object of its own now.
    first.x, mark.number = 20, 21
    assert 20 not in xs(points)


def test_elements_change_places(points):
    points[0], points[2] = points[2], points[0]
    assert xs(points) == [3, 2, 1]
    random.Random(1).shuffle(points)
    assert sorted(xs(points)) == [1, 2, 3]
    while points:
        point = points[0]
        del points[0]
    assert point.x in (1, 2, 3)


def test_containers_inside_of_objects(containers):
    scene = containers.Scene()
    scene.points[0].x = 5
    point = scene.points[0]
    # What changes no container leaves the view what it is.
    assert (scene.size(), containers.number_of(scene.points)) == (2, 2)
    point.x = 6
    assert xs(scene.points) == [6, 2]
    for change in (
        containers.Scene.clear,
        containers.clear_scene,
        lambda scene: containers.clear(scene.points),
        lambda scene: setattr(scene, "points", [containers.Point(1)]),
    ):
        scene.points = [containers.Point(7)]
        point = scene.points[0]
        change(scene)
        assert point.x == 7
    scene.points = [containers.Point(7)]
    point = scene.points[0]
    del scene
    gc.collect()
    assert point.x == 7


def test_functions_that_return_elements(containers):
    points = containers.PointVector([containers.Point(1)])
    first = containers.first_of(points)
    first.x = 2
    assert points[0].x == 2
    containers.clear(points)
    assert first.x == 2


def test_containers_that_c_plus_plus_points_to(containers):
    points, scene = containers.PointVector([containers.Point(1)]), containers.Scene()
    scene.others = points
    point = points[0]
    scene.clear_others()
    assert (point.x, len(points)) == (1, 0)


def test_c_plus_plus_points_to_objects_of_their_own(containers):
    points, watch = containers.PointVector([containers.Point(1)]), containers.Watch()
    watch.point = points[0]
    points.clear()
    gc.collect()
    assert watch.seen() == 1
    points.append(containers.Point(2))
    point = points[0]
    assert containers.shared_x(point) == 2
    points.clear()
    assert point.x == 2
    points.append(containers.Point(3))
    point = points[0]
    assert point.thisown is False
    point.thisown = True
    points.clear()
    assert point.x == 3


def test_nothing_is_lost(containers):
    gc.collect()
    before = containers.Point.alive()
    points = containers.PointVector([containers.Point(x) for x in range(5)])
    taken = [copy.copy(points[0]), points[1], *points]
    points.append(containers.Point(5))
    assert containers.Point.alive() == before + 6 + len(taken)
    del taken, points
    gc.collect()
    assert containers.Point.alive() == before


def test_arrays_of_elements_are_copies(containers):
    points = containers.PointVector([containers.Point()])
    sizes = points[0].mark.sizes
    points.clear()
    assert list(sizes) == [1, 2, 3]
