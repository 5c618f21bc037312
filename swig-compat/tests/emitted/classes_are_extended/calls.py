import gc

import example
import pytest

counter = example.Counter()
assert (counter.value, counter.add(2), counter.add(2, times=3), counter.add(0.5)) == (1, 3, 9, 9.5)
assert (counter.step(1), counter.half_step(1), counter.sum_of_steps()) == (10, 9.5, 29.0)
assert (counter.next(), example.Counter.most(), counter.twice) == (10, 100, 18)
# What the interface gives as defaults, it names as one does inside of the class.
assert (counter.leveled(), counter.leveled(example.Level_low, 1)) == (31, 11)
assert counter.corner([[1, 2], [3, 4]]) == 36
counter.twice = 40
assert (counter.value, counter.doubled, repr(counter)) == (20, 40, "Counter(20)")
assert str(counter) == "a counter, Counter(20)"
assert (counter - example.Counter(5)).value == 15
assert counter.self() is counter
assert counter.copy().value == 20 and counter.copy().thisown

# Each is made and freed as the interface says, whatever happens.
gc.collect()
assert example.count_alive() == 1
for _ in range(1000):
    with pytest.raises(ValueError, match="negative"):
        example.Counter(-1)
    # A constructor that returns NULL makes an instance without an object, as with SWIG.
    nothing = example.Counter(1001)
    with pytest.raises(RuntimeError, match="`Counter` is gone"):
        nothing.add(1)
    made = [example.Counter(3), counter.copy(), counter - counter]
    made[0].cycle = made
    del made
gc.collect()
assert example.count_alive() == 1

item = example.Item(3, 2)
assert (item.doubled(), item.price, item.trebled()) == (-14, 7, (21, "trebled"))
assert item.id() == 8
assert example.Base().shifted() == 7.5

# A constructor with a name of its own is a function.
parsed = example.parsed("12")
assert isinstance(parsed, example.Item) and parsed.thisown and parsed.price == 12
with pytest.raises(ValueError):
    example.parsed("twelve")
with pytest.raises(TypeError):
    example.Item("12")

stack = example.IntStack()
assert (stack.pushed(4), stack.top) == (12, 4)
doubles = example.Doubles()
doubles.push(3.0)
assert (doubles.pushed(1.5), doubles.halved()) == (6.0, 0.75)
assert stack.written() == "Stack<int, 3> of int's, \"int\" and TT"
assert not hasattr(stack, "halved")
assert doubles.top_as_int() == 1

# What a base keeps for derived classes, and one of those shows.
item.level = 4
assert (item.level, item.hidden(), hasattr(example.Base(), "level")) == (4, 5, False)

# Instances of the base take no attributes that C++ does not have, and those of subclasses none but their properties.
class Named(example.Base):
    kind = "named"
    name = property(lambda self: "name", lambda self, value: names.append(value))


names = []
named = Named()
named.name = "a"
named.thisown = True
for instance, attribute in ((example.Base(), "colour"), (item, "colour"), (named, "kind")):
    with pytest.raises(AttributeError, match=f"has no attribute `{attribute}`, and takes no new ones"):
        setattr(instance, attribute, 1)
stack.colour = "red"
assert (names, stack.colour) == (["a"], "red")

assert example.Item(3, 2).last(example.rows(), example.function()) == 6
