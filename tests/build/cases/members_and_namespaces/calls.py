import contextlib

import example

for name in ("undirected", "two"):
    with contextlib.suppress(AttributeError, TypeError):
        setattr(example.Model(), name, 1)
assert (example.Model.undirected, example.Model.two) == (0, 2)
assert (example.f(1), example.g(), example.h(1), example.i()) == (2, 2, 2, 4)

sized = example.Sized
assert (sized.mask, repr(sized.half), sized.unit, sized().twice()) == (97, "1.0", "byte", 2)
assert example.four_times(sized()) == 4
assert (sized.extent.rows, sized.extent.columns) == (1, 2)

number, other = example.Number(3), example.Other(3)
assert ((number << 2).value, (number << example.Number(1)).value, (other << 2).value) == (12, 6, 5)
assert example.__lshift__(number, 2).value == 12
assert example.__lshift__(number, example.Number(1)).value == 6
assert example.__lshift__(other, 2).value == 5
assert (2 * number).value == example.__mul__(2, number).value == 6
assert (-number).value == example.__sub__(number).value == -3
assert example.__add__(example.SumInt(1), example.SumInt(2)).value == 3
assert example.Global() % 2 == 3
assert not hasattr(example, "__mod__")
outside, pair, negated = example.Outside(), example.Pair(), example.Pair()
negated.value = -2
assert example.__eq__(outside, example.Outside())
assert example.__eq__(pair, negated)
assert (example.__sub__(outside), example.__mul__(3, outside)) == (-1, 3)

for arrow in (example.Arrow(), example.Derived()):
    assert (arrow.value, arrow.read(), arrow.number(), arrow.changing) == (0, 0, 3, 0)
    arrow.value = 1
    assert (arrow.value, arrow.changing) == (1, 1)
    arrow.write(2)
    assert (arrow.read(), arrow.changing) == (2, 2)
    assert not hasattr(arrow, "missing")
    assert arrow.__deref__().value == arrow.__deref_const__().value == 2
outer = example.Outer()
outer.write(4)
assert (outer.value, outer.arrow.value, outer.arrow.changing) == (4, 4, 1)
reading = example.Reading()
assert (reading.value, reading.read(), reading.__deref__().value) == (0, 0, 0)
for kind in (example.Both, example.Hidden):
    assert kind().get() == kind().n == example.root_of(kind()) == 2
assert example.days_between(example.Day(3), example.Day(10)) == 7
assert example.first_day(example.Day(10)) == 7

limits = example.Limits
assert (limits.most, limits.usual, limits.half, limits.elsewhere, limits.unusual) == (7, 1, 0.5, 3, 0)
variables = {name for name in dir(example.cvar) if name.startswith("Limits_")}
assert variables == {"Limits_elsewhere", "Limits_unusual", "Limits_counted"}
assert example.cvar.Limits_elsewhere == 3

event = example.Event()
assert (event.at.x, event.at.y, event.inner.of_inner.n) == (1, 2, 5)
event.data.key = 0x30002
assert (event.data.parts.low, event.data.unnamed.high) == (2, 3)
at = example.Event_at()
at.x = 4
event.at = at
assert (event.at.x, type(event.at)) == (4, example.Event_at)
event.one.n = 8
assert (event.one.n, event.several.n, type(event.one)) == (8, 0, example.Event_several)
assert not hasattr(event, "hidden")

assert example.call_twice(example.twice_pointer(), 4) == 8
assert example.call_either(example.twice_pointer(), 5) == 10
assert limits.applied(example.twice_pointer(), 6) == 12

assert example.SWIG_TypeQuery("Model *")
assert example.SWIG_TypeQuery("Modell *") is None

# Numbers that may change at any time.
register = example.Register()
assert (register.status, register.light, register.fixed, register.bits, register.letter) == (7, 1, 3, 5, "a")
registers = example.Registers()
assert (registers.first(), registers.all is None, registers.levels is None) == (3, False, False)
register.status, register.light, register.bits, register.letter = 9, example.dark, 2, "b"
assert (register.status, register.light, register.bits, register.letter) == (9, 0, 2, "b")
assert (register.plus(), register.plus(2), register.doubled(4), example.Register.shared) == (10, 11, 8, 5)
example.cvar.level = 1.5
assert (example.cvar.level, example.Alone().n) == (1.5, 4)
signal = example.IntSignal()
signal.set(3)
assert (signal.value, example.lights(example.bright), example.lights("")) == (3, 1, 9)

# An inline namespace, whose declarations are found with and without its name.
release = example.Release()
assert (example.renamed(release), example.of_release(release, release), example.OfInt().value) == (2, 4, 0)

# The reason for each overload names the overload's own parameter.
assert (example.sized(release), example.sized(2, 3)) == (2, 6)
try:
    example.sized("x")
except TypeError as error:
    assert "sized(release: Release): `release`: expected" in str(error), error
    assert "sized(width: int32): `width`: expected" in str(error), error
else:
    raise AssertionError

Sheet = example.Sheet
assert [Sheet().put(given) for given in (Sheet.row(), Sheet.column())] == [1, 3]
assert Sheet().put(Sheet.constant_column()) == 2

outermost = example.Outermost()
assert example.of_outermost(outermost, outermost) == 6
assert example.of_global(example.OfInt(), example.next_release()) == 2
assert type(example.next_release()) is example.Release

centre, leaf = example.Circle.Centre(), example.Leaf()
assert (centre + centre, leaf + leaf) == (4, 9)
assert leaf == example.Leaf()
