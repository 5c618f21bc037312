"""Elements of containers that C++ changes, or that lie inside other C++ objects."""

import gc

import pytest

from points import xs


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


def test_containers_that_are_cxx(containers):
    containers.points_of_cxx()[0].x = 5
    containers.points_of_cxx()[1].move(6)
    assert xs(containers.points_of_cxx()) == [5, 6]


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
