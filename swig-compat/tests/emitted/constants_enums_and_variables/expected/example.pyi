# Written by quaff from example.i: change that file, not this one.

from enum import IntEnum
from typing import Any, SupportsIndex

__all__ = [
    "LETTER",
    "MASK",
    "NEXT",
    "VERSION",
    "Again",
    "Again_green",
    "Filter",
    "Odd",
    "Shape",
    "Shape_round",
    "Shape_square",
    "constants",
    "crimson",
    "cvar",
    "first",
    "green",
    "half",
    "last",
    "limit",
    "most",
    "mro",
    "nameless",
    "next",
    "one",
    "other",
    "pi",
    "ratio",
    "second",
    "shifted",
    "some",
    "whole",
]

limit: int
pi: float
half: float
VERSION: str
MASK: int
LETTER: str
NEXT: int
crimson: int
green: int
Shape_round: int
Shape_square: int
nameless: int
first: int
second: int
Again_green: int
mro: int
ratio: float
most: int
whole: int
some: bool
last: int
shifted: int
one: int

class _Variables:
    @property
    def alias(self) -> _p_int: ...
    @alias.setter
    def alias(self, value: _p_int) -> None: ...
    @property
    def color(self) -> int: ...
    @color.setter
    def color(self, value: SupportsIndex) -> None: ...
    @property
    def constant_alias(self) -> int: ...
    @property
    def counter(self) -> int: ...
    @counter.setter
    def counter(self, value: SupportsIndex) -> None: ...
    @property
    def fixed(self) -> int: ...
    @property
    def flag(self) -> bool: ...
    @flag.setter
    def flag(self, value: bool) -> None: ...
    @property
    def most(self) -> int: ...
    @property
    def opaque(self) -> Any | None: ...
    @opaque.setter
    def opaque(self, value: Any | None) -> None: ...
    @property
    def order(self) -> int: ...
    @order.setter
    def order(self, value: SupportsIndex) -> None: ...
    @property
    def path(self) -> str | None: ...
    @path.setter
    def path(self, value: str | None) -> None: ...
    @property
    def ratio(self) -> float: ...
    @property
    def some(self) -> bool: ...
    @property
    def title(self) -> str: ...
    @title.setter
    def title(self, value: str) -> None: ...
    @property
    def whole(self) -> int: ...

cvar: _Variables

class Shape(IntEnum):
    round = 0
    square = 1

class Again(IntEnum):
    green = 7
    _mro = 8

class Odd(IntEnum):
    last = ...
    shifted = ...
    one = ...

class Filter:
    class Kind(IntEnum):
        low = 1
        high = 2

    thisown: bool
    def __init__(self) -> None: ...
    Kind_low: int
    Kind_high: int
    @property
    def kind(self) -> int: ...
    @kind.setter
    def kind(self, value: SupportsIndex) -> None: ...
    def __copy__(self) -> Filter: ...  # type: ignore[misc, override, unused-ignore]

class _p_int: ...

def constants() -> int: ...
def next(color: SupportsIndex) -> int: ...
def other(shape: SupportsIndex) -> int: ...
