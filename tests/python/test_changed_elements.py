"""Elements of containers: changing one changes the container."""

import copy
import gc
import weakref

import numpy as np
import pytest

from points import xs

SEQUENCES = ["PointVector", "PointList", "PointDeque", "PointArray"]


@pytest.mark.parametrize("name", SEQUENCES)
def test_sequences(containers, name):
    points = getattr(containers, name)([containers.Point(i, i) for i in range(3)])
    points[0].x = 5
    points[-1].x = 6
    points[1].move(10)
    assert xs(points) == [5, 11, 6]
    points.front().y = 7
    points.back().y = 8
    assert [point.y for point in points] == [7, 1, 8]
    with pytest.raises(IndexError):
        points[3].x = 1


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("PointMap", ["a", "b"]),
        ("PointHashMap", [1, -1]),
        ("PointsByFloat", [1, 0.5]),
        ("PointsByBool", [True, False]),
        ("PointsBySize", [2**63 + 5, 0]),
    ],
)
def test_maps(containers, name, keys):
    points = getattr(containers, name)({key: containers.Point(1, 2) for key in keys})
    points[keys[0]].x = 5
    points[keys[1]].move(10)
    assert [points[key].x for key in keys] == [5, 11]
    if name == "PointsByFloat":
        held = points[1]
        assert points[1.0] is held
    del points[keys[0]]
    with pytest.raises(KeyError):
        points[keys[0]].x = 1


def test_an_element_is_one_object(points):
    first = points[0]
    assert points[0] is first
    assert points[-4] is first
    assert points.front() is first
    first.x = 5
    points[0].y = 6
    assert (first.x, first.y, points[0].x, points[0].y) == (5, 6, 5, 6)


def test_all_that_changes_an_element(containers, points):
    element = points[1]
    element.x = 2
    assert copy.copy(points)[1].x == 2
    containers.double_one(element)
    assert copy.copy(points)[1].x == 4
    containers.double_pointer(points[1])
    assert copy.copy(points)[1].x == 8
    assert element.moved(1) is element
    assert copy.copy(points)[1].x == 9
    element += containers.Point(1, 1)
    assert copy.copy(points)[1].x == 10
    points[1] += containers.Point(1, 1)
    assert copy.copy(points)[1].x == 11
    with pytest.raises(RuntimeError, match="moved, and thrown"):
        points[1].move_and_throw()
    assert copy.copy(points)[1].x == -1
    points[1].spin.up = 2.5
    containers.set_up(points[2].spin, 3.5)
    spin = points[3].spin
    spin.up = 4.5
    assert [point.spin.up for point in copy.copy(points)] == [0, 2.5, 3.5, 4.5]
    points[2].weights[1] = 7
    weights = points[3].weights
    weights[:] = 1, 2, 3
    del weights
    points[0].history = [1, 2]
    assert list(copy.copy(points)[0].history) == [1, 2]
    assert [list(point.weights) for point in copy.copy(points)][2:] == [[0, 7, 0], [1, 2, 3]]
    assert containers.read(points[2]) == 2


def test_loops_give_elements(points):
    for point in points:
        point.x += 1
    for point in reversed(points):
        point.x *= 2
    assert xs(points) == [2, 4, 6, 8]


def test_copies_are_copies(points):
    copied = copy.copy(points[0])
    copied.x = 9
    points[1:][0].x = 9
    given = points.pop()
    given.x = 9
    assert xs(points) == [0, 1, 2]


def test_what_is_raised_first(containers):
    points = containers.PointMap({"a": containers.Point(1, 2), "b": containers.Point(3, 4)})
    element = points["a"]
    with pytest.raises(KeyError, match="c"):
        points["c"].x = 1
    assert element.x == 1
    with pytest.raises(RuntimeError, match="emptied"):
        containers.empty_and_throw(points)
    with pytest.raises(KeyError, match="first"):
        containers.empty_and_raise(points)


def test_elements_of_elements(containers):
    clouds = containers.CloudVector([containers.Cloud(), containers.Cloud()])
    clouds[1].grow(2)
    clouds[1].points[0].x = 5
    clouds[1].points[1].spin.up = 1.5
    clouds[1].points.append(containers.Point(6, 6))
    copied = copy.copy(clouds)
    assert xs(copied[1].points) == [5, 0, 6]
    assert copied[1].points[1].spin.up == 1.5
    maps = containers.MapVector([{"a": 1}, {}])
    maps[0]["b"] = 2
    maps[1]["c"] = 3
    copied = copy.copy(maps)
    assert isinstance(copied, containers.MapVector)
    assert [each.asdict() for each in copied] == [{"a": 1, "b": 2}, {"c": 3}]


def test_nothing_is_kept_or_lost(containers):
    points = containers.PointVector([containers.Point(1, 1)])
    element = points[0]
    gone = weakref.ref(points)
    del points
    element.x = 5
    assert gone() is not None
    del element
    assert gone() is None
    points = containers.PointVector([containers.Point(1, 1)])
    points.own_element = points[0]
    gone = weakref.ref(points)
    del points
    gc.collect()
    assert gone() is None


def test_code_that_runs_as_an_element_ends(containers, points):
    seen = []
    element = points[0]
    told = weakref.ref(element, lambda _: (containers.scale(points, 2), seen.append(points[0].x)))
    element.x = 3
    del element
    assert seen == [6]
    assert [points[0].x for _ in range(100)] == [6] * 100
    assert told() is None


def test_keys_of_numpy(containers):
    points = containers.PointsByFloat({0.5: containers.Point(1, 2), 1.0: containers.Point(1, 2)})
    for key in np.array([0.5, 1.0]):
        points[key].x = 9
    for key in np.array([0.5, 1.0], dtype=np.float32):
        points[key].y = 8
    assert [(points[key].x, points[key].y) for key in (0.5, 1)] == [(9, 8), (9, 8)]
    points = containers.PointMap({"a": containers.Point(1, 2)})
    for key in np.array(["a"]):
        points[key].x = 9
    assert points["a"].x == 9


def test_a_container_and_its_element_in_one_call(containers, points):
    containers.move_last(points, points[0])
    assert (points[0].x, points[3].y) == (7, 8)
    points[1].move_all(points)
    assert (points[1].x, points[3].x) == (5, 6)
