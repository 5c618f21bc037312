"""A finalizer changes a container that Python reads: either the old elements are read, or an exception is
raised.
"""

import gc
import operator

import example

COUNT = 1000


class Cycle:
    """An object that only the collector frees, during an arbitrary allocation."""

    def __init__(self, change):
        self.change, self.itself = change, self

    def __del__(self):
        self.change()


def under_finalisers(container, read):
    """The result of `read`, whose first allocations run finalizers that clear the container."""

    def change():
        container.clear()
        # Other containers now use the memory of the elements.
        others.append(type(container)(other))

    others, other = [], other_than(container)
    gc.disable()
    for _ in range(20):
        Cycle(change)
    assert len(container) == COUNT
    gc.enable()
    found = read(container)
    gc.collect()
    assert len(container) == 0
    return found


def other_than(container):
    match container:
        case example.Cache():
            return {f"other {i}": example.Counted(-i) for i in range(COUNT)}
        case example.Counts():
            return [example.Counted(-i) for i in range(COUNT)]
        case _:
            return [-1] * COUNT


def cache():
    return example.Cache({str(i): example.Counted(i) for i in range(COUNT)})


names = sorted(str(i) for i in range(COUNT))
gc.set_threshold(100)
assert under_finalisers(cache(), lambda cache: cache.keys()) == names
assert [value.n for value in under_finalisers(cache(), lambda cache: cache.values())] == [*map(int, names)]
assert [(key, value.n) for key, value in under_finalisers(cache(), lambda cache: cache.items())] == [
    (name, int(name)) for name in names
]
for end in ("begin", "end", "rbegin", "rend"):
    under_finalisers(cache(), operator.methodcaller(end))
    counts = example.Counts([example.Counted(i) for i in range(COUNT)])
    under_finalisers(counts, operator.methodcaller(end))
assert [*under_finalisers(example.Numbers(range(COUNT)), lambda numbers: numbers.begin())] == [*range(COUNT)]

numbers = example.Numbers(range(5))
first, last = numbers.begin() + 1, numbers.begin() + 3
numbers.erase(first, last)
assert list(numbers) == [0, 3, 4]
backwards = example.Numbers(range(3)).rbegin()
assert [backwards.value(), next(backwards), next(backwards), next(backwards)] == [2, 2, 1, 0]


class Emptying(type(numbers.begin())):
    """An iterator that empties the container when its index is requested."""

    def _index(self, container):
        numbers.clear()
        return 2


numbers = example.Numbers(range(1000))
try:
    numbers.erase(numbers.begin(), Emptying([0], 0, True, 0))
except IndexError:
    assert len(numbers) == 0
else:
    raise AssertionError("elements that are gone are erased")


class Changing:
    """An element that changes its container when it is freed."""

    def __init__(self, change):
        self.change = change

    def __del__(self):
        freed.append(self)
        self.change()


freed = []
removals = {
    "clear": lambda objects: objects.clear(),
    "assign": lambda objects: objects.assign(1, None),
    "resize": lambda objects: objects.resize(1),
    "resize with a value": lambda objects: objects.resize(1, None),
    "pop_back": lambda objects: objects.pop_back(),
    "pop": lambda objects: objects.pop(),
    "erase": lambda objects: objects.erase(objects.begin()),
    "erase of a range": lambda objects: objects.erase(objects.begin(), objects.end()),
    "an item is set": lambda objects: objects.__setitem__(3, None),
    "an item is deleted": lambda objects: objects.__delitem__(0),
    "a slice is set": lambda objects: objects.__setitem__(slice(2, 9), example.Objects([None])),
    "a slice is deleted": lambda objects: objects.__delitem__(slice(2, 9)),
    "a slice with steps is deleted": lambda objects: objects.__delitem__(slice(2, 9, 3)),
}
for name, remove in removals.items():
    for change in ("clear", "append"):
        objects = example.Objects()

        def changed(objects=objects, change=change):
            objects.clear() if change == "clear" else objects.append(1)

        freed.clear()
        for _ in range(50):
            objects.append(Changing(changed))
        remove(objects)
        assert freed, name
        objects.clear()
        objects.clear()
        assert not [item for item in objects if isinstance(item, Changing)], name
        assert len(freed) == 50, name

named = example.ObjectsByName()
for remove in (
    named.clear,
    lambda: named.erase("3"),
    lambda: named.__delitem__("3"),
    lambda: named.__setitem__("3", 1),
):
    freed.clear()
    for key in range(50):
        named[str(key)] = Changing(named.clear)
    remove()
    assert len(freed) == 50
    assert len(named) == 0
