"""Elements of containers that Python changes: an element keeps its place, or leaves it with a copy."""

import numpy as np
import pytest

from points import xs


def test_swapped(points):
    points[0], points[3] = points[3], points[0]
    assert xs(points) == [3, 1, 2, 0]
    first, second = points[0], points[1]
    points[0], points[1] = second, first
    assert xs(points) == [1, 3, 2, 0]
    # Both elements are detached.
    first.x = second.x = 9
    assert xs(points) == [1, 3, 2, 0]


def test_an_element_that_is_assigned_to_its_place_stays(points):
    element = points[0]
    element.x = 5
    points[0] = element
    element.y = 6
    assert (points[0].x, points[0].y) == (5, 6)
    points[1] = element
    element.y = 7
    assert [point.y for point in points] == [7, 6, 20, 30]


@pytest.mark.parametrize(
    "change",
    [
        lambda module, points: points.__setitem__(0, module.Point(7, 7)),
        lambda module, points: points.__setitem__(-4, module.Point(7, 7)),
        lambda module, points: points.__setitem__(np.int64(0), module.Point(7, 7)),
        lambda module, points: points.__setitem__(slice(0, 1), [module.Point(7, 7)]),
        lambda module, points: points.__delitem__(0),
        lambda module, points: points.__delitem__(slice(0, 2)),
        lambda module, points: points.insert(0, module.Point(7, 7)),
        lambda module, points: points.clear(),
        lambda module, points: points.pop(),
        lambda module, points: points.resize(1, module.Point()),
        lambda module, points: points.assign(2, module.Point()),
        lambda module, points: points.swap(module.PointVector()),
        lambda module, points: module.PointVector().swap(points),
        lambda module, points: points.erase(points.begin()),
    ],
)
def test_elements_leave(containers, points, change):
    element = points[0]
    element.x = 2
    change(containers, points)
    expected = xs(points)
    assert element.x == 2
    element.x = 99
    assert xs(points) == expected


@pytest.mark.parametrize(
    "steady",
    [
        lambda module, points: points.append(module.Point(7, 7)),
        lambda module, points: points.push_back(module.Point(7, 7)),
        lambda module, points: points.reserve(1000),
        lambda module, points: points.__setitem__(1, module.Point(7, 7)),
        lambda module, points: list(points),
        lambda module, points: module.sum_of_x(points),
        lambda module, points: module.scale(points, 3),
        lambda module, points: (len(points), bool(points), points.size(), points.empty(), points.capacity()),
    ],
)
def test_elements_stay(containers, points, steady):
    element = points[0]
    steady(containers, points)
    element.x = 99
    assert xs(points)[0] == 99


@pytest.mark.parametrize(
    ("fails", "raised"),
    [
        (lambda points: points.insert(0, "bad"), TypeError),
        (lambda points: points.__setitem__(0, None), TypeError),
        (lambda points: points.__delitem__(10), IndexError),
        (lambda points: points.resize("many"), TypeError),
        (lambda points: points.swap(3), TypeError),
        (lambda points: points.__setitem__(slice(0, 1), 5), TypeError),
    ],
)
def test_elements_stay_where_a_call_fails(points, fails, raised):
    element = points[0]
    with pytest.raises(raised):
        fails(points)
    element.x = 99
    assert xs(points)[0] == 99


def test_objects_that_are_given_away(containers, points):
    element = points[0]
    element.thisown = False
    element.x = 99
    assert xs(points)[0] == 0
    element.thisown = True
    held = points[1]
    points.thisown = False
    held.x = 99
    assert points[1] is held
    points.thisown = True
    assert xs(points) == [0, 99, 2, 3]
    del points[0]
    assert held.x == 99
