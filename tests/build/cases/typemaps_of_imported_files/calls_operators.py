import example

place = start = example.Place(5)
step = example.Step()
step.by = 2
place -= step
assert place.at == 3
assert place - example.Place(1) == 2
try:
    place -= example.Place(1)
except TypeError:
    assert place.at == 3
else:
    raise AssertionError("`-` was called in place of `-=`")
