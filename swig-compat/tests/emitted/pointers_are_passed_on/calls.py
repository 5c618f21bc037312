import example

cvar = example.cvar


def refused(call, error, text):
    try:
        call()
    except error as caught:
        assert text in str(caught), caught
    else:
        raise AssertionError(text)


def assign(target, name, value):
    return lambda: setattr(target, name, value)


# Pointers and references are objects of a type of their own.
pointer = example.pointer()
assert type(pointer).__name__ == "_p_int"
assert [example.read(pointer), example.read(None)] == [5, -1]
assert [example.add(pointer), example.add(example.reference())] == [6, 7]
assert (example.copied(3), example.moved(pointer)) == (3, 7)
assert example.follow(example.address(pointer)) == 7
assert example.read_fixed(pointer) == 7
refused(lambda: example.read(3), TypeError, "expected a `_p_int` or None, got `int`")
refused(lambda: example.add(None), TypeError, "expected a `_p_int`, got `NoneType`")
refused(lambda: example.follow(pointer), TypeError, "expected a `_p_p_int`, got a `_p_int`")

# What is pointed to says which overload is called; a pointer to anything comes last.
given = [pointer, example.address(pointer), example.Record()]
assert [example.which(each) for each in given] == [1, 3, 3]
assert example.anything(None) is None
assert type(example.anything(pointer)).__name__ == "_p_void"

assert (example.opened(example.output()), example.opened("name")) == (1, 2)

# The elements of arrays are copied.
record = example.Record()
assert example.last(cvar.table) == 3
cvar.table = record.values
record.values = cvar.table
assert example.corner(cvar.square) == 4.0
assert example.read(cvar.constants) == 7
refused(assign(cvar, "constants", cvar.table), AttributeError, "constant in C++")
refused(assign(record, "values", None), ValueError, "null pointer")

# Pointers to arrays of arrays.
layers = example.layers()
assert "type 'int (*)[2][3]'" in repr(layers)
assert (example.in_layers(layers, 1, 0, 2), example.in_cube(layers, 1, 1, 2)) == (9, 12)
assert example.in_layers(cvar.kept, 1, 1, 0) == example.in_layers(example.Layers().layers, 1, 1, 0) == 10
assert example.in_rows(example.rows(), 1, 2) == example.in_grid(example.whole(), 1, 2) == 6
assert example.in_typed(example.typed(), 1, 1) == example.in_typed(example.whole(), 1, 1) == 5
refused(lambda: example.in_layers(example.rows(), 0, 0, 0), TypeError, "expected a `_p_a_int_2_3`")
refused(lambda: example.behind(layers), TypeError, "expected a `_p_p_a_int_2_3`")

# Arrays of letters are text.
cvar.name = "Berta"
assert cvar.name == "Berta"
cvar.name = "Anna"
assert cvar.name == "Anna"
refused(assign(cvar, "name", "Carmen"), TypeError, "6 bytes, and C++ has room for 5 and a zero")
assert record.name == "abcd"
record.name = "e"
assert record.name == "e"

# Functions, enumerations and types that nothing declares.
assert example.apply(example.doubler(), 4) == 8
assert example.apply(record.function, 5) == 10
assert example.is_output(example.output())
assert example.is_green(example.colour())

# Variables take pointers, and copies of objects.
cvar.chosen = pointer
assert example.read(cvar.chosen) == 7
cvar.chosen = None
assert cvar.chosen is None
record.name = "x"
cvar.record = record
assert cvar.record.name == "x"
cvar.current = record
assert not record.thisown

lamp = example.lamp(60)
assert (example.watts(lamp), example.watts(example.wire()), example.watts(None)) == (60, 0, -1)
example.drop(lamp)

assert (example.opened(example.stream()), example.opened("name")) == (3, 2)
assert example.written(example.printer()) == 1
assert example.Finder().of(example.any_text()) == 3
assert example.Finder().of(example.any_view()) == 50
