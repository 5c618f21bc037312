import gc

import example

REST = range(1, 13)
ALL = range(13)


def raises(kind, function, *arguments):
    try:
        function(*arguments)
    except kind as error:
        return str(error)
    raise AssertionError(f"{function} raised nothing")


# Constructors.
assert example.Made(5, *REST).n == 17
assert example.Made(5, 6).n == 11
assert example.Shared(5, *REST).n == 17
assert raises(IndexError, example.Made, -1, *REST) == "below 0"
by_code = example.ByCode(5, *REST)
assert (by_code.n, by_code.thisown, example.cvar.made_by_code) == (17, True, 1)
del by_code
gc.collect()
assert example.cvar.alive == 0


# Directors.
class Two(example.Base):
    def answer(self, *given):
        return sum(given)


class Three(example.Base):
    def __init__(self, start):
        super().__init__(start, *REST)

    def answer(self, *given):
        return super().answer(*given) + given[-1]


assert (example.Base(5, *REST).n, example.Base(5, *REST).ask(*ALL)) == (17, 1)
assert (Two(5, *REST).n, Two(5, *REST).ask(*ALL)) == (17, sum(ALL))
assert (Three(6).n, Three(6).ask(*ALL)) == (18, 13)

# Objects: who owns them, and whether they are the same.
one = example.made(5, *REST)
assert (one.n, one.thisown, example.cvar.alive) == (17, True, 1)
lent = example.lent(6, *REST)
assert (lent.n, lent.thisown, example.lent(-1, *REST)) == (18, False, None)
value = example.value(7, *REST)
assert (value.n, value.thisown) == (19, True)
constant = example.constant(8, *REST)
assert (constant.n, constant.thisown, lent.n) == (20, False, 20)
assert example.same(one, *REST).n == 17
static = example.Part.made_static(9, *REST)
assert (static.n, static.thisown) == (21, True)
part = example.Part()
assert (part.own(1, *REST).n, part.n) == (13, 13)
assert (part.set(2, *REST), part.n) == (None, 14)
assert part.sum(5, *REST) == 17
member = part.part(3, *REST)
assert (member.n, part.inner.n) == (15, 15)
part = example.Part()
part.give_away(1, *REST)
assert not part.thisown
shared = example.shared(5, *REST)
assert (shared.n, example.count_of(shared, *REST), example.count_of(None, *REST)) == (17, 29, -1)
del one, value, constant, member, part, static, shared
gc.collect()
assert example.cvar.alive == 1

# Other values.
assert example.text(5, *REST) == "5 12"
assert (example.c_text("x", *REST), example.c_text(None, *REST)) == ("x", None)
assert list(example.numbers(5, *REST)) == [5, 12]
assert example.sum_of([1, 2], example.Made(1, 2), *REST) == 18
assert example.sum_of(example.Ints([1, 2]), example.Made(1, 2), *REST) == 18
assert example.nothing_is_wrong(True, "x", 0.5, 1 << 63, *REST) is True
assert example.array([1, 2, 3], *REST) == 18
assert example.call(example.TWICE, *REST) == 24
assert example.thirty(*range(30)) == 29

# Overloads, keywords, results of parameters, errors.
assert example.overloaded(5, *REST) == 17.5
assert (example.overloaded(5, 6).n, type(example.overloaded(5, 6))) == (11, example.Made)
names = dict(zip("bcdefghijklm", REST, strict=True))
assert example.named(first=1, **names) == 20
assert example.named(1, *REST, last=2) == 15
assert example.outputs(5, *REST) == 17
first, second = example.object_and_output(5, *REST)
assert (first.n, second) == (17, 12)
assert "int" in raises(TypeError, example.made, "x", *REST)
raises(TypeError, example.made, *REST)
raises(OverflowError, example.made, 1 << 40, *REST)
