"""Objects behind smart pointers: `%shared_ptr(Shape)`, `%unique_ptr(Toy)` and classes with `operator->`."""

import gc
import importlib
import sys

import pytest


@pytest.fixture(scope="session")
def pointers(smart_pointers_folder):
    """The module of `smart_pointers/smart_pointers.i`."""
    sys.path.insert(0, str(smart_pointers_folder))
    yield importlib.import_module("smart_pointers")
    sys.path.remove(str(smart_pointers_folder))


@pytest.fixture
def leaks(pointers):
    """Checks that there are as many objects afterwards as before."""
    pointers.of_the_program()
    gc.collect()
    before = pointers.Counted.alive()
    yield
    gc.collect()
    assert pointers.Counted.alive() == before


TAKE = ["size_of", "size_of_constant", "size_of_reference", "size_of_pointer"]


@pytest.mark.usefixtures("leaks")
@pytest.mark.parametrize("take", TAKE)
@pytest.mark.parametrize("cls", ["Shape", "Circle"])
def test_a_shared_pointer_is_the_object(pointers, cls, take):
    shape = getattr(pointers, cls)(3)
    assert getattr(pointers, take)(shape) == 3
    assert getattr(pointers, take)(None) == -1
    assert (pointers.size_of_plain(shape), shape.thisown) == (3, True)
    with pytest.raises(TypeError, match="expected a `Shape` or None, got `str`"):
        getattr(pointers, take)("text")


@pytest.mark.usefixtures("leaks")
def test_what_c_plus_plus_makes_is_shared(pointers):
    shape = pointers.make(4)
    assert (type(shape), shape.name(), shape.size) == (pointers.Shape, "circle", 4)
    # The argument is a pointer as well.
    assert pointers.uses(shape) == 2
    again = pointers.same(shape)
    assert (again.size, again == shape, pointers.uses(shape)) == (4, True, 3)
    assert pointers.nothing() is None
    assert pointers.size_of(pointers.by_value(5)) == 5


@pytest.mark.usefixtures("leaks")
def test_a_shared_pointer_of_another_name_is_the_object(pointers):
    assert pointers.renamed(pointers.Circle(2)).size == 2
    assert pointers.renamed(None) is None


@pytest.mark.usefixtures("leaks")
def test_c_plus_plus_keeps_what_python_has_made(pointers):
    drawing = pointers.Drawing()
    assert (drawing.shape, drawing.constant) == (None, None)
    before = pointers.Counted.alive()
    drawing.shape = drawing.constant = pointers.Circle(3)
    gc.collect()
    assert pointers.Counted.alive() == before + 2
    shape = drawing.shape
    assert (shape.name(), drawing.constant == shape) == ("circle", True)
    del drawing
    assert shape.size == 3
    pointers.cvar.current = shape
    assert pointers.cvar.current == shape
    pointers.cvar.current = None
    assert pointers.cvar.current is None


@pytest.mark.usefixtures("leaks")
def test_parts_keep_the_object(pointers):
    circle = pointers.Circle(1)
    before = circle.part
    assert pointers.size_of(circle) == 1
    after = circle.part
    assert (circle.thisown, before.thisown, after.thisown) == (True, False, False)
    after.disown()
    del circle
    assert (before.name(), after.name()) == ("shape", "shape")


@pytest.mark.usefixtures("leaks")
def test_what_c_plus_plus_owns_is_passed_on(pointers):
    assert pointers.size_of(pointers.of_the_program()) == 6
    part = pointers.Circle(1).part
    drawing = pointers.Drawing()
    drawing.shape = part
    del part
    assert drawing.shape.name() == "shape"


@pytest.mark.usefixtures("leaks")
def test_an_object_that_is_given_away_stays(pointers):
    shape = pointers.Shape(3)
    drawing = pointers.Drawing()
    drawing.shape = shape
    shape.thisown = True
    assert (shape.thisown, pointers.uses(shape)) == (True, 3)
    plain = pointers.Shape(4)
    plain.thisown = False
    assert pointers.size_of(plain) == 4
    plain.thisown = True


