import example

assert example.f(1, c=2) == 21
assert example.f(1, b=None, c=0) == 1001
assert example.g(1, c=2) == 1021
assert example.h(1, c=2) == 21
assert example.h(1) == 81
assert example.h(1, b=example.P(), c=0) == 1001
assert example.h.__text_signature__ == "(n, a=None, b=None, c=...)"

assert example.held(1) == example.held(1, 0) == 31
assert example.held(1, 5, c=2) == 26
try:
    example.held(1, c=2)
except TypeError as error:
    assert "only C++ knows its default" in str(error), error
else:
    raise AssertionError("no TypeError")
