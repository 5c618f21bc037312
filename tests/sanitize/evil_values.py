"""Arguments of `values.py` whose own code changes the values that are being converted."""

import datetime

import numpy as np
from evil import Evil


class Number(int):
    """A number that has a value of its own, and code that returns another."""

    def __new__(cls, world):
        made = super().__new__(cls, world.dice.choice([0, 1, 7]))
        made.world = world
        return made

    __index__, __float__, __bool__ = Evil.__index__, Evil.__float__, Evil.__bool__
    answer, number = Evil.answer, 2

    def __eq__(self, other):
        return self.answer(int.__eq__(self, other))

    def __hash__(self):
        return self.answer(int.__hash__(self))


class Size(Evil):
    """A length or a distance that is true, but runs operations."""

    def __init__(self, world, number):
        super().__init__(world)
        self.number = number


class Text(str):
    """A key whose comparison, hash and representation run operations."""

    def __new__(cls, world):
        made = super().__new__(cls, world.dice.choice(["a", "b", "\ud800"]))
        made.world = world
        return made

    answer = Evil.answer

    def __eq__(self, other):
        return self.answer(str.__eq__(self, other))

    def __hash__(self):
        return self.answer(str.__hash__(self))

    def __repr__(self):
        return self.answer("text")


class Sequence:
    """A sequence that runs operations while it is read, and whose length is wrong."""

    def __init__(self, world, values):
        self.world, self.values = world, world.changeable(list(values))

    def __len__(self):
        self.world.step()
        return self.world.dice.choice([0, len(self.values), 1000])

    def __getitem__(self, index):
        self.world.step()
        return self.values[index]


class Tuple(tuple):
    """A tuple that gives other elements than it has."""

    def __new__(cls, world, values):
        made = super().__new__(cls, values)
        made.world = world
        return made

    def __iter__(self):
        for each in tuple(self[:2]):
            self.world.step()
            yield each

    def __len__(self):
        self.world.step()
        return 3


class Mapping(dict):
    """A dict that runs operations while its items are listed."""

    def __init__(self, world, values):
        super().__init__(values)
        self.world = world
        world.changeable(self)

    def items(self):
        self.world.step()
        items = self.world.changeable(list(super().items()))
        self.world.step()
        return self.world.dice.choice([items, super().items(), iter(items)])

    def __getitem__(self, key):
        self.world.step()
        return super().__getitem__(key)

    def keys(self):
        self.world.step()
        return super().keys()


class Array:
    """An array that describes its memory in Python code, with numbers that run operations."""

    def __init__(self, world, values):
        # More memory than the array shows, because operations remove parts of the description.
        step = world.dice.choice([1, 2]) if values.ndim == 1 else 1
        memory = np.zeros(step * values.size + 4, values.dtype)[: step * values.size : step]
        self.world, self.array = world, memory.reshape(values.shape)

    @property
    def __array_interface__(self):
        self.world.step()
        own = self.array.__array_interface__
        # NumPy, which reads arrays of numbers, takes integers and tuples only.
        size, kind = self.world.dice.choice([(int, tuple), (lambda number: Size(self.world, number), list)])
        own["data"] = (size(own["data"][0]), self.world.dice.choice([False, False, True, Evil(self.world)]))
        own["shape"] = kind(size(extent) for extent in own["shape"])
        if own["strides"] is not None or self.world.chance(0.5):
            own["strides"] = kind(size(stride) for stride in self.array.strides)
        own["descr"] = [(name, *rest) for name, *rest in own["descr"]]
        lists = [each for each in own.values() if isinstance(each, list)]
        for each in [own, *lists]:
            self.world.hold(self.world.descriptions, each)
        return own


class Tensor:
    """An array that exports its memory by DLPack, after operations."""

    def __init__(self, world, values):
        self.world, self.array = world, values

    def __dlpack__(self, **given):
        self.world.step()
        exported = self.array.__dlpack__(**given)
        self.world.step()
        return exported

    def __dlpack_device__(self):
        self.world.step()
        return self.world.dice.choice([(1, 0), (1, 0), (Size(self.world, 1), Size(self.world, 0))])


class Subclass(np.ndarray):
    """An array of a subclass whose attributes run operations."""

    def __new__(cls, world, values):
        made = values.view(cls)
        made.world = world
        return made

    def __getattribute__(self, name):
        if name in ("__array_interface__", "dtype", "mask", "__dlpack__", "__class__"):
            object.__getattribute__(self, "world").step()
        return super().__getattribute__(name)

    def __array_finalize__(self, _):
        pass


class Duration(datetime.timedelta):
    """A time whose parts run operations."""

    def __new__(cls, world):
        made = super().__new__(cls, seconds=1)
        made.world = world
        return made

    @property
    def seconds(self):
        return self.world.dice.choice([1, Evil(self.world)])


class Zone(datetime.tzinfo):
    """A time zone that runs operations."""

    def __init__(self, world):
        self.world = world

    def utcoffset(self, _):
        self.world.step()
        return datetime.timedelta(hours=1)

    def dst(self, _):
        self.world.step()
        return datetime.timedelta(0)
