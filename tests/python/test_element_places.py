"""Elements of containers stay connected to their places, whatever moves them."""

import pytest

from points import xs


def test_elements_move_with_their_container(containers, points):
    element, spin = points[0], points[1].spin
    for _ in range(100):
        points.append(containers.Point(7, 7))
    element.x, spin.up = 5, 1.5
    assert (points[0].x, points[1].spin.up) == (5, 1.5)
    clouds = containers.CloudVector([containers.Cloud(), containers.Cloud()])
    clouds[0].grow(2)
    inner, of_inner = clouds[0].points, clouds[0].points[1]
    for _ in range(100):
        clouds.append(containers.Cloud())
    of_inner.x = 8
    inner[0].x = 9
    assert xs(clouds[0].points) == [9, 8]
    del clouds[0]
    of_inner.x = 7
    assert xs(inner) == [9, 7]
    assert len(clouds[0].points) == 0


def test_hashes_and_equality(points):
    first, again = points[0], points[0].spin
    known = {first: "first", again: "spin"}
    for _ in range(100):
        points.append(points[1])
    assert known[points[0]] == "first"
    assert known[points[0].spin] == "spin"
    assert points[0] == first
    assert points[0] != points[1]
    points.clear()
    assert known[first] == "first"


def test_references_through_elements_are_lost_when_the_container_moves(containers):
    clouds = containers.CloudVector([containers.Cloud()])
    clouds[0].grow(2)
    reference, container = clouds[0].at(1), clouds[0].all()
    element = container[0]
    reference.x = 5
    assert xs(container) == [0, 5]
    clouds.append(containers.Cloud())
    with pytest.raises(RuntimeError, match="the `Point` is gone"):
        reference.x = 6
    with pytest.raises(RuntimeError, match="the `PointVector` is gone"):
        container.append(containers.Point())
    # The element was detached before.
    element.x = 7
    assert xs(clouds[0].points) == [0, 5]


def test_members_that_are_references_lie_elsewhere(containers):
    names = containers.NamedVector([containers.Named()])
    own, reference = names[0].own, names[0].ref
    reference.x, own.x = 5, 6
    assert (containers.Named().ref.x, names[0].own.x) == (5, 6)
    for _ in range(50):
        names.append(containers.Named())
    own.x = 7
    assert names[0].own.x == 7
    # After a copy it is not known where C++ has the element.
    with pytest.raises(RuntimeError, match="the `Point` is gone"):
        reference.x = 1
    name = containers.Named()
    kept = name.ref
    del name
    kept.x = 1
    assert names[0].ref.x == 1


@pytest.mark.parametrize(
    "move",
    [
        lambda module, points: points.append(module.Point()),
        lambda module, points: points.clear(),
        lambda module, points: points.pop(),
        lambda module, points: module.scale(points, 2),
        lambda module, points: points.swap(module.PointVector()),
    ],
)
def test_arrays_of_elements_hold_them_where_they_are(containers, points, move):
    weights = points[0].weights
    weights[1] = 3
    assert points[0].weights[1] == 3
    with pytest.raises(BufferError):
        move(containers, points)
    points[1].x = 5
    points[0].move(2)
    with pytest.raises(BufferError):
        points.thisown = False
    assert (weights[1], points[0].x, points[1].x) == (3, 2, 5)
    del weights
    move(containers, points)


def test_elements_of_containers_of_cxx_hold_their_arrays(containers):
    weights = containers.points_of_cxx()[0].weights
    weights[2] = 4
    assert containers.points_of_cxx()[0].weights[2] == 4
    with pytest.raises(BufferError):
        containers.points_of_cxx().append(containers.Point())
    del weights


class Index:
    """An index whose code changes the container."""

    def __init__(self, change, index=1):
        self.change, self.index = change, index

    def __index__(self):
        self.change()
        return self.index


def test_a_container_takes_its_own_elements(containers, points):
    points.append(points[3])
    points.insert(Index(lambda: None, 1), points[3])
    points[0] = points[2]
    assert xs(points) == [1, 3, 1, 2, 3, 3]
    clouds = containers.CloudVector([containers.Cloud()])
    clouds[0].points = points
    clouds[0].points.insert(Index(lambda: None, 0), clouds[0].points[1])
    assert xs(clouds[0].points) == [3, 1, 3, 1, 2, 3, 3]


def test_code_of_arguments_that_moves_what_a_call_is_for(containers, points):
    def grow():
        for _ in range(100):
            points.append(containers.Point(7, 7))

    element = points[0]
    element.move(Index(grow, 2))
    assert points[0].x == 2
    element.x = Index(grow, 3)
    assert points[0].x == 3
    # The element is detached before it is assigned to.
    element.x = Index(points.clear, 4)
    assert (element.x, len(points)) == (4, 0)


GROWS = [
    lambda module, world: world.cloud.points.append(module.Point()),
    lambda module, world: world.cloud.grow(5000),
    lambda module, world: module.grow_cloud(world.cloud, 5000),
    lambda module, world: module.grow_points(world.cloud.points, 5000),
    lambda module, world: module.PointVector().swap(world.cloud.points),
    lambda module, world: setattr(world.cloud, "points", module.PointVector()),
    lambda module, world: setattr(world, "cloud", module.Cloud()),
]


@pytest.mark.parametrize("move", GROWS)
def test_elements_stay_that_a_call_uses_which_calls_python(containers, move):
    world = containers.World()
    world.cloud.grow(3)
    world.cloud.points[0].x = 5

    def then():
        with pytest.raises(BufferError, match="a call of C"):
            move(containers, world)

    assert containers.read_after(world.cloud.points[0], then) == 5
    assert len(world.cloud.points) == 3
    move(containers, world)
    assert len(world.cloud.points) != 3


@pytest.mark.parametrize(
    "move",
    [
        lambda module, points: module.grow_points(points, 5000),
        lambda module, points: points.append(module.Point()),
        lambda module, points: module.PointVector().swap(points),
    ],
)
def test_a_container_stays_whose_used_element_leaves(containers, points, move):
    element = points[1]

    def then():
        element.thisown = False
        element.thisown = True
        element.x = 9
        assert points[1] is not element
        with pytest.raises(BufferError, match="a call of C"):
            move(containers, points)

    assert containers.read_after(element, then) == 1
    assert (element.x, points[1].x, len(points)) == (9, 1, 4)
    move(containers, points)
    assert len(points) != 4


@pytest.mark.parametrize("key", [1, -2])
def test_code_of_a_key_that_moves_the_container(containers, key):
    clouds = containers.CloudVector([containers.Cloud()])
    clouds[0].grow(3)
    inner = clouds[0].points
    held = inner[1]
    held.x = 5

    def move():
        for _ in range(200):
            clouds.append(containers.Cloud())

    inner[Index(move, key)] = containers.Point(7, 7)
    assert (held.x, xs(inner)) == (5, [0, 7, 0])


@pytest.mark.parametrize("part", [lambda point: point, lambda point: point.moved(0)])
def test_elements_that_callables_return_by_reference(containers, points, part):
    points[2].x = 6
    moves = [
        points.clear,
        lambda: points.append(containers.Point()),
        lambda: containers.grow_points(points, 5000),
        lambda: containers.PointVector().swap(points),
    ]

    def then():
        for move in moves:
            with pytest.raises(BufferError):
                move()

    assert containers.read_made(lambda: part(points[2]), then) == 6
    # The function is gone, and nothing pins the element any more.
    for move in moves:
        move()
