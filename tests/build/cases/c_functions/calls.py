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
