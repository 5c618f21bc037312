import example

assert (example.limit, example.pi, example.half) == (4, 3.14, 0.5)
assert (example.VERSION, example.MASK, example.NEXT, example.LETTER) == ("1.2", 16, 17, "x")
assert (example.crimson, example.green, example.nameless) == (0, 5, -3)
assert (example.Shape_round, example.Shape_square, example.first, example.second) == (0, 1, 0, 1)
assert (example.ratio, example.most) == (0.5, 2**64 - 1)
assert (example.whole, example.some, example.shifted, example.one) == (1, True, -1, 1)
assert example.last in (-1, 255)
assert not hasattr(example, "red") and not hasattr(example, "hidden")
assert example.next(example.crimson) == example.green
assert example.other(example.Shape_round) == example.Shape_square

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
