import copy
import gc

import example
import pytest

counter = example.Counter(3)
assert (counter.value, counter.add(2), counter.add(2, times=3), counter.add(0.5)) == (3, 5, 11, 11.5)
assert counter.name() == "counter"
counter.rename("renamed")
assert counter.name() == "renamed"
counter.value = 10
assert (counter + example.Counter(1)).value == 11
before = counter
counter += 5
assert counter is before and counter.self() is counter and counter == example.Counter(15)
assert copy.copy(counter).value == 15
with pytest.raises(TypeError, match="unsupported operand"):
    counter + 3
with pytest.raises(ValueError, match="negative"):
    example.Counter(-1)

# A function that makes one gives it away; the static member is C++'s.
assert example.Counter.make(4).thisown
assert example.Counter.total == 5
counter.total = 6
assert (example.Counter.total, example.cvar.Counter_total) == (6, 6)

# What is part of another object keeps that alive.
line = example.Line()
line.b.x = 4
part = line.b
length = line.len()
del line
gc.collect()
assert (part.x, part.thisown, length) == (4.0, False, 4.0)

# What a member points to stays alive too, and is itself.
line, middle = example.Line(), example.Point()
line.mid = middle
assert line.mid is middle
line.mid = None
assert line.mid is None

square = example.Square(3)
assert isinstance(square, example.Shape) and isinstance(square, example.Named)
assert (square.area(), square.id, square.label, square.get_label()) == (9.0, 3, "named", "named")
assert (example.area_of(square), example.label_of(square), example.label_of(None)) == (9.0, "named", "none")
assert example.make_square(2.0).area() == 4.0
with pytest.raises(AttributeError, match="`Shape`: No constructor defined: the class is abstract"):
    example.Shape()

assert example.IntBox(3).twice().get() == 6
assert example.DoubleBox(1.5).twice().v == 3.0
outer = example.Outer()
assert (outer.inner.z, outer.make().z, outer.ptr().z) == (7, 7, 7)
assert example.Outer.Inner is example.Inner
with pytest.raises(TypeError, match="cannot pickle"):
    copy.copy(example.NoCopy())
assert example.is_hidden(example.hidden())

holder = example.Holder()
holder.held = example.Point()
assert (holder.label, holder.word) == (None, "w")
holder.label = "a text that C++ keeps"
assert holder.label == "a text that C++ keeps"
example.cvar.origin.x = 3
assert example.cvar.origin.x == 3
