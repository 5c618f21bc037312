"""The operations of `containers.py`, and the objects on which they are called."""

import contextlib
import copy
import gc
import re
import weakref

from evil import Evil, EvilKey, EvilList
from steps import Steps

# The numbers of containers and of other objects that are held, and the maximum length of a container.
HELD, LONGEST = 12, 64

SEQUENCES = [
    "PointVector",
    "PointList",
    "PointDeque",
    "CloudVector",
    "MapVector",
    "ObjectVector",
    "CountedVector",
]
NUMBERS = ["IntVector", "ByteVector", "DoubleVector", "BoolVector", "IntList", "IntDeque", "ComplexVector"]
OTHERS = ["StringVector", "NestedVector", "PairVector", "PointArray", "IntArray", "WideVector"]
MAPS = [
    "PointMap",
    "PointHashMap",
    "PointsByFloat",
    "PointsByBool",
    "StringMap",
    "HashMap",
    "CountedMap",
    "ObjectMap",
]
SETS = ["IntSet", "HashSet", "MultiSet", "HashMultiSet", "MultiMap", "HashMultiMap"]
OBJECTS = ["Point", "Cloud", "Spin", "Table", "Holder", "Texts"]
CONTAINERS = SEQUENCES + NUMBERS + OTHERS + MAPS + SETS
# The classes whose methods `%thread` names.
WITHOUT_LOCK = {"ObjectVector"}

# Methods that Python calls implicitly, in addition to those that `dir` lists.
SPECIAL = [
    "__getitem__",
    "__setitem__",
    "__delitem__",
    "__len__",
    "__contains__",
    "__iter__",
    "__copy__",
    "__iadd__",
]
# The free functions that take containers or elements.
FUNCTIONS = [
    "scale", "double_one", "read", "sum_of_x", "grow_cloud", "empty_map", "empty_and_throw",
    "empty_and_raise", "set_up", "points_of_cxx", "total", "twice", "up_to", "joined", "not_each",
    "total_of_nested", "total_of_doubles", "sorted", "reversed", "total_of_counted", "counted",
    "total_of_map", "distinct", "size_of_set", "half", "grow", "sum_of_doubles", "swapped", "thrice",
]  # fmt: skip


