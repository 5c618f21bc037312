"""Elements of containers stay connected to their places, whatever moves them."""

import contextlib
import copy
import gc
import operator
import weakref

import pytest

import programs


@pytest.fixture
def points(containers):
    return containers.PointVector([containers.Point(i, 10 * i) for i in range(4)])


def xs(points):
    return [point.x for point in points]


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
