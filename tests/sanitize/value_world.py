"""The values and the operations of `values.py`."""

import ast
import collections
import datetime
import gc
import types
import weakref
from array import array
from pathlib import Path

import evil_values
import numpy as np
from evil import Evil, EvilKey, EvilList
from steps import DEPTH, Steps

# The number of points, and of containers that operations change.
HELD = 12

PARTICLE = np.dtype([("x", "f4"), ("y", "f4"), ("id", "i4"), ("is_fast", "?")], align=True)
DTYPES = {"Bool": "?", "Int32": "i4", "Float32": "f4", "Float64": "f8", "Complex128": "c16"}
# Parameters that the stub describes as any object or any array.
OWN = {
    "of_particles": {"particles": "records"},
    "move": {"moved": "records"},
    "total_of": {"converted": "convertible"},
    "images": {"images": "pictures"},
    "image": {"image": "picture"},
}
# Members whose pointers C++ keeps, and results that refer to objects that may be freed.
LEFT_OUT = {"points"}
RESULTS_LEFT_OUT = {"pointers", "named"}
# Functions that follow null pointers.
FUNCTIONS_LEFT_OUT = {"beside", "sum", "weighed", "remove"}


def read_stub(path):
    """The names and annotations of functions' parameters, and the annotations of a table's members."""
    functions, members = collections.defaultdict(list), {}
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.FunctionDef):
            given = node.args.posonlyargs + node.args.args
            functions[node.name].append([(each.arg, each.annotation) for each in given])
        elif isinstance(node, ast.ClassDef) and node.name == "Table":
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and "setter" in ast.unparse(method.decorator_list):
                    members[method.name] = method.args.args[1].annotation
    return functions, members


