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
# Outputs take the place of a result that typemap code discards.
assert example.tried.__annotations__ == {"status": "int", "return": "void"}
assert example.measured.__annotations__ == {"status": "int", "return": "short *"}
assert (example.tried(0), example.measured(0)) == (None, 42)
assert example.__annotations__ == {
    "LIMIT": "short",
    "WORD": "char const *",
    "SCALE": "double",
    "LARGE": "long",
    "LETTER": "char",
    "ENABLED": "bool",
    "IS_LESS": "bool",
    "HALF": "float",
    "BOTH": "float",
    "STEPS": "unsigned long",
    "NEXT_LETTER": "int",
    "SMALL": "int",
    "RATIO": "float",
}
assert (example.ENABLED, example.IS_LESS, example.STEPS) == (True, True, 8)
assert type(example.ENABLED) is type(example.IS_LESS) is bool
assert example.Annotated().scaled(1, example.Circle()) == 1

assert example.Hinted.__annotations__ == {
    "name": "typing.Optional[str]",
    "seen": "bool",
    "kind": "int",
    "circle": "typing.Any",
}
assert example.Hinted.initial.__annotations__ == {"at": "int", "of": "str", "return": "str"}
assert example.hinted.__annotations__ == {
    "of": "typing.Any",
    "name": "typing.Optional[str]",
    "ratio": "complex",
    "return": "typing.Any",
}
assert example.counted_up.__annotations__ == {"status": "int", "return": "int"}
assert example.both.__annotations__ == {"arg1": "float", "return": "typing.List[typing.Union[bool, int]]"}
assert (example.counted_up(0), example.both(1)) == (43, [True, 44])

module, number = example.counted("any", ["objects"], None)
assert (module, number) == (example._example, 3)
assert example.second_of(1, "two") == "two"
try:
    example.second_of(1)
except TypeError:
    pass
else:
    raise AssertionError("the function accepts one argument")
