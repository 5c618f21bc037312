# Written by quaff from example.i: change that file, not this one.

from typing import SupportsFloat, SupportsIndex, overload

__all__ = ["code", "f_", "scalar", "turn", "type", "type_"]

def code(a: SupportsIndex) -> int:
    """
    What comes\u2067 next is code, and is not run:

        example(1);
    """

@overload
def f_(a: SupportsIndex) -> int:
    """Two of one name, and a keyword."""

@overload
def f_(a: SupportsFloat | SupportsIndex) -> int: ...
def scalar(a: SupportsIndex) -> int: ...
def turn(a: SupportsIndex) -> int:
    """Turns\u202e and ends \u2069
    lines
    as others do.
    """

def type(type: SupportsIndex, type_: SupportsIndex, /) -> int: ...
def type_(a__b: SupportsIndex, a_b: SupportsIndex, _: SupportsIndex, /) -> int: ...

# Not bound:
# example.i:25: int g(decltype(sizeof "\u{202e}") a, ...): it is variadic: bind a function with a fixed number of parameters
# example.i:28: int h(int a, const char* const* é, ...): it is variadic: bind a function with a fixed number of parameters
