import example

REST = range(1, 13)

pair = example.Pair(5, *REST)
assert (pair.n, pair.thisown) == (17, True)
assert (pair.own(9, *REST).n, pair.n) == (9, 9)
for function, is_owned in ((example.made, True), (example.lent, False), (example.value, True)):
    result = function(5, *REST)
    assert (type(result), result.n, result.thisown) == (example.Pair, 17, is_owned)
assert (example.same(pair, *REST).n, example.same(None, *REST)) == (9, None)
assert (example.text("x", *REST), example.sum(pair, 2.5, *REST)) == ("x", 23.5)
assert example.nothing(1, *REST) is None