class World(Steps):
    """The values, which operations change while they are converted."""

    def __init__(self, module, seed, trace):
        super().__init__(module, seed, trace, OPERATIONS)
        self.functions, self.members = read_stub(Path(module.__file__).with_name("values.pyi"))
        # `points` are objects of the module, `open` containers of all kinds, and `descriptions` the parts of
        # an `__array_interface__`. These may only be removed: new ones could describe memory that does not
        # exist.
        self.points, self.open, self.descriptions = [], [], []
        self.table = module.Table()

    def clear(self):
        self.points.clear()
        self.open.clear()
        self.descriptions.clear()

    # Values

    def number(self):
        return 2**80 if self.chance(0.03) else self.dice.choice([0, 1, 2, 3, -1, 12, True, 0.5])

    def hold(self, pool, thing):
        pool.append(thing)
        if len(pool) > HELD:
            del pool[self.dice.randrange(len(pool))]
        return thing

    def changeable(self, thing):
        """Holds a container for operations that change it while it is converted."""
        return self.hold(self.open, thing)

    def value(self, depth=0):
        """An argument of any kind."""
        plain = [
            self.number,
            lambda: self.dice.choice([0.5, 1j, "a", "", "two", None, b"x"]),
            self.point,
            lambda: Evil(self),
        ]
        nested = [
            lambda: self.several(lambda: self.value(depth + 1)),
            lambda: self.pairs(self.key, lambda: self.value(depth + 1)),
            lambda: tuple(self.value(depth + 1) for _ in range(self.dice.randrange(4))),
            self.any_array,
            lambda: self.dice.choice(self.open) if self.open else None,
        ]
        return self.dice.choice(plain if depth > 1 else plain + nested)()

    def key(self):
        return self.dice.choice(["a", "b", 1, 2, EvilKey(self)])

    def point(self):
        if self.points and self.chance(0.6):
            return self.dice.choice(self.points)
        return self.hold(self.points, self.module.Point(self.number()))

    def several(self, make):
        """A sequence of some kind, or another iterable."""
        values = [make() for _ in range(self.dice.choice([0, 1, 2, 2, 3, 3, 9]))]
        kinds = [
            lambda: self.changeable(values),
            lambda: self.changeable(values),
            lambda: self.changeable(values),
            lambda: tuple(values),
            lambda: self.changeable(EvilList(values, world=self)),
            lambda: evil_values.Sequence(self, values),
            lambda: self.changeable(collections.deque(values)),
            lambda: self.changeable({each: None for each in values}).keys(),
            lambda: self.changeable(dict(enumerate(values))).values(),
            lambda: self.changeable(set(values)),
            lambda: evil_values.Tuple(self, values),
            lambda: (each for each in values),
        ]
        return self.dice.choice(kinds)()

    def pairs(self, make_key, make):
        """A mapping of a random type with random keys and values."""
        values = {make_key(): make() for _ in range(self.dice.choice([0, 1, 2, 3]))}
        kinds = [
            lambda: self.changeable(values),
            lambda: self.changeable(values),
            lambda: evil_values.Mapping(self, values),
            lambda: self.changeable(types.MappingProxyType(values)),
            lambda: self.changeable(list(values.items())),
        ]
        return self.dice.choice(kinds)()

    def any_array(self, dtype=None, shape=None):
        """An array of some library, whose protocol may run operations."""
        own = dtype or self.dice.choice([*DTYPES.values(), PARTICLE])
        values = np.zeros(self.dice.randrange(5) if shape is None else shape, own)
        if shape is None and self.chance(0.2):
            values = np.zeros(2 * len(values), own)[::2]
        kinds = [
            lambda: self.changeable(values),
            lambda: evil_values.Array(self, values),
            lambda: evil_values.Array(self, values),
            lambda: evil_values.Tensor(self, values),
            lambda: evil_values.Subclass(self, values),
            lambda: memoryview(values),
        ]
        if values.dtype.char in "ifd" and values.ndim == 1:
            kinds.append(lambda: self.changeable(array(values.dtype.char, values.tolist())))
        return self.dice.choice(kinds)()

    def made(self, kind):
        """A value for an annotation of the stub."""
        if self.chance(0.06):
            return self.value()
        match kind:
            case "records":
                return self.any_array(PARTICLE)
            case "pictures":
                return self.several(lambda: self.any_array("f8", (1, 2)))
            case "picture":
                return self.any_array("f8", (2, 2))
            case "convertible":
                return self.several(self.any_number) if self.chance(0.5) else self.any_array()
            case ast.BinOp():
                return self.made(self.dice.choice([kind.left, kind.right]))
            case ast.Constant():
                return None
            case ast.Subscript(value=ast.Name(id=name)):
                inner = kind.slice.elts if isinstance(kind.slice, ast.Tuple) else [kind.slice]
                return self.nested(name, inner)
            case ast.Name(id=name):
                return self.plain(name)
        return self.any_array()

    def nested(self, name, inner):
        match name:
            case "Mapping":
                return self.pairs(lambda: self.hashable(inner[0]), lambda: self.made(inner[1]))
            case "tuple":
                values = [self.made(each) for each in inner]
                kinds = [tuple, self.changeable, lambda values: evil_values.Sequence(self, values)]
                return self.dice.choice(kinds)(values)
            case "PathLike":
                return self.dice.choice([Path("a"), Evil(self)])
        return self.several(lambda: self.made(inner[0]))

    def hashable(self, kind):
        for _ in range(3):
            value = self.made(kind)
            if type(value).__hash__ is not None and not isinstance(value, tuple):
                return value
        return self.key()

    def any_number(self):
        kinds = [self.number, lambda: self.dice.choice([0.5, 1.5]), lambda: Evil(self)]
        kinds += [lambda: evil_values.Number(self), lambda: np.float32(1.5), lambda: np.int32(2)]
        return self.dice.choice(kinds)()

    def plain(self, name):
        match name:
            case "str":
                return self.dice.choice(["a", "text", "x" * 20, "vielä", evil_values.Text(self)])
            case "timedelta":
                return self.dice.choice([datetime.timedelta(seconds=2), evil_values.Duration(self)])
            case "datetime":
                zone = self.dice.choice([None, datetime.UTC, evil_values.Zone(self)])
                return datetime.datetime(2024, 2, 29, 1, 2, 3, tzinfo=zone)
            case "Point":
                return self.point()
            case "Body":
                return self.module.Body(1)
            case "bool":
                return self.dice.choice([True, False, True, Evil(self)])
        if name.startswith("_") and name.endswith("Array"):
            return self.any_array(DTYPES[name[1:-5]])
        return self.value() if name in ("Any", "object") else self.any_number()

    # Operations

    def call(self):
        name = self.dice.choice([each for each in self.functions if each not in FUNCTIONS_LEFT_OUT])
        parameters = self.dice.choice(self.functions[name])
        own = OWN.get(name, {})
        arguments = [self.made(own.get(given, annotation)) for given, annotation in parameters]
        self.say(name, [type(each).__name__ for each in arguments])
        result = getattr(self.module, name)(*arguments)
        if isinstance(result, (list, dict, set)) and name not in RESULTS_LEFT_OUT:
            self.changeable(result)

    def set_member(self):
        name = self.dice.choice([each for each in self.members if each not in LEFT_OUT])
        self.say("set", name)
        setattr(self.table, name, self.made(self.members[name]))

    def change(self):
        """Changes a container, which may be the one that is being converted."""
        thing = self.dice.choice(self.open)
        index = self.dice.randrange(3)
        self.say("change", type(thing).__name__)
        ways = {
            list: [
                list.clear,
                lambda own: own.append(self.value(2)),
                lambda own: own.pop(index),
                lambda own: own.__setitem__(index, self.value(2)),
                lambda own: own.__setitem__(slice(None), [self.value(2)] * index),
                lambda own: own.extend([None] * 50),
            ],
            dict: [
                dict.clear,
                lambda own: own.pop(next(iter(own))),
                lambda own: own.__setitem__(self.key(), self.value(2)),
                lambda own: own.update(dict.fromkeys(own, None)),
                lambda own: own.update({f"{i}": i for i in range(20)}),
                lambda own: (own.pop(next(iter(own))), own.__setitem__(self.key(), 1)),
            ],
            set: [set.clear, set.pop, lambda own: own.add(self.key())],
            collections.deque: [collections.deque.clear, lambda own: own.append(1)],
            array: [array.pop, lambda own: own.extend(own), lambda own: own.extend([1] * 500)],
            np.ndarray: [
                lambda own: own.resize(self.dice.choice([0, 1, 500])),
                lambda own: own.__setattr__("shape", (1, -1)),
                lambda own: own.setflags(write=False),
                lambda own: own.fill(1),
            ],
        }
        for kind, own in ways.items():
            if isinstance(thing, kind):
                self.dice.choice(own)(thing)
                return

    def change_description(self):
        """Removes a part of an array's description of its memory."""
        description = self.dice.choice(self.descriptions)
        if isinstance(description, list) or self.chance(0.5):
            description.clear()
        else:
            description.pop(self.dice.choice(list(description)))

    def free(self):
        """Frees the object of a point in C++. The arguments of a call may refer to the point."""
        self.module.take(self.points.pop(self.dice.randrange(len(self.points))))

    def drop(self):
        pool = self.dice.choice([self.points, self.open, self.open, self.descriptions])
        del pool[self.dice.randrange(len(pool))]

    def change_point(self):
        self.point().x = self.any_number()

    def watch(self):
        if self.depth < DEPTH:
            weakref.finalize(self.point(), self.step).atexit = False

    def collect(self):
        gc.collect(self.dice.randrange(3))


# The operations, with their relative frequencies.
OPERATIONS = {
    World.call: 40,
    World.set_member: 4,
    World.change: 24,
    World.change_description: 6,
    World.free: 5,
    World.drop: 6,
    World.change_point: 2,
    World.watch: 0.5,
    World.collect: 0.3,
}
