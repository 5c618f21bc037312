import example

assert example.checked(0) is None
try:
    example.checked(1)
except RuntimeError as error:
    assert str(error) == "bad"
else:
    raise AssertionError("the code of the result has not run")

assert (example.is_null(None), example.is_null(example.T())) == (10, 20)
assert (example.is_odd(3), example.is_odd(4)) == (30, 40)
assert example.second(example.texts()) == "b"

marked = example.Marked(example.T(), 3)
assert (marked.second, marked[1], len(marked)) == (3, 3, 2)
