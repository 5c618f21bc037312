"""Objects that cross between C++ and a Python method: their owners, and objects that are freed on the way."""

import gc

import example
from example import Numbers, Owned, Owners, Searcher


def raised(kind, function, *arguments):
    try:
        function(*arguments)
    except kind as error:
        return error
    raise AssertionError(f"no {kind}")


class OwnOwned(Owned):
    def value(self):
        return self.x * 10


class OwnOwners(Owners):
    def made(self, x):
        return None if x < 0 else self.kept if x == 7 else OwnOwned(x)

    def taken(self, owned):
        self.owned = owned
        return -1 if owned is None else owned.x

    moved = taken

    def seen(self, owned):
        return owned.x

    def lent(self):
        return self.kept


owners = OwnOwners()
assert [example.made_of(owners, x) for x in (3, -1)] == [30, -1]
owners.kept = Owned(8)
assert example.made_of(owners, 7) == 8
raised(RuntimeError, lambda: owners.kept.x)
raised(RuntimeError, example.made_of, owners, 7)
assert [example.taken_of(owners, x) for x in (4, -1, 5)] == [4, -1, 5]
assert owners.owned.x == 5
assert Owned.alive == 1
assert example.moved_of(owners, 6) == owners.owned.x == 6
assert example.seen_of(owners, 9) == 9
# An object that C++ only sees through its `unique_ptr` stays Python's, and lives until the next result.
lender = OwnOwners()
for lender.kept in (None, OwnOwned(2), OwnOwned(3)):
    assert example.lent_of(lender) == (-1 if lender.kept is None else lender.kept.value())
    assert lender.kept is None or lender.kept.thisown
lender = owners.owned = owners.kept = None
gc.collect()
assert Owned.alive == 0


# A call that finds no method frees the objects that C++ has given to it.
class Unavailable(Owners):
    @property
    def taken(self):
        raise LookupError("no method")


raised(LookupError, example.taken_of, Unavailable(), 3)
assert Owned.alive == 0

# An object that C++ gives back is the same instance, which owns its object again.
given = OwnOwned(3)
given.itself = given
example.store(given)
assert not given.thisown
assert example.take_stored() is given
assert given.thisown
given = None
gc.collect()
assert Owned.alive == 0


class OwnSearcher(Searcher):
    def search(self, x):
        return Owned(x), 10


searcher = OwnSearcher()
assert example.searched(searcher, 3) == 30
assert Owned.alive == 1
# C++ owns the object for a while, but not the result of the method.
searcher.thisown = False
searcher.thisown = True
del searcher
gc.collect()
assert Owned.alive == 0


# C++ frees the object during the call: numbers have already arrived, and references into the object are
# refused.
class Freed(Numbers):
    def several(self, x, in_, both):
        example.free(self)
        return 2, 34, 56


freed = Freed()
freed.thisown = False
assert example.several_of(freed) == 23456
assert "is gone" in str(raised(RuntimeError, example.several_of, freed))


class FreedSearcher(Searcher):
    def search(self, x):
        example.free(self)
        return Owned(x), 10


searcher = FreedSearcher()
searcher.thisown = False
error = raised(RuntimeError, example.searched, searcher, 3)
assert "was freed during the call of its method" in str(error), error
error = None
gc.collect()
assert Owned.alive == 0


# Nothing leaks.
def memory():
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1])


def call(times):
    for _ in range(times):
        example.made_of(owners, 3)
        example.taken_of(owners, 4)
    owners.owned = None
    gc.collect()
    return memory()


before = call(500)
assert call(2000) - before < 256
assert Owned.alive == 0
