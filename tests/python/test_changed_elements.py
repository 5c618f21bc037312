"""Elements of containers: changing one changes the container."""

import copy
import gc
import weakref

import numpy as np
import pytest

SEQUENCES = ["PointVector", "PointList", "PointDeque", "PointArray"]


@pytest.fixture
def points(containers):
    return containers.PointVector([containers.Point(i, 10 * i) for i in range(4)])


def xs(points):
    return [point.x for point in points]


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


def test_containers_inside_objects(containers):
    cloud = containers.Cloud()
    cloud.grow(3)
    cloud.points[0].x = 5
    cloud.all()[1].x = 6
    element = cloud.points[2]
    cloud.number = 3
    assert cloud.size() == 3
    element.x = 7
    assert xs(cloud.points) == [5, 6, 7]
    assert cloud.points[2] is element
    assert cloud.all()[2] is element


@pytest.mark.parametrize(
    "change",
    [
        lambda module, cloud: cloud.shift(1),
        lambda module, cloud: cloud.grow(1),
        lambda module, cloud: setattr(cloud.at(0), "x", 5),
        lambda module, cloud: cloud.at(0).move(5),
        lambda module, cloud: module.double_one(cloud.at(0)),
        lambda module, cloud: module.grow_cloud(cloud, 1),
        lambda module, cloud: module.scale(cloud.points, 2),
        lambda module, cloud: module.scale(cloud.all(), 2),
        lambda module, cloud: setattr(cloud, "points", [module.Point(8, 8)]),
    ],
)
def test_elements_follow_what_cxx_changes(containers, change):
    cloud = containers.Cloud()
    cloud.grow(2)
    element = cloud.points[0]
    element.x, element.y = 2, 3
    change(containers, cloud)
    assert element.x == next(iter(cloud.points)).x
    assert element.y == cloud.points[0].y
    element.x = 99
    assert xs(cloud.points)[0] == 99


def test_elements_are_lost_that_cxx_takes_away(containers):
    cloud = containers.Cloud()
    cloud.grow(2)
    element, spin = cloud.points[1], cloud.points[1].spin
    cloud.grow(1)
    uses = [lambda: element.x, lambda: element.move(1), lambda: containers.read(element), lambda: spin.up]
    for use in uses:
        with pytest.raises(IndexError, match=r"is gone: the container .* has none at its place any more"):
            use()
    cloud.grow(2)
    element.x = 99
    assert xs(cloud.points) == [0, 99]
    first = cloud.points[0]
    cloud.points.clear()
    first.x = 99
    cloud.grow(1)
    assert xs(cloud.points) == [0]


def test_elements_of_maps_that_cxx_takes_away(containers):
    points = containers.PointMap({"a": containers.Point(1, 2)})
    element = points["a"]
    containers.empty_map(points)
    with pytest.raises(IndexError, match="is gone"):
        element.x = 99
    points["a"] = containers.Point(3, 4)
    assert element.x == 3


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


def test_containers_that_are_cxx(containers):
    containers.points_of_cxx()[0].x = 5
    containers.points_of_cxx()[1].move(6)
    assert xs(containers.points_of_cxx()) == [5, 6]


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


def test_containers_that_have_elements_as_attributes(containers):
    cloud = containers.Cloud()
    cloud.grow(4)
    first, second = cloud.points, cloud.all()
    element = first[0]
    first.attribute = second[1]
    del first, second
    cloud.thisown = False
    element.x = 5
    assert xs(cloud.points) == [0, 0, 0, 0]
    cloud.thisown = True


def test_every_instance_of_a_container_of_cxx_knows_its_elements(containers):
    points = containers.points_of_cxx
    element = points()[0]
    element.x, element.y = 3, 0
    containers.scale(points(), 10)
    element.y = 1
    assert (points()[0].x, points()[0].y) == (30, 1)
    points()[0] = containers.Point(50, 50)
    element.y = 2
    assert (points()[0].x, points()[0].y) == (50, 50)
    element = points()[0]
    points().insert(0, containers.Point(-5, -5))
    element.x = 7
    assert xs(points())[:2] == [-5, 50]
    points().resize(2, containers.Point())


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


