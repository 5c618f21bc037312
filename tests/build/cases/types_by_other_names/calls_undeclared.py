"""Values of types that only the headers declare are passed on, and freed with their Python objects."""

import gc

import example

ware = example.buy(3)
assert (example.price(ware), ware.own(), example.cheapest()) == (3, True, 7)
assert (example.kind(ware), example.kind(4)) == ("ware", "number")
assert example.wares(example.handle()) == 1
del ware
gc.collect()
assert example.wares(example.handle()) == 0

shelf = example.Shelf()
assert (shelf.at(shelf.begin()), example.price(shelf.ware)) == (4, 1)
shelf.ware = example.buy(5)
assert example.price(shelf.ware) == 5
assert example.price(example.Shelf(shelf.ware).ware) == 5
finish = example.cvar.finish
assert example.is_matt(finish)
assert not example.is_matt(example.opposite(finish))

# An object that C++ did not make for Python is not freed, whatever Python says.
inside = shelf.ware
inside.acquire()
del inside
assert example.price(shelf.ware) == 5
for wrong in (None, 3, shelf, example.handle()):
    try:
        example.price(wrong)
    except TypeError:
        pass
    else:
        raise AssertionError(f"{wrong!r} is taken as a ware")

assert example.of_hidden(example.make_hidden(3)) == 3
