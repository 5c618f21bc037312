import example

assert example.flag() == 4
assert example.first("a") == 97
try:
    example.first(None)
except ValueError:
    pass
else:
    raise AssertionError("a null pointer is passed on")
assert example.doubled(4) == 10
assert example.looped(0) == 3
assert example.Pair().either(1, 2) == 2