class World(Steps):
    """The objects on which operations are called."""

    def __init__(self, module, seed, trace, *, in_threads=False):
        # A step of another thread may run between the creation of a reference and its use.
        operations = {
            each: often for each, often in OPERATIONS.items() if each not in ALONE or not in_threads
        }
        super().__init__(module, seed, trace, operations)
        self.counts, self.sky = {}, module.Sky(2)
        self.containers, self.others = [], []
        self.names = [name for name in CONTAINERS if not in_threads or name not in WITHOUT_LOCK]

    def beside(self, seed):
        """A world for another thread, with the same objects."""
        other = World(self.module, seed, self.trace, in_threads=True)
        other.containers, other.others = self.containers, self.others
        return other

    def hold(self, thing):
        """Keeps an object for later operations: one of the module, or a view of its memory."""
        kind = type(thing)
        if kind.__module__ == "containers":
            pool = self.containers if kind.__name__ in CONTAINERS else self.others
        elif isinstance(thing, memoryview) or kind.__name__ in ("ndarray", "Iterator"):
            pool = self.others
        else:
            return
        pool.append(thing)
        if len(pool) > HELD:
            # The object is freed here if nothing else refers to it, and its finalizer may run operations.
            del pool[self.dice.randrange(len(pool))]

    def any_container(self):
        if not self.containers:
            self.make()
        return self.dice.choice(self.containers)

    def any_held(self):
        return self.dice.choice(self.containers + self.others + [None])

    def any_object(self):
        """An object of the module, all of whose methods and members are quaff's."""
        own = [thing for thing in self.others if type(thing).__module__ == "containers"]
        return self.dice.choice(own) if own and self.chance(0.5) else self.any_container()

    # Values

    def number(self):
        return (
            2**80 if self.chance(0.01) else self.dice.choice([0, 0, 1, 1, 2, 3, 5, 9, -1, -1, -2, 12, True])
        )

    def index(self):
        slices = [slice(0, 2), slice(None, None, -1), slice(1, None, 2), slice(None)]
        return self.dice.choice([0, 1, 2, -1, 3, *slices])

    def value(self, depth=0):
        """An argument of any kind."""
        plain = [
            self.number,
            self.index,
            lambda: self.dice.choice([0.5, 1.0, 1j, "a", "b", "", None]),
            self.any_held,
            self.any_held,
            lambda: Evil(self),
            lambda: Evil(self),
            lambda: self.module.Point(self.dice.choice([1, 2]), Evil(self) if self.chance(0.2) else 3),
        ]
        nested = [
            lambda: [self.value(depth + 1) for _ in range(self.dice.randrange(4))],
            lambda: tuple(self.value(depth + 1) for _ in range(self.dice.randrange(4))),
            lambda: {self.key(): self.value(depth + 1) for _ in range(self.dice.randrange(3))},
            lambda: (self.key(), self.value(depth + 1)),
            lambda: EvilList([self.value(depth + 1) for _ in range(self.dice.randrange(4))], world=self),
            lambda: (self.value(depth + 1) for _ in range(self.dice.randrange(4))),
        ]
        return self.dice.choice(plain if depth > 1 else plain + nested)()

    def key(self):
        return self.dice.choice(["a", "b", 1, 2, 0.5, True, EvilKey(self)])

    # Operations

    def make(self):
        name = self.dice.choice(self.names if self.chance(0.85) else OBJECTS)
        count = self.dice.choice([0, 1, 1, 1, 2])
        arguments = [self.value() for _ in range(count)]
        self.say("new", name, len(arguments))
        if self.chance(0.5) and name in CONTAINERS:
            arguments = [self.contents(name)]
        self.hold(getattr(self.module, name)(*arguments))

    def contents(self, name):
        """Values that a container of this name accepts."""
        count = 3 if name.endswith("Array") else self.dice.randrange(6)
        values = {
            "Point": lambda: self.module.Point(self.number() % 10, 1),
            "Cloud": self.module.Cloud,
            "Object": lambda: Evil(self),
            "Counted": lambda: self.module.Counted(1),
            "Map": lambda: {"a": 1},
            "String": lambda: "text",
            "Wide": lambda: "text",
            "Nested": lambda: [1, 2],
            "Pair": lambda: (1, "text"),
        }
        by_text = {"StringMap": lambda: 1, "MultiMap": values["String"], "HashMultiMap": values["String"]}
        starts = (make for start, make in values.items() if name.startswith(start))
        value = by_text.get(name) or next(starts, lambda: 1)
        if name in MAPS or name.endswith("MultiMap"):
            keys = {"PointMap": "abc", "StringMap": "abc", "HashMap": "abc", "PointsByBool": [True, False]}
            return {key: value() for key in list(keys.get(name, range(6)))[:count]}
        return [value() for _ in range(count)]

    def call(self, function, name, argument):
        """Calls a function with the number of arguments that its last error message stated."""
        count = self.counts.get(name, self.dice.choice([1, 2]))
        if self.chance(0.1):
            count = self.dice.randrange(4)
        arguments = [argument() for _ in range(count)]
        self.say(name, [type(each).__name__ for each in arguments])
        try:
            self.hold(function(*arguments))
        except TypeError as error:
            if taken := TAKES.search(str(error)):
                self.counts[name] = int(taken[1])
            raise

    def call_method(self):
        thing = self.any_object()
        if thing is None:
            return
        names = [name for name in dir(type(thing)) if not name.startswith("_") and name not in LEFT_OUT]
        name = self.dice.choice(names + [special for special in SPECIAL * 2 if hasattr(type(thing), special)])
        member = getattr(thing, name)
        if not callable(member):
            self.hold(member)
            return
        self.call(member, f"{type(thing).__name__}.{name}", self.value)

    def call_function(self):
        name = self.dice.choice(FUNCTIONS)
        function = getattr(self.module, name)
        self.call(function, name, lambda: self.any_held() if self.chance(0.7) else self.value())

    def several(self, make):
        """A list of values, which may change while it is read."""
        values = [make() for _ in range(self.dice.randrange(3))]
        return EvilList(values, world=self) if self.chance(0.3) else values

    def any_number(self):
        return Evil(self) if self.chance(0.3) else self.dice.choice([1, 2])

    def row(self):
        return (self.any_number(), self.any_number(), "text")

    def point(self):
        return self.module.Point(1, 2)

    def rows(self):
        return {"a": self.several(self.row), "b": self.several(self.row)}

    def groups(self):
        return self.several(lambda: self.several(self.any_number))

    def weighed(self):
        return self.several(lambda: (self.point(), self.any_number()))

    def points_by_number(self):
        return {self.any_number(): self.several(self.point), 3: self.several(self.point)}

    def call_with_nested(self):
        """Calls a function with nested values, for whose types the module has no classes."""
        name = self.dice.choice(list(NESTED))
        arguments = [make(self) if self.chance(0.95) else self.value() for make in NESTED[name]]
        self.say(name)
        self.hold(getattr(self.module, name)(*arguments))

    def take_element(self):
        thing = self.any_container()
        key = self.dice.choice([0, 1, -1, 2, Evil(self), self.key()])
        self.say("element of", type(thing).__name__, type(key).__name__)
        self.hold(thing[key])

    def set_element(self):
        thing = self.any_container()
        thing[self.dice.choice([0, 1, -1, Evil(self), self.key(), self.index()])] = self.value()

    def add_element(self):
        thing = self.any_container()
        if len(thing) > LONGEST:
            self.containers.remove(thing)
        elif hasattr(thing, "append"):
            thing.append(self.value())
        else:
            thing[self.key()] = self.value()

    def fill(self):
        """Appends values that the container accepts."""
        thing = self.any_container()
        name = type(thing).__name__
        if name in SEQUENCES + NUMBERS and len(thing) < LONGEST:
            for value in self.contents(name):
                thing.append(value)

    def swap_elements(self):
        thing = self.any_container()
        first, second = (self.dice.randrange(len(thing)) for _ in range(2))
        thing[first], thing[second] = thing[second], thing[first]

    def set_member(self):
        thing = self.any_object()
        names = [name for name in dir(type(thing)) if not name.startswith("_") and name not in LEFT_OUT]
        name = self.dice.choice(names)
        self.say("set", type(thing).__name__, name)
        setattr(thing, name, self.value())

    def change_element(self):
        thing = self.any_object()
        if isinstance(thing, self.module.Point):
            value = self.value()
            self.dice.choice(
                [
                    lambda: setattr(thing, "x", value),
                    lambda: thing.move(value),
                    lambda: setattr(thing.spin, "up", value),
                    lambda: setattr(thing, "history", value),
                    lambda: self.hold(thing.spin),
                    lambda: self.hold(thing.weights),
                    lambda: self.hold(thing.history),
                    lambda: self.of_both(thing),
                ]
            )()
        elif isinstance(thing, self.module.Cloud):
            self.dice.choice(
                [
                    lambda: self.hold(thing.points),
                    lambda: thing.points.append(self.module.Point(1, 1)),
                    lambda: self.hold(thing.points[0]),
                    lambda: thing.grow(self.number() % 8),
                    lambda: thing.shift(1),
                    lambda: setattr(thing, "points", self.value()),
                ]
            )()

    def change_sky(self):
        """Uses an object whose containers move when Python changes the vector that contains them."""
        sky, number = self.sky, self.dice.randrange(3)
        self.dice.choice(
            [
                lambda: self.hold(sky.cloud(number).points[self.dice.choice([0, -1])]),
                lambda: self.hold(sky.cloud(number).points.front().spin),
                lambda: sky.cloud(number).grow(self.dice.randrange(6)),
                lambda: sky.cloud(number).points.append(self.module.Point(1, 1)),
                lambda: self.hold(sky.cloud(number).all()[0]),
                lambda: self.hold(sky.grid_cloud().all()[0]),
                lambda: self.hold(sky.named_cloud().all()[0]),
                lambda: sky.grid_cloud().grow(2),
                lambda: sky.named_cloud().grow(2),
                lambda: sky.clouds.append(self.module.Cloud()),
                lambda: sky.clouds.resize(self.dice.randrange(6)),
                lambda: setattr(sky, "clouds", self.several(self.module.Cloud)),
                lambda: setattr(sky, "grid", [[self.module.Cloud()]]),
                lambda: setattr(sky, "named", {"a": self.module.Cloud()}),
                lambda: sky.grid.clear(),
                lambda: sky.grid.insert(0, [self.module.Cloud()]),
                lambda: sky.named.clear(),
                lambda: sky.named.__setitem__("a", self.module.Cloud()),
                lambda: sky.clouds.__setitem__(0, self.module.Cloud()),
                lambda: sky.clouds.__delitem__(0),
                lambda: sky.clouds.swap(self.module.CloudVector()),
            ]
        )()

    def of_both(self, point):
        """Calls of functions that change an element and the last element of the same or another container."""
        points = self.any_container()
        if isinstance(points, self.module.PointVector) and len(points):
            self.dice.choice([lambda: point.move_all(points), lambda: self.module.move_last(points, point)])()

    def loop(self):
        thing = self.any_container()
        for number, each in enumerate(thing):
            if number > LONGEST:
                break
            if self.chance(0.3):
                self.hold(each)
            if self.chance(0.2):
                self.step()

    def compare(self):
        thing, other = self.any_container(), self.value()
        compare = [lambda: thing == other, lambda: other in thing, lambda: thing < other]
        self.hold(self.dice.choice(compare)())

    def view(self):
        thing = self.any_container()
        shown = memoryview(thing)
        self.say("buffer of", type(thing).__name__)
        if self.chance(0.5):
            self.hold(shown)
        elif not shown.readonly and shown.nbytes:
            shown[0] = shown[0]

    def use_view(self):
        for thing in self.others:
            if isinstance(thing, memoryview):
                self.dice.choice([thing.release, thing.tolist, lambda thing=thing: bytes(thing)])()
                return

    def copy(self):
        self.hold(self.dice.choice([copy.copy, copy.deepcopy, list, repr, hash, bool])(self.any_held()))

    def drop(self):
        pool = self.dice.choice([self.containers, self.others, self.others])
        if pool:
            del pool[self.dice.randrange(len(pool))]

    def tag(self):
        """Sets a Python attribute, which may close a cycle."""
        thing = self.any_object()
        thing.attribute = self.dice.choice([self.any_held, lambda: Evil(self)])()

    def watch(self):
        weakref.finalize(self.any_held(), self.step).atexit = False

    def lend(self):
        """Gives a container to C++ while an operation runs."""
        if (thing := self.any_container()).thisown:
            thing.disown()
            self.step()
            thing.acquire()

    def collect(self):
        gc.collect(self.dice.randrange(3))

    def is_too_long(self, thing):
        with contextlib.suppress(Exception):
            return len(thing) > LONGEST
        return False

    def tidy(self):
        self.containers[:] = [thing for thing in self.containers if not self.is_too_long(thing)]


