import math

import example

assert example.add("1", 2.5) == -3
assert example.add.__doc__ == "Adds, and turns the sign.\n\nadd(a: int32, b: int32) -> int"
assert example.letter("a") == "b"
given = "ab"
assert (example.text(given, "z"), given) == ("z", "ab")
assert example.area(2) == math.pi * 4
