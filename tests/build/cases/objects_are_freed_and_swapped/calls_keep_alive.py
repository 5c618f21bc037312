import contextlib
import gc
import sys
from array import array
from collections import UserDict
from types import MappingProxyType

import example
import numpy as np
from example import Graph, Item


def alive():
    gc.collect()
    return Item.alive


before = alive()

# Methods and constructors keep their arguments alive, with any overload.
graph = Graph(Item(1))
graph.add(Item(2))
graph.add(Item(3), 2)
graph.add(item=Item(4))
graph.add(None, 0)
assert (graph.total(), alive() - before) == (13, 4)
again = Item(5)
count = sys.getrefcount(again)
graph.add(again)
graph.add(again)
assert sys.getrefcount(again) == count + 1
del graph, again
assert alive() == before

# A function keeps objects alive by an argument, and a result keeps its sources alive.
graph = Graph()
example.connect(graph, Item(6))
cursors = [graph.cursor(), example.viewed(graph), *graph.cursors(), graph.both()[1]]
del graph
assert [cursor.total() for cursor in cursors] == [6] * 5
del cursors
assert alive() == before

# A list represents the objects in it; so does any iterable.
graph = Graph()
graph.add_all([Item(1), Item(2)])
graph.add_all((Item(3),))
graph.add_all({Item(4): None}.keys())
assert (graph.total(), alive() - before) == (10, 4)
del graph
assert alive() == before


# Any object with indices is iterated, and any mapping has items.
class Indexed:
    def __init__(self, *items):
        self.items_ = items

    def __len__(self):
        return len(self.items_)

    def __getitem__(self, index):
        return self.items_[index]


graph = Graph()
graph.add_all(Indexed(Item(1), Item(2)))
graph.add_named(MappingProxyType({"a": Item(3)}))
graph.add_named(UserDict(b=Item(4)))
assert (graph.total(), alive() - before) == (10, 4)
del graph
assert alive() == before

# C++ may have stored the pointer before it throws.
graph = Graph()
with contextlib.suppress(RuntimeError):
    graph.refuse(Item(5))
    raise AssertionError("no exception")
with contextlib.suppress(KeyError):
    graph.refuse_all(Indexed(Item(6)))
    raise AssertionError("no exception")
assert (graph.total(), alive() - before) == (11, 2)
del graph
assert alive() == before

# A container keeps its elements alive, whichever way they are added.
items = example.Items([Item(1)])
items.append(Item(2))
items.push_back(Item(3))
items[0] = Item(4)
items[1:1] = [Item(5)]
items.insert(items.begin(), Item(6))
assert [item.value for item in items] == [6, 4, 5, 2, 3]
graph = Graph()
graph.add_all(items)
copy = example.Items(items)
del items
assert (graph.total(), copy[0].value) == (20, 6)
del graph, copy
assert alive() == before

# If the keeper is a part of an object, the owner of that object keeps the argument alive.
owning = example.Owning()
owning.graph().add(Item(7))
assert (owning.graph().total(), alive() - before) == (7, 1)
del owning
assert alive() == before

# A data member of a class with a destructor: only with the directive does Python keep ownership.
holder = example.Holder()
holder.given = Item(1)
for value in (2, 3):
    holder.item = Item(value)
assert (holder.item.value, alive() - before) == (3, 2)
del holder
assert alive() == before


# A Python subclass, whose instances can refer to the graph that keeps them: a reference cycle.
class Node(Item):
    pass


graph, node = Graph(), Node(8)
node.graph = graph
graph.add(node)
del graph, node
assert alive() == before

# An object that C++ frees may need the kept objects forever.
example.of_cxx().add(Item(9))
assert (example.of_cxx().total(), alive() - before) == (9, 1)
given = Graph(Item(10))
given.disown()
assert alive() - before == 2
assert given.total() == 10

# An array whose memory C++ refers to.
signal = example.Signal(np.full(1000, 2.0))
filler = [np.zeros(1000) for _ in range(10)]
assert signal.total() == 2000.0
samples = np.ones(4)
count = sys.getrefcount(samples)
signal = example.Signal(samples)
assert sys.getrefcount(samples) == count + 1
del signal
assert sys.getrefcount(samples) == count

# An array of structs whose memory C++ refers to.
path = example.Path(np.array([(1.0, 0.0), (4.0, 0.0)], dtype=[("x", "f8"), ("y", "f8")]))
filler = [np.zeros(4) for _ in range(10)]
assert path.width() == 3.0

# An exporter of buffers does not move its memory meanwhile.
growing = array("d", [1.0, 2.0])
signal = example.Signal(growing)
with contextlib.suppress(BufferError):
    growing.append(3.0)
    raise AssertionError("the memory may have moved")
del signal
growing.append(3.0)

# An element of a container stays in its place while it is kept.
vector = example.Items()
vector.append(Item(1))
holder = Graph()
holder.add(vector[0])
assert holder.total() == 1
