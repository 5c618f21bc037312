import pickle

import example

assert example.constants() == 12
assert (example.limit, example.pi, example.half) == (4, 3.14, 0.5)
# As with SWIG, a number without a suffix is an `int`; one of more than 32 bits is not cut off.
assert (example.FLAG, example.UNSIGNED_FLAG, example.FAR) == (-2147483647, 2147483649, 5000000000)
assert (example.VERSION, example.MASK, example.NEXT, example.LETTER) == ("1.2", 16, 17, "x")
assert (example.crimson, example.green, example.nameless) == (0, 5, -3)
assert (example.Shape_round, example.Shape_square, example.first, example.second) == (0, 1, 0, 1)
assert (example.ratio, example.most) == (0.5, 2**64 - 1)
assert (example.whole, example.some, example.shifted, example.one) == (1, True, -1, 1)
assert example.last in (-1, 255)
assert not hasattr(example, "red") and not hasattr(example, "hidden")
assert example.next(example.crimson) == example.green
assert example.other(example.Shape_round) == example.Shape_square

# A class of `enum` has the values of the constants, which stay.
assert example.Shape.round == example.Shape_round and example.Shape(1) is example.Shape.square
assert example.other(example.Shape.round) == example.Shape.square
assert example.Odd.last == example.last and example.Odd.one is example.Odd(1)
assert example.Again.green == example.Again_green == 7 and example.green == 5
assert example.Again._mro == 8
kinds = example.Filter.Kind
assert list(kinds) == [kinds.low, kinds.high] and kinds.low == example.Filter.Kind_low
assert kinds(example.Filter().kind) is kinds.high
assert pickle.loads(pickle.dumps([kinds.low, example.Shape.square])) == [1, 1]
assert kinds.__module__ == "example" and kinds.__qualname__ == "Filter.Kind"

cvar = example.cvar
cvar.counter = 7
assert (cvar.counter, cvar.constant_alias) == (7, 7)
# A reference that C++ can write to is a pointer, and what is assigned to it is copied.
assert type(cvar.alias).__name__ == "_p_int"
cvar.alias = cvar.alias
cvar.title, cvar.path, cvar.color, cvar.flag = "other", None, example.green, True
assert (cvar.title, cvar.path, cvar.color, cvar.flag) == ("other", None, example.green, True)
try:
    cvar.fixed = 1
except AttributeError as error:
    assert "fixed" in str(error)
else:
    raise AssertionError("`fixed` was assigned to")

assert (cvar.deduced, cvar.truth, cvar.half_as_float) == (1, True, 0.5)
assert (cvar.deduced_text, cvar.deduced_constant) == ("ab", 0.5)
cvar.deduced, cvar.counter = 8, 9
assert (cvar.deduced, cvar.deduced_reference, example.deref(cvar.deduced_pointer)) == (8, 9, 9)
assert (example.add(1, 2), example.call(cvar.function, 3, 4)) == (3, 7)
assert not hasattr(cvar, "part") and not hasattr(cvar, "other_part")

assert example.call(example.adder, 3, 5) == 8 and example.deref(example.place) == cvar.counter
assert (example.parts.first, example.parts.second, example.Beginning.second) == (3, 4, 1)
assert (example.listed.first, example.listed.second, example.none) == (5, 6, None)
assert example.parts is example.parts and example.cast == 7
assert "adder" not in dir(cvar) and "parts" in example.__all__
assert example.sum(example.parts, example.SUM) == 14
assert (example.EVERYTHING, example.FROM_THE_END, example.CUT) == (2**32 - 16, 2**32 - 16, 255)
assert (repr(example.ANY), repr(example.WHOLE), example.CAPITAL) == ("True", "3.0", "A")
