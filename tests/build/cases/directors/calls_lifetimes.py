"""Instances and their C++ objects, either of which is freed first."""

import gc
import random
import subprocess
import sys
import weakref

import example
from example import Named, Plain, Point, Quiet, Shape


def raised(kind, function, *arguments):
    try:
        function(*arguments)
    except kind as error:
        return error
    raise AssertionError(f"no {kind.__name__}")


# Either side may be freed first.
class Noted(Named):
    def name(self):
        return "noted"


before = Named.alive
noted = Noted()
example.keep(noted)
reference = weakref.ref(noted)
noted.thisown = False
del noted
gc.collect()
assert reference() is not None
assert example.kept_name() == "noted"
example.free_kept()
gc.collect()
assert reference() is None
assert Named.alive == before
proxy = Noted().__disown__()
example.keep(proxy)
assert proxy.name() == "noted"
assert example.kept_name() == "noted"
example.free_kept()
raised(ReferenceError, lambda: proxy.name)
noted = Noted()
noted.thisown = False
example.keep(noted)
example.free_kept()
assert "is gone" in str(raised(RuntimeError, example.name_of, noted))
noted = Noted()
noted.thisown = False
noted.thisown = True
del noted
gc.collect()
assert Named.alive == before
raised(TypeError, Named().__disown__)

# The instance in a cycle stays the director's until both are freed: C++ returns a pointer while the collector
# releases what the instance refers to.
noted, seen = Noted(), []
noted.itself, noted.point = noted, Point()
address = id(noted)
example.keep(noted)
reference = weakref.ref(noted.point, lambda _: seen.append(example.kept_named()))
del noted
gc.collect()
again = seen.pop()
assert (id(again), again.name(), example.kept_name(), Named.alive) == (address, "noted", "noted", before + 1)
del again
gc.collect()
assert Named.alive == before


# A finalizer uses the object, even if C++ frees it.
class Final(Noted):
    ended = 0

    def __del__(self):
        Final.ended += len(super().name())


for free in (
    lambda final: None,
    lambda final: example.free(final.__disown__()),
    lambda final: example.free(example.same_named(final.__disown__())),
):
    free(Final())
gc.collect()
assert Final.ended == 3 * len("named")


# C++ owns the object that a Python method with `%newobject` makes.
class Square(Shape):
    def area(self, scale):
        return 2.5 * scale

    def made(self):
        return Square()


assert example.made_and_freed(Square()) == 5
gc.collect()
assert Named.alive == before


# A cycle through the object that Python returned is collected.
class Selfish(Shape):
    def by_pointer(self, point):
        self.point = Point(3)
        self.point.owner = self
        return self.point


selfish = Selfish()
assert example.pointer_of(selfish, 1) == 3
reference = weakref.ref(selfish)
del selfish
gc.collect()
assert reference() is None


# A Python class that derives from several directors has an object of each.
class Several(Named, Quiet, Plain):
    def __init__(self, order):
        for kind in order:
            kind.__init__(self)

    def name(self):
        return "several " + super().name()

    def count(self):
        return super().count() + 4

    def plain(self):
        return 5


before = Named.alive
for order in ((Named, Quiet, Plain), (Plain, Named, Quiet), (Quiet, Plain, Named)):
    several = Several(order)
    assert example.name_of(several) == several.name() == "several named"
    assert example.count_of(several) == several.count() == 7
    assert example.plain_of(several) == 1
    assert example.same_named(several) is example.same_quiet(several) is several
    several.count = lambda: 8
    assert example.count_of(several) == 8
    del several.count
    several.__class__ = type("Other", (Several,), {"count": lambda self: 9})
    assert example.count_of(several) == 9
    error = raised(RuntimeError, Named.__init__, several)
    assert "constructed already" in str(error), error
    error = None
several = Several((Named, Quiet))
raised(TypeError, example.plain_of, several)
several = Several((Quiet, Named))
example.keep(several)
reference = weakref.ref(several)
several.self_again = several
del several
gc.collect()
assert reference() is None
example.keep(None)
assert Named.alive == before
# C++ frees one of the two objects of an instance.
several = Several((Quiet, Named))
example.take(several)
assert Named.alive == before
assert example.count_of(several) == 7
assert "is gone" in str(raised(RuntimeError, example.name_of, several))
several = Several((Named, Quiet))
example.take(several)
assert "is gone" in str(raised(RuntimeError, example.name_of, several))
del several
gc.collect()


