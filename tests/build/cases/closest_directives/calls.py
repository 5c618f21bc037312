import gc

import example


def public(of):
    return {name for name in vars(of) if not name.startswith("_")} - {"thisown"}


assert public(example.Part) == {"number", "own", "described"}
assert public(example.Other) == {"any", "described"}
assert public(example.Tail) == {"take"}
assert example.alone_number(3) == 3
assert example.alone(1.5, 2.5) == 2
assert example.kept() == 1
assert not hasattr(example, "left_out")
assert example.Part.described.__doc__.endswith("of the class")
assert example.Other.described.__doc__.endswith("of all, later")

for call, arguments, seen in (
    (example.counted, (1,), 1),
    (example.counted, (1, 2), 2),
    (example.cleared, (), 4),
):
    call(*arguments)
    assert example.cvar.seen == seen, call

# A clone belongs to Python in derived classes too.
for made in (example.Shape, example.Disk, example.Ball):
    shape = made()
    clone = shape.clone()
    assert type(clone) is made
    assert clone.thisown
    del shape, clone
    gc.collect()
    assert example.Shape.count() == 0
assert example.Disk().size() == 2
assert example.Ball().extent() == 3
assert not hasattr(example.Ball, "length")
assert not hasattr(example.Disk, "hidden")

assert example.Tag().marked() == 1
assert example.Untagged().mark() == 2
assert example.raised() == 3
assert example.raise_flag(4) == 4

fixed = example.Fixed()
try:
    fixed.x = 1
except AttributeError:
    pass
else:
    raise AssertionError("`%mutable Fixed::x` ends nothing that `%immutable;` began")

assert example.SecondFirst().of_second() == 3
assert example.Leaf().of_root() == 3
assert example.Right().of_right() == 2
assert (example.FrameOfInt().of_frame(), example.Window().area()) == (1, 2)
assert example.Fancy().gone() == 2
assert not hasattr(example.Plain, "gone")

for made, method, seen in (
    (example.Whole, "of_whole", 10),
    (example.Piece, "of_piece", 10),
    (example.Crumb, "of_crumb", 10),
    (example.Own, "of_own", 11),
    (example.Both, "of_both", 14),
    (example.SlotOfInt, "of_slot", 13),
    (example.SlotOfFloat, "of_slot", 4),
    (example.OfSlot, "of_derived", 13),
):
    value = made()
    example.last()
    getattr(value, method)()
    assert example.cvar.seen == seen, (made, example.cvar.seen)

assert public(example.BoxOfInt) == {"renamed", "documented", "added"}
assert public(example.BoxOfDouble) == {"plain", "documented", "gone"}
assert example.BoxOfInt.documented.__doc__.endswith("of int")
assert "of int" not in (example.BoxOfDouble.documented.__doc__ or "")

assert (example.of_alone(1), example.of_alone("a"), example.of_space(1), example.of_any(1)) == (1, 1, 2, 3)
assert (example.of_int(1), example.grow_double(1.5), example.is_shrink(1), example.widen_int(1)) == (
    9,
    9,
    10,
    17,
)
for name in ("scale_int", "shift_int", "turn_int", "dropped_int", "dropped", "grow_int", "shrink_int"):
    assert not hasattr(example, name), name
assert (example.of_typedef(1), example.measure(1.5)) == (5, 6)
assert (example.reached(1), example.near_by(1.5)) == (7, 8)
assert public(example.WrapOfInt) == {"of_parameter", "put", "get", "of_method"}
assert example.WrapOfInt.get.__doc__.endswith("of the parameter")
assert example.Ruler.cut.__doc__.endswith("of the typedef")
assert public(example.Farther) == {"away"}

assert (example.hit(example.made()), example.layer(example.Item())) == (19, 18)

above = example.Above(1)
assert (above.own(1), above.added(1), above.again(1)) == (1, 1, 300)
between, below = example.Between(), example.Below()
assert (between.own(1), between.added(1)) == (300, 300)
assert (below.own(1), below.added(1), below.again(1)) == (400, 400, 400)
pattern = example.PatternOfInt()
assert (pattern.own(1), pattern.added(1), example.taken(1)) == (100, 100, 200)

try:
    example.Abstract(example.Filled())
except AttributeError:
    pass
else:
    raise AssertionError("an abstract class was constructed")
assert example.Concrete(1).value() == 20

parametric = example.ParametricOfInt
names = {"of_above", "below", "ignored", "of_alias", "described", "described_below"}
assert public(parametric) == names | {"of_instance"}, public(parametric)
assert parametric.described.__doc__ == "of above"
assert "of below" not in (parametric.described_below.__doc__ or "")
assert type(parametric(1, 2)) is type(example.make_one(1)) is parametric
assert not hasattr(example, "make_pair")
for made in (example.WrittenInt, example.WrittenDouble):
    names = {"stored", "explained", "early", "below", "of_inner", "added", "told", "between", "of_end"}
    assert public(made) == names, public(made)
    assert made.explained.__doc__ == "of the template"
    assert made.of_end.__doc__ == "of the end"
    assert made.told.__doc__ == "of the extension"
    written = made()
    assert (written.stored(4), written.of_inner(4), written.added(4)) == (32, 33, 34)
    assert (written.told(4), written.between(4)) == (35, 36)
assert example.NestedInt().of_nested(4) == 37
assert public(example.ExtendedInt) == {"above", "of_instance"}
assert public(example.ExtendedDouble) == {"above", "below"}
assert (example.ExtendedInt().above(), example.ExtendedInt().of_instance()) == (29, 31)
assert (example.ExtendedDouble().above(), example.ExtendedDouble().below()) == (29, 30)