@pytest.mark.usefixtures("leaks")
def test_containers_of_shared_pointers(pointers):
    shapes = pointers.all([pointers.Shape(1), None, pointers.Circle(2)])
    assert [shape and shape.size for shape in shapes] == [1, None, 2]
    vector = pointers.ShapeVector([pointers.Shape(1), None])
    vector.append(pointers.Circle(7))
    vector[1] = pointers.Shape(9)
    assert [shape.name() for shape in vector] == ["shape", "shape", "circle"]
    first = vector[0]
    first.size = 42
    assert vector[0].size == 42
    del vector
    assert first.size == 42
    assert pointers.ShapeMap({"a": pointers.Shape(2)})["a"].size == 2
    with pytest.raises(TypeError):
        pointers.all([pointers.Shape(1), 2])


@pytest.mark.usefixtures("leaks")
def test_overloads(pointers):
    given = [3, pointers.Circle(), pointers.Shape(), None]
    assert [pointers.which(each) for each in given] == ["int", "circle", "shape", "circle"]
    with pytest.raises(TypeError, match="no overload"):
        pointers.which("text")


@pytest.mark.usefixtures("leaks")
def test_objects_that_find_their_own_pointer(pointers):
    node = pointers.Node()
    assert node.self() == node
    node.next = pointers.Node()
    assert node.next.self() == node.next
    assert [node.self() == node for node in pointers.nodes()] == [True, True]


@pytest.mark.parametrize("change", ["take_doubles", "grow_shared", "grow_all"])
def test_elements_that_are_shown_do_not_move(pointers, change):
    vector = pointers.DoubleVector([1.0, 2.0])
    given = [vector] if change == "grow_all" else vector
    with memoryview(vector) as shown:
        with pytest.raises(BufferError, match="shows the elements"):
            getattr(pointers, change)(given)
        assert (shown.tolist(), pointers.first_shared(vector), len(vector)) == ([1, 2], 1, 2)
    vector = pointers.DoubleVector([1.0, 2.0])
    getattr(pointers, change)([vector] if change == "grow_all" else vector)


def test_arguments_do_not_show_what_is_moved(pointers):
    vector, shown = pointers.DoubleVector([1.0, 2.0]), []

    class Shows:
        def __float__(self):
            shown.append(memoryview(vector))
            return 3.0

    with pytest.raises(BufferError, match="shows the elements"):
        vector.append(Shows())
    assert shown[0].tolist() == [1, 2]


@pytest.mark.usefixtures("leaks")
def test_what_is_lent_to_a_shared_pointer_is_not_given_away(pointers):
    link = pointers.Link()
    link.next = pointers.Link()
    pointers.cvar.current_link = link
    with pytest.raises(RuntimeError, match="a shared pointer holds the object"):
        pointers.take_link(link)
    assert link.thisown
    pointers.cvar.current_link = None
    pointers.take_link(pointers.Link())


@pytest.mark.usefixtures("leaks")
def test_objects_with_attributes_of_python(pointers):
    class Square(pointers.Shape):
        pass

    square = Square(2)
    square.colour = "red"
    drawing = pointers.Drawing()
    drawing.shape = square
    assert (pointers.size_of(square), square.colour, drawing.shape.size) == (2, "red", 2)


@pytest.mark.usefixtures("leaks")
def test_the_last_pointer_may_go_on_another_thread(pointers):
    background = pointers.Background()
    for shape in (pointers.Shape(1), pointers.Circle(2).part):
        background.keep(shape)
        del shape
        background.give_up()
        assert background.shape is None


def test_pointers_to_what_is_not_bound_are_passed_on(pointers):
    assert pointers.number_of(pointers.number()) == 3


@pytest.mark.usefixtures("leaks")
@pytest.mark.parametrize("take", ["take", "take_moved", "take_reference", "take_constant"])
@pytest.mark.parametrize("cls", ["Toy", "Ball"])
def test_what_a_unique_pointer_takes_is_gone(pointers, cls, take):
    before = pointers.Counted.alive()
    toy = getattr(pointers, cls)(3)
    assert getattr(pointers, take)(toy) == 3
    assert (pointers.Counted.alive(), toy.thisown) == (before, False)
    for use in (getattr(pointers, take), pointers.look):
        with pytest.raises(RuntimeError):
            use(toy)
    assert getattr(pointers, take)(None) == -1
    with pytest.raises(TypeError, match="expected a `Toy` or None"):
        getattr(pointers, take)("text")