# C++ frees the object during a call on it, or while Python looks up the method.
class Brief(Shape):
    def area(self, scale):
        example.take(self)
        return 1.5

    def label(self, text):
        example.take(self)
        return text

    def by_pointer(self, point):
        example.take(self)
        return Point(3)

    def by_value(self, point):
        example.take(self)
        return Point(point.x + 1)

    @property
    def name(self):
        example.take(self)
        return lambda: "brief"


before = Named.alive
assert example.area_of(Brief(), 1) == 1.5
assert example.value_of(Brief(), 1) == 2
for function, *arguments in ((example.label_of, "text"), (example.pointer_of, 1), (example.name_of,)):
    error = raised(RuntimeError, function, Brief(), *arguments)
    assert str(error) == "the instance or its C++ object was freed during the call of its method", error
error = None


class Meta(type(Shape)):
    def __getattribute__(self, name):
        if name == "letter" and brief is not None:
            example.take(brief)
        return super().__getattribute__(name)


class BriefLook(Shape, metaclass=Meta):
    pass


brief = BriefLook()
assert "while Python looked for its method" in str(raised(RuntimeError, example.letter_of, brief, "a"))
brief = None
gc.collect()
assert Named.alive == before


# C++ calls its own function while Python frees the instance, which no code gets again.
class Ending:
    def __init__(self, use):
        self.use = use

    def __del__(self):
        self.use()


class Slotted(Named):
    __slots__ = ("ending",)

    def name(self):
        return "slotted"


def last_use():
    used.append(example.kept_name())
    used.append(raised(RuntimeError, example.kept_named))


used = []
slotted = Slotted()
slotted.ending = Ending(last_use)
example.keep(slotted)
del slotted
assert used[0] == "named"
assert str(used[1]) == "Python is freeing the instance of the `Named`", used[1]
example.keep(None)
used.clear()


# A finalizer cannot take an object from C++ while C++ is freeing it.
class Greedy(Noted):
    def __del__(self):
        self.thisown = True
        assert not self.thisown


example.free(Greedy().__disown__())
gc.collect()
assert Named.alive == before


# Nor can it give the object to C++ again, which would free it twice.
class Maker(Shape):
    def __init__(self, shape):
        super().__init__()
        self.shape = shape

    def area(self, x):
        return 1.5

    def made(self):
        return self.shape


class Again(Maker):
    def __del__(self):
        used.append(raised(RuntimeError, example.made_and_freed, Maker(self)))


assert example.made_and_freed(Maker(Again(None))) == 1.5
gc.collect()
assert "C++ is freeing the object" in str(used.pop())


# Nor can code of a typemap that takes the object.
class Given(Noted):
    def __del__(self):
        used.append(raised(RuntimeError, example.free_given, self))


example.free(Given().__disown__())
gc.collect()
assert Named.alive == before
assert str(used.pop()) == "the object cannot be given"
example.free_given(Noted())
assert Named.alive == before


class OwnHeld(example.Held):
    def held(self):
        return 2


held = OwnHeld()
example.hold(held)
assert example.holding() is held
reference = weakref.ref(held)
del held
gc.collect()
assert example.held() == 2
assert isinstance(example.holding(), OwnHeld)
example.hold(None)
gc.collect()
assert reference() is None
assert "`%extend` adds the constructor" in str(raised(RuntimeError, OwnHeld, 3))
# The object of another instance, as `pickle` makes one.
held = OwnHeld.__new__(OwnHeld)
held.this = OwnHeld().this
gc.collect()
example.hold(held)
assert example.held() == 2
example.hold(None)


# Objects that are freed in every order, on either side.
dice = random.Random(34)
before = Named.alive
for _ in range(300):
    kinds = [Noted, Final, lambda: Several((Named, Quiet)), lambda: Several((Quiet, Named))]
    alive = [dice.choice(kinds)() for _ in range(4)]
    given = []
    for _ in range(12):
        if not alive:
            break
        one = alive.pop(dice.randrange(len(alive)))
        match dice.randrange(6):
            case 0:
                example.name_of(one)
                alive.append(one)
            case 1:
                example.take(one)
                raised(RuntimeError, example.name_of, one)
            case 2:
                one.cycle = one
            case 3 if not isinstance(one, Several):
                one.thisown = False
                given.append(one)
            case 4 if not isinstance(one, Several):
                given.append(one.__disown__())
            case _:
                del one
    dice.shuffle(given)
    for one in given:
        assert example.name_of(one)
        example.free(one)
    one = None
    alive.clear()
    given.clear()
gc.collect()
assert Named.alive == before


# C++ holds a director when the interpreter shuts down.
program = """
import example


class Noted(example.Named):
    def name(self):
        return "noted"


noted = Noted()
example.keep(noted)
noted.thisown = False
kept = Noted()
"""
done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
assert done.returncode == 0, done.stderr
