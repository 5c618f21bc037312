import copy
import gc
import pickle

import example

a = example.A()
assert len(a) == 3
assert a.doubled() == 6
assert a.tripled() == 9
assert (a.first(), a.second()) == (1, 2)
assert "The first of two." in example.A.first.__doc__
assert example.Q().f() == 5

node = example.Node()
node.key = 3
other = node.another()
assert node == node.me()
assert node == node
assert node != other
assert node != 3
assert node.this != 3
assert hash(node) == hash(node.me())
assert {node: 1}[node.me()] == 1
assert node.this == node.me().this
assert node.this != other.this
assert int(node.this) == int(node.me().this) != int(other.this)
assert repr(node.this).startswith("<Swig Object of type 'Node *' at 0x")
assert repr(node) == f"<example.Node; proxy of {node.this!r} >"
assert example.key_of(node.this) == 3
assert node.this.own()
assert node.this.disown() is None
assert not node.thisown
node.this.acquire()
assert node.thisown
made = example.Node.__new__(example.Node)
made.this = other.this
assert made.this == other.this
assert made.thisown
assert not other.thisown
node.cycle = node.this
del node
gc.collect()

point = example.Point(x=4)
assert (point.x, example.Point().x, point.thisown) == (4, 7, True)
assert example.is_same(point, point)
assert not example.is_same(point, example.Point())

for end in (example.Source.destroy, example.Source.release, example.Source.__swig_destroy__):
    source = example.Source()
    assert example.Source.alive == 1
    end(source)
    assert (example.Source.alive, source.thisown) == (0, False)
    for use in (example.Source.self, example.Source.__swig_destroy__):
        try:
            use(source)
        except RuntimeError as error:
            assert "is gone" in str(error)
        else:
            raise AssertionError("an object was used after its end")
example.Source.__swig_destroy__(None)
for destroy in (example.Source.__swig_destroy__, example._example.delete_Source):
    shared = example.Shared()
    try:
        destroy(shared)
    except TypeError as error:
        assert "the object is not of the class" in str(error)
    else:
        raise AssertionError("an object of another class was freed")
    assert (example.Source.alive, shared.thisown) == (1, True)
    del shared
example._example.delete_Source(example.Source().this)
assert example.Source.alive == 0
shared = example.Shared()
part = shared.part
try:
    example.Source.__swig_destroy__(part)
except RuntimeError as error:
    assert "set its `thisown` to True first" in str(error)
else:
    raise AssertionError("an object of C++ was freed")
del part
example.keep(shared)
example.Shared.__swig_destroy__(shared)
assert (example.Source.alive, shared.thisown) == (1, False)
example.keep(None)
assert example.Source.alive == 0

file = example.File()
file.size = 9
assert (file.path(), file.both, file.length) == (6, (6, 2), 9)

assert example._example.__name__.endswith("_example")
assert list(example.keys_of([other, other.this])) == [other.key, other.key]
assert example.nodes_of({1: other.this}) == 1

money = pickle.loads(pickle.dumps(example.Money(125)))
assert (type(money), money.amount) == (example.Money, 125)
assert copy.deepcopy([example.IntBox.make(3)])[0].value == 3


class Coins(example.Money):
    pass


try:
    pickle.dumps(Coins(1))
except TypeError as error:
    assert str(error) == "cannot pickle `Coins`: define `__reduce__` in this subclass"
else:
    raise AssertionError("a subclass lost its state")

slotted = example.Slotted()
slotted.number, slotted.extra = 3, [1]
slotted.thisown = slotted.thisown
assert (slotted.number, slotted.extra) == (3, [1])
try:
    slotted.other = 1
except AttributeError as error:
    assert str(error) == "`Slotted` has no attribute `other`"
else:
    raise AssertionError("an attribute that no slot is for was set")


class OfSlotted(example.Slotted):
    pass


for free in [OfSlotted(), example.SlottedDerived(), example.Open()]:
    free.other, free.number = 2, 4
    assert (free.other, free.number) == (2, 4)

more = example.MoreSlots()
more.more, more.extra, more.number = 1, 2, 3
more.keep(4)
assert (more.more, more.extra, more.number, more.kept()) == (1, 2, 3, 4)
try:
    more.other = 1
