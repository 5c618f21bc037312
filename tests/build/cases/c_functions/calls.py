import example

assert example.headof(example.made(7)) == 7
assert example.sum(1) == 3
assert example.scaled(3) == 5
assert example.scaled(3, None) == 5
assert example.scaled(3, None, 4) == 7

one = example.stats_of(3)
assert (one.n, one.twice()) == (3, 6)
# As with SWIG, the first declaration has the name.
assert example.stats(4).twice() == 8
word = example.Word()
word.whole = 7
assert example.word_of(word) == 7

assert example.found(3).n == 3
try:
    example.found(0)
except KeyError:
    pass
else:
    raise AssertionError("a null pointer is returned")

assert example.SCOPE_USER == 3
e = example.chain(5)
assert (e.tail, example.tail_of(e), example.number_of(example.node(4))) == (5, 5, 4)
assert (e.moved(2), e.moved(2, 3)) == (9, 15)
try:
    e.moved(-99)
except ValueError:
    pass
else:
    raise AssertionError("the exception in the class is not the class's")
assert example.moved(-1) == -1
assert (example.text_of(0), example.text_of(1)) == ("none", "one")

things = example.Things()
assert (example.Things.LIMIT, things.thing().id) == (7, 0)
assert [thing.id for thing in things.listed(4)] == [4, 5]
assert example.LANGUAGE == "C"
assert (example.Whole().plus(), example.Whole().plus(1)) == (42, 3)
pointer = example.new_intp()
example.intp_assign(pointer, 3)
assert example.intp_value(pointer) == 3

asked = []


def fails(x):
    asked.append(x)
    return 1 / (x - 2)


assert example.total(4, lambda x: 2 * x) == 12
try:
    example.total(5, fails)
except ZeroDivisionError:
    assert asked == [0, 1, 2]
    assert example.times_returned() == 2
else:
    raise AssertionError("no ZeroDivisionError")