@pytest.mark.usefixtures("leaks")
def test_what_a_unique_pointer_gives_is_pythons(pointers):
    toy = pointers.make_toy(4)
    assert (toy.size, toy.thisown) == (4, True)
    again = pointers.handed_on(toy)
    assert (again.size, again.thisown, toy.thisown) == (4, True, False)
    assert pointers.no_toy() is None


@pytest.mark.usefixtures("leaks")
def test_what_is_lent_stays(pointers):
    toy = pointers.Ball(5)
    assert [pointers.look(toy), pointers.look(toy), pointers.look(None)] == [5, 5, -1]
    assert toy.thisown


@pytest.mark.usefixtures("leaks")
def test_only_the_owner_gives_an_object_away(pointers):
    box = pointers.Box()
    assert box.toy is None
    box.toy = pointers.Toy(6)
    part = box.toy
    assert (part.size, box.content().size, part.thisown) == (6, 6, False)
    with pytest.raises(RuntimeError, match="memory is not owned"):
        pointers.take(part)
    shape = pointers.Shape(1)
    assert pointers.size_of(shape) == 1
    toy = pointers.Toy(1)
    with pytest.raises(ValueError, match="pass each once"):
        pointers.take_both(toy, toy)
    assert pointers.take_both(toy, pointers.Toy(2)) == 3


@pytest.mark.usefixtures("leaks")
def test_a_call_that_is_refused_takes_nothing(pointers):
    toy = pointers.Toy(2)
    for more in ("text", 2**40):
        with pytest.raises((TypeError, OverflowError)):
            pointers.take_with(toy, more)
    assert pointers.take_with(toy, 1) == 3
    with pytest.raises(RuntimeError, match="no toys"):
        pointers.refuse(pointers.Toy(1))


@pytest.mark.usefixtures("leaks")
def test_objects_among_many_parameters_move_once(pointers):
    toy, other, numbers = pointers.Toy(1), pointers.Toy(2), [0] * 10
    with pytest.raises(ValueError, match="pass each once"):
        pointers.take_of_many(toy, 3, *numbers, toy)
    with pytest.raises(TypeError):
        pointers.take_of_many(toy, "text", *numbers, other)
    assert (toy.thisown, other.thisown) == (True, True)
    with pytest.raises(RuntimeError, match="no toys"):
        pointers.take_of_many(toy, -1, *numbers, other)
    assert (toy.thisown, other.thisown) == (False, False)
    assert pointers.take_of_many(pointers.Toy(1), 3, *numbers, pointers.Toy(2)) == 6
    box = pointers.Box()
    assert (box.sum(*range(13)), box.sum_unlocked(*range(13))) == (78, 78)


@pytest.mark.usefixtures("leaks")
@pytest.mark.parametrize("cls", ["Pointer", "Chain"])
def test_members_of_what_an_object_points_to(pointers, cls):
    target = pointers.Target()
    pointer = getattr(pointers, cls)(target)
    pointer.add(4)
    assert (pointer.value, pointer.doubled()) == (5, 10)
    pointer.value = 7
    assert target.value == 7
    pointer.note = "Python's own"
    assert (pointer.note, hasattr(target, "note")) == ("Python's own", False)
    for missing in ("missing", "__len__"):
        with pytest.raises(AttributeError):
            getattr(pointer, missing)


@pytest.mark.usefixtures("leaks")
def test_members_of_its_own_come_first(pointers):
    target = pointers.Target()
    pointer = pointers.Pointer(target)
    assert (pointer.name(), pointer.__deref__().name()) == ("pointer", "target")
    owner = pointers.Owner()
    doubled = owner.doubled
    del owner
    assert doubled() == 2