except AttributeError:
    pass
else:
    raise AssertionError("neither class has such a slot")
for free in [example.HalfSlotted(), example.Named()]:
    free.other = 5
    assert free.other == 5
assert example.Named().slots() == ()

decorated = example.Decorated(8)
assert (decorated.half, decorated.checks, decorated.half, decorated.checks) == (4, 1, 4, 2)
assert isinstance(example.Decorated.half, property)
assert (decorated.third, decorated.plain(), example.Decorated.limit, decorated.most) == (2, 4, 5, 9)
assert example.Decorated("text").value == 7
assert example.Decorated(value=3).value == 3
assert example.Decorated().value == 1
assert decorated.scaled() == (160, 20, None)
assert decorated.scaled(3, text="x") == (-240, 30, "x")
assert decorated.scaled(by=1) == (80, 10, None)
assert (example.moved(1), example.moved(1, step=2)) == (102, 103)
assert (example.either(1), example.either(1.0)) == (2, -2)

assert (example.counted(), example.counted(1)) == (64, 66)
assert (example.chosen(), example.chosen(False), example.chosen(k=2)) == (-3, 0, 2)
switched = example.Switched()
assert (switched.n, example.Switched(on=False).n) == (1, 4)
assert (switched.first, switched.second, switched.third()) == (31, 32, 33)

# A base's own copy is inherited.
assert copy.copy(example.Written()) == ("base", "Written")
assert copy.copy(example.Inherits()) == copy.deepcopy(example.Inherits()) == ("base", "Inherits")
assert (copy.copy(example.Overrides()), copy.deepcopy(example.Deep())) == ("own", ("deep", 1))
assert (copy.copy(example.Cloned()), copy.copy(example.Child())) == (11, 11)
plain = copy.copy(example.Plain())
assert type(plain) is example.Plain
assert plain.n == 1

# Python code that only names __copy__ defines none.
derived = example.Derived()
derived.more = 3
assert (type(copy.copy(derived)), copy.deepcopy(derived).more) == (example.Derived, 3)

# Private names are those that Python gives to the members of a class.
room = example.Room()
assert (room.area, room.flat, room.size) == (9, 9, 3)
assert room.privates() == (2, 4, 5, 4, 6, 1.5, 9)
assert example.Hall().privates() == (2, 4, 5, 4, 6, 1.5, 9)
assert (room._Room__area(), room._Room__size, room._Room__area.__name__) == (4, 2, "__area")
assert (example._example.Room___area(room), example._example.Room___count()) == (4, 5)
assert (hasattr(room, "__area"), hasattr(room, "__size")) == (False, False)
assert (example._Under().twice(), example._Under().f()) == (2, 3)

# The code of the last overload is for all overloads.
for overloaded in (example.Overloaded(), example.Overloaded(1, 2)):
    assert (overloaded.first(1), overloaded.first(1.5)) == (1, 2)
    assert (overloaded.last(1), overloaded.last(1.5)) == (-3, -4)
    assert (overloaded.added(1), overloaded.added("a")) == (-5, -6)
assert (example.free_first(1), example.free_first(1.5)) == (7, 8)

# Directives name an implicit constructor as C++ does.
assert (example.Unwritten(n=5).n, example.BoxedInt().more) == (5, 1)
assert not hasattr(example.OnlyOther(), "more")
try:
    example.Failing()
except KeyError:
    pass
else:
    raise AssertionError("the directive is for no constructor")

# Instances have `this` in their dictionary.
stored = example.Stored(4)
stored.note = "noted"
assert sorted(vars(stored)) == ["note", "this"]
assert vars(stored)["this"] == stored.this
restored = pickle.loads(pickle.dumps(stored))
assert (restored.n, restored.note, restored.thisown, example.Stored.alive) == (4, "noted", True, 2)
assert (restored.this.own(False), restored.this.own()) == (True, False)
assert (restored.own(True), restored.own()) == (False, True)
assert (sorted(vars(restored)), sorted(example.Stored().__dict__)) == (["note", "this"], ["this"])
kept = vars(restored)
del restored
assert example.Stored.alive == 2
del kept
assert example.Stored.alive == 1
del stored
assert example.Stored.alive == 0