@pytest.mark.parametrize(
    "use",
    [
        lambda module, sky: sky.cloud(0),
        lambda module, sky: sky.light(),
        lambda module, sky: module.light_up(sky),
        lambda module, sky: sky.stars(),
        lambda module, sky: sky.stars().size(),
        lambda module, sky: setattr(sky.cloud(1), "number", 1),
        lambda module, sky: sky.cloud(1).points[0].move(0),
    ],
)
def test_elements_stay_that_a_returned_reference_leads_to(containers, use):
    sky = containers.Sky(2)
    sky.cloud(0).grow(1)
    sky.cloud(1).grow(2)
    elements = [sky.cloud(number).all()[0] for number in range(2)]
    use(containers, sky)
    gc.collect()
    for element in elements:
        element.x = 5
    assert [sky.cloud(number).points[0].x for number in range(2)] == [5, 5]
    del sky
    assert [element.x for element in elements] == [5, 5]


CLOUDS = {
    "cloud": lambda sky: sky.cloud(0),
    "named": lambda sky: sky.named_cloud(),
    "grid": lambda sky: sky.grid_cloud(),
}


@pytest.mark.parametrize(
    ("cloud", "change"),
    [
        ("cloud", lambda module, sky: setattr(sky, "clouds", module.CloudVector([module.Cloud()] * 100))),
        ("cloud", lambda module, sky: setattr(sky, "clouds", [module.Cloud()] * 100)),
        ("cloud", lambda module, sky: sky.clouds.__setitem__(0, module.Cloud())),
        ("cloud", lambda module, sky: sky.clouds.__delitem__(0)),
        ("cloud", lambda module, sky: sky.clouds.swap(module.CloudVector())),
        ("cloud", lambda module, sky: module.CloudVector().swap(sky.clouds)),
        ("cloud", lambda module, sky: setattr(sky, "sun", module.Point(1, 1))),
        ("named", lambda module, sky: sky.named.clear()),
        ("named", lambda module, sky: sky.named.__delitem__("a")),
        ("named", lambda module, sky: setattr(sky, "named", {})),
        ("grid", lambda module, sky: sky.grid.clear()),
        ("grid", lambda module, sky: sky.grid.__setitem__(0, [])),
        ("grid", lambda module, sky: setattr(sky, "grid", [])),
    ],
)
def test_elements_leave_where_python_frees_what_they_are_in(containers, cloud, change):
    sky = containers.Sky(2)
    CLOUDS[cloud](sky).grow(2)
    first, second = CLOUDS[cloud](sky).all()
    first.x, second.x = 4, 5
    change(containers, sky)
    assert (first.x, second.x) == (4, 5)
    first.x = 99
    del sky
    assert (first.x, second.x) == (99, 5)


def test_elements_leave_where_python_assigns_a_variable(containers):
    shared = containers.cvar.shared_sky
    shared.cloud(0).grow(1)
    element = shared.cloud(0).all()[0]
    element.x = 4
    containers.cvar.shared_sky = containers.Sky(3)
    element.y = 5
    assert (element.x, element.y) == (4, 5)
    shared.cloud(0).grow(1)
    element = shared.cloud(0).all()[0]
    element.x = 6
    shared.clouds = []
    assert element.x == 6


def test_elements_leave_that_are_taken_while_a_value_is_read(containers):
    sky, taken = containers.Sky(1), []
    sky.cloud(0).grow(1)

    class Clouds(list):
        def __iter__(self):
            taken.append(sky.cloud(0).all()[0])
            return super().__iter__()

    sky.clouds = Clouds([containers.Cloud()] * 100)
    taken[-1].x = 5
    assert (taken[-1].x, sky.clouds[0].size()) == (5, 0)


def test_elements_are_lost_that_cxx_may_have_freed(containers):
    sky = containers.Sky(1)
    sky.cloud(0).grow(1)
    element = sky.cloud(0).all()[0]
    sky.grow(1000)
    sky.stars().append(containers.Cloud())
    with pytest.raises(RuntimeError):
        element.x = 5


def test_elements_leave_where_a_vector_moves_what_they_are_in(containers):
    sky = containers.Sky(1)
    sky.cloud(0).grow(2)
    sky.cloud(0).points[0].x = 3
    element = sky.cloud(0).points[0]
    element.x = 4
    for _ in range(100):
        sky.clouds.append(containers.Cloud())
    element.x = 99
    assert xs(sky.cloud(0).points) == [4, 0]


def test_objects_that_are_given_away(containers, points):
    element = points[0]
    element.thisown = False
    element.x = 99
    assert xs(points)[0] == 0
    element.thisown = True
    held = points[1]
    points.thisown = False
    held.x = 99
    points.thisown = True
    assert xs(points) == [0, 1, 2, 3]