TAKES = re.compile("takes ([0-9]) argument")

# Functions that give memory away, or return a pointer to an object that may be freed.
GIVE_AWAY = {"thisown", "this", "own", "disown", "acquire", "move_all"}
LEFT_OUT = GIVE_AWAY | {"at", "all", "cloud", "reserve", "view"}
# The functions whose arguments are nested values, and the functions that create these.
NESTED = {
    "count_rows": [World.rows],
    "sets": [World.groups],
    "either": [lambda world: world.several(world.any_number)],
    "weigh": [World.weighed, World.groups],
    "total_of_points": [World.points_by_number],
}

# The operations that are not run with threads: they use references whose objects another step may free.
ALONE = {World.change_sky}

# The operations, with their relative frequencies.
OPERATIONS = {
    World.make: 8,
    World.call_method: 20,
    World.call_function: 8,
    World.call_with_nested: 6,
    World.take_element: 14,
    World.set_element: 8,
    World.add_element: 8,
    World.fill: 6,
    World.swap_elements: 4,
    World.set_member: 3,
    World.change_element: 12,
    World.change_sky: 6,
    World.loop: 3,
    World.compare: 4,
    World.view: 3,
    World.use_view: 3,
    World.copy: 3,
    World.drop: 6,
    World.tag: 2,
    World.watch: 1,
    World.lend: 4,
    World.collect: 0.3,
    World.tidy: 1,
}
