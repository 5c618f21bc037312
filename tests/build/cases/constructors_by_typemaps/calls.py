import gc

import example


def raises(kind, call, *args):
    try:
        call(*args)
    except kind as error:
        return str(error)
    raise AssertionError(f"no {kind}")


def made_by(call, *args):
    """The object that the call makes, and how many results typemaps made meanwhile."""
    before = example.cvar.made
    made = call(*args)
    return made, example.cvar.made - before


# The object that `%extend` makes is a shared pointer, which the typemap says.
shared = example.Shared()
assert (shared.n, example.Shared(5).n) == (3, 5)
assert example.count_of(shared) == 3
example.watch(shared)
assert example.is_alive()
example.keep(shared)
freed = example.cvar.freed
del shared
gc.collect()
assert example.cvar.freed == freed
assert example.cvar.kept.n == 3
example.keep(None)
gc.collect()
assert example.cvar.freed == freed + 1


class Derived(example.Shared):
    def __init__(self, n):
        super().__init__(n + 1)
        self.own = n


derived = Derived(1)
assert (derived.n, derived.own, example.count_of(derived), type(derived)) == (2, 1, 2, Derived)

other = example.Shared.__new__(example.Shared)
other.this = example.Shared(6)
example.watch(other)
assert (example.is_alive(), other.n) == (True, 6)
del other
gc.collect()
assert not example.is_alive()

# By name, without one, and for all constructors of a class.
named, count = made_by(example.Named, 3)
assert (named.n, count, named.thisown, type(named)) == (3, 1, True, example.Named)
assert named.itself().n == 3
named, count = made_by(example.Named, "four")
assert (named.n, count) == (4, 1)
unnamed, count = made_by(example.Unnamed, 3)
assert (unnamed.n, count) == (4, 1)
unnamed, count = made_by(example.Unnamed, 3, 4)
assert (unnamed.n, count) == (7, 1)
implicit, count = made_by(example.Implicit)
assert (implicit.n, count) == (4, 1)
copied, count = made_by(example.Copied)
assert (copied.n, count) == (5, 1)
copied, count = made_by(example.Copied, copied)
assert (copied.n, count) == (5, 1)
assert raises(TypeError, example.Named, None, None)

# The name in a typemap is the class's in C++, and the type must be its own.
boxed, count = made_by(example.BoxedInt, 3)
assert (boxed.value, count) == (3, 1)
boxed, count = made_by(example.BoxedDouble, 2.5)
assert (boxed.value, count) == (2.5, 0)
renamed, count = made_by(example.GivenName)
assert (renamed.n, count) == (6, 1)
other, count = made_by(example.Other)
assert (other.n, count) == (7, 0)

# A result that is no object makes an instance without one. SWIG's error is a TypeError.
nothing, count = made_by(example.Nothing)
assert (type(nothing), count) == (example.Nothing, 1)
assert raises((RuntimeError, TypeError), lambda: nothing.n)

# The owner is the one that the typemap says.
lent, count = made_by(example.Lent)
assert (lent.n, count, lent.thisown) == (8, 1, False)
alive = example.cvar.alive
lent.thisown = True
del lent
gc.collect()
assert example.cvar.alive == alive - 1
first, second = example.Single(), example.Single()
first.n = 9
assert (second.n, first.thisown, second.thisown) == (9, False, False)

# Python's overrides are called.
base, count = made_by(example.Base)
assert (example.ask(base), count) == (1, 1)


class Two(example.Base):
    def answer(self):
        return 2


two, count = made_by(Two)
assert (example.ask(two), count, two.thisown) == (2, 1, True)

# Shared pointers in code.
given = example.given(4)
assert (type(given), given.n, example.kept_count(given)) == (example.Kept, 4, 4)
assert (example.taken(given), example.taken(example.Kept(3)), example.taken(None)) == (4, 3, -1)
assert raises(TypeError, example.taken, example.Named(1)) == "no Kept"
assert example.adder(3)(4) == 7
# An instance lends its shared pointer to code, which cannot take it.
assert raises(TypeError, example.owned, given) == "not to be taken"
assert example.hidden_number(example.hidden(5)) == 5

# Code behind constructors.
tidied, count = made_by(example.Tidied)
assert (tidied.seen, count, tidied.thisown) == (7, 1, True)
tidied, count = made_by(example.Tidied, 3)
assert (tidied.seen, count) == (7, 1)
tidied, count = made_by(example.Tidied.create)
assert (tidied.seen, count) == (7, 1)
lent, count = made_by(example.Tidied.lent)
assert (lent.seen, count) == (1, 0)
example.Ordered()
assert example.cvar.example_order == 12
assert made_by(example.OutAndFree)[1] == 1
kept, count = made_by(example.Kept, 4)
assert (example.kept_count(kept), count) == (4, 1)
assert made_by(example.Free)[1] == 1


class FreeTwo(example.Free):
    def answer(self):
        return 2


free, count = made_by(FreeTwo)
assert (example.ask_free(free), count) == (2, 1)

# Exceptions.
alive = example.cvar.alive
assert raises(ValueError, example.Refused) == "refused"
assert raises(IndexError, example.Thrown, -1) == "thrown"
assert example.cvar.alive == alive
assert example.Thrown(1).n == 1

alive = example.cvar.alive
for _ in range(10):
    example.Named(1), example.Unnamed(1), example.Implicit(), example.Base(), Two(), example.Thrown(1)
    example.Tidied(), example.Ordered(), example.OutAndFree(), example.Free(), FreeTwo()
gc.collect()
assert example.cvar.alive == alive
