# Written by quaff from example.i: change that file, not this one.

from typing import SupportsIndex

__all__ = ["Filter", "Point", "bound", "cvar", "green", "make", "red"]

red: int
green: int

class _Variables:
    @property
    def counter(self) -> int: ...
    @counter.setter
    def counter(self, value: SupportsIndex) -> None: ...

cvar: _Variables

class Filter:
    thisown: bool
    def __init__(self) -> None: ...
    def order(self) -> int: ...
    def __copy__(self) -> Filter: ...  # type: ignore[misc, override, unused-ignore]

class Point:
    thisown: bool
    def __init__(self) -> None: ...
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: SupportsIndex) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: SupportsIndex) -> None: ...
    def __copy__(self) -> Point: ...  # type: ignore[misc, override, unused-ignore]

def bound(value: SupportsIndex) -> int: ...
def make() -> Filter | None: ...

# Not bound:
# include/mixed.hpp:14: void printed(long double number): `number` has the type `long double`: take `double`, which is the type of Python's floats
# include/mixed.hpp:12: template T unused(T value): no `%template` instantiates it
