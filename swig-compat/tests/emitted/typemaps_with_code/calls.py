import example

assert example.total([1, 2.5]) == 3.5
assert example.divided(17, 5) == [3, 2]
assert example.inverse(4.0) == 0.25
assert (example.at_most(70), example.at_most(700)) == (70, 100)
assert example.span(2, 7) == (2, 7)
assert example.filled(None, 2).tolist() == [1, 1]
assert type(example.made(True)) is example.Square
assert type(example.made(False)) is example.Shape
assert example.first(example.numbers(True)) == 2.5
try:
    example.refused()
except ValueError as error:
    assert error.args[0].side == 2
else:
    raise AssertionError
scale = example.Scale()
scale.factor = 3
assert scale.of((2.0, 1.0)) == 6.0

for call, kind, text in [
    (lambda: example.total(["one"]), TypeError, "must be real number, not str"),
    (
        lambda: example.first(example.numbers(False)),
        TypeError,
        "`first`: argument `numbers`: expected a `_p_double`, got a `_p_unsigned_char`",
    ),
    (
        lambda: example.inverse(-1.0),
        ValueError,
        "in 'inverse', positive is to be positive",
    ),
]:
    try:
        call()
    except kind as error:
        assert str(error) == text, error
    else:
        raise AssertionError(text)

assert (example.greet(4), example.named()) == ("hel", [7, "seven"])

assert example.cvar.marks == 3
example.cvar.marks = [4, 5]
assert example.cvar.marks == 9