@pytest.mark.usefixtures("leaks")
def test_members_of_the_object_that_a_shared_pointer_owns(pointers):
    handle = pointers.Handle(pointers.Circle(3))
    assert (handle.size, handle.name()) == (3, "circle")
    handle.size = 4
    shape = handle.__deref__()
    del handle
    assert shape.size == 4


def test_what_points_nowhere_has_no_members(pointers):
    with pytest.raises(AttributeError, match="points to nothing: it has no attribute `size`"):
        pointers.Handle().size  # noqa: B018
    with pytest.raises(AttributeError):
        pointers.Value().add(1)
    with pytest.raises(AttributeError, match="points to nothing: it has no attribute `add`"):
        pointers.Pointer(None).add(1)
    with pytest.raises(AttributeError, match="points to nothing"):
        pointers.Pointer(None).value = 1
    with pytest.raises((RecursionError, AttributeError)):
        pointers.Loop().add(1)


@pytest.mark.usefixtures("leaks")
def test_a_weak_pointer_is_what_it_points_to_as_long_as_that_lives(pointers):
    shape, watcher = pointers.Shape(3), pointers.Watcher()
    watcher.shape = shape
    assert (watcher.shape == shape, watcher.shape.size, pointers.watch(shape).size) == (True, 3, 3)
    assert (pointers.size_of_watched(pointers.Circle(4)), pointers.size_of_watched(None)) == (4, -1)
    assert (pointers.gone(), pointers.watch(None)) == (None, None)
    kept = watcher.shape
    del shape
    gc.collect()
    assert watcher.shape == kept
    del kept
    gc.collect()
    assert watcher.shape is None


@pytest.mark.usefixtures("leaks")
def test_what_no_shared_pointer_can_hold_nobody_watches(pointers):
    link = pointers.Link()
    link.next = pointers.Link()
    with pytest.raises(TypeError, match="no shared pointer can hold the object"):
        pointers.watch_link(link)
    # Nor is it shared: its sole owner may give it away.
    link.next = None
    pointers.take_link(link)


@pytest.mark.usefixtures("leaks")
@pytest.mark.parametrize("make", ["BoostNode", "make_boost_node"])
def test_an_object_finds_the_pointer_of_boosts_that_is_its_own(pointers, make):
    node, size = getattr(pointers, make)(3), pointers.size_of_self
    again = node.self()
    assert (again == node, again.size, size(node)) == (True, 3, 3)
    other = pointers.BoostNode(4)
    other.next = node
    del node, again
    gc.collect()
    assert (other.next.self().size, other.self().next == other.next) == (3, True)
    kept = other.self()
    del other
    assert (kept.size, size(kept), size(kept.next)) == (4, 4, 3)


@pytest.mark.usefixtures("leaks")
def test_a_pointer_of_boosts_is_the_object(pointers):
    made, own = pointers.make_by_boost(4), pointers.Shape(3)
    assert (type(made), made.name(), made.size) == (pointers.Shape, "circle", 4)
    assert [pointers.size_by_boost(each) for each in (made, own, pointers.Circle(5), None)] == [4, 3, 5, -1]
    # The pointers of both libraries share the object.
    assert (pointers.size_of(made), pointers.same(made).size) == (4, 4)
    assert pointers.sum_by_boost([made, own, pointers.make(5)]) == 12
    with pytest.raises(TypeError, match="expected a `Shape` or None, got `str`"):
        pointers.size_by_boost("text")


@pytest.mark.usefixtures("leaks")
@pytest.mark.parametrize("make", ["make_by_boost", "Shape"])
def test_an_object_that_crosses_the_border_often_has_one_pointer_of_boosts(pointers, make):
    shape, drawing = getattr(pointers, make)(4), pointers.BoostDrawing()
    drawing.shape = shape
    uses = pointers.uses_by_boost(drawing.shape)
    for _ in range(1000):
        drawing.shape = drawing.shape
    assert pointers.uses_by_boost(drawing.shape) == uses
    del shape
    gc.collect()
    assert drawing.shape.size == 4
    drawing.shape = None
    assert drawing.shape is None
