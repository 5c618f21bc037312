import math

import example

assert example.add("1", 2.5) == -3
assert example.add.__doc__ == "Adds, and turns the sign."
assert example.letter("a") == "b"
assert example.after("b") == "c"
assert example.circle().twice() == 4
given = "ab"
assert (example.text(given, "z"), given) == ("z", "ab")
assert example.area(2) == math.pi * 4

assert example.Annotated.__annotations__ == {"count": "int"}
assert example.Annotated.scaled.__annotations__ == {
    "arg2": "double",
    "by": "Circle",
    "return": "double",
}
assert example.name_of.__annotations__ == {
    "of": "Annotated",
    "number": "int &",
    "return": "char const *",
}
assert not hasattr(example.either, "__annotations__")
assert example.Annotated().scaled(1, example.Circle()) == 1
