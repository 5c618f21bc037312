# Written by quaff from example.i: change that file, not this one.

from collections.abc import Callable
from enum import IntEnum
from typing import Any, SupportsFloat, SupportsIndex

__all__ = [
    "ANY",
    "CAPITAL",
    "CUT",
    "EVERYTHING",
    "FAR",
    "FLAG",
    "FROM_THE_END",
    "LETTER",
    "MASK",
    "NEXT",
    "SUM",
    "UNSIGNED_FLAG",
    "VERSION",
    "WHOLE",
    "Again",
    "Again_green",
    "Beginning",
    "Filter",
    "Odd",
    "Parts",
    "Shape",
    "Shape_round",
    "Shape_square",
    "add",
    "adder",
    "call",
    "cast",
    "constant_alias",
    "constants",
    "crimson",
    "cvar",
    "deduced_constant",
    "deduced_reference",
    "deduced_text",
    "deref",
    "first",
    "fixed",
    "green",
    "half",
    "last",
    "limit",
    "listed",
    "most",
    "mro",
    "nameless",
    "next",
    "none",
    "one",
    "other",
    "parts",
    "pi",
    "place",
    "ratio",
    "second",
    "shifted",
    "some",
    "sum",
    "twice",
    "whole",
]

limit: int
pi: float
half: float
VERSION: str
MASK: int
LETTER: str
FLAG: int
UNSIGNED_FLAG: int
FAR: int
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
deduced_text: str
deduced_constant: float
cast: int
EVERYTHING: int
FROM_THE_END: int
CUT: int
ANY: bool
WHOLE: float
CAPITAL: str
SUM: _p_f_int_example__Parts___int_const
Beginning: Parts
adder: _p_f_int_int_int | None
listed: Parts
none: Parts | None
parts: Parts
place: _p_int | None
twice: _p_f_int_int | None

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
    def deduced(self) -> int: ...
    @deduced.setter
    def deduced(self, value: SupportsIndex) -> None: ...
    @property
    def deduced_constant(self) -> float: ...
    @property
    def deduced_pointer(self) -> _p_int | None: ...
    @deduced_pointer.setter
    def deduced_pointer(self, value: _p_int | None) -> None: ...
    @property
    def deduced_reference(self) -> int: ...
    @property
    def deduced_text(self) -> str | None: ...
    @property
    def fixed(self) -> int: ...
    @property
    def flag(self) -> bool: ...
    @flag.setter
    def flag(self, value: bool) -> None: ...
    @property
    def function(self) -> _p_f_int_int_int | None: ...
    @function.setter
    def function(
        self,
        value: _p_f_int_int_int | Callable[[int, int], int] | None,
    ) -> None: ...
    @property
    def half_as_float(self) -> float: ...
    @half_as_float.setter
    def half_as_float(self, value: SupportsFloat | SupportsIndex) -> None: ...
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
    def origin(self) -> Parts: ...
    @origin.setter
    def origin(self, value: Parts) -> None: ...
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
    def truth(self) -> bool: ...
    @truth.setter
    def truth(self, value: bool) -> None: ...
    @property
    def whole(self) -> int: ...

cvar: _Variables
constant_alias: int
deduced_reference: int
fixed: int

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

class Parts:
    thisown: bool
    def __init__(self) -> None: ...
    @property
    def first(self) -> int: ...
    @first.setter
    def first(self, value: SupportsIndex) -> None: ...
    @property
    def second(self) -> int: ...
    @second.setter
    def second(self, value: SupportsIndex) -> None: ...
    def sum(self, by: SupportsIndex) -> int: ...
    def __copy__(self) -> Parts: ...  # type: ignore[misc, override, unused-ignore]

class _p_f_int_int_int: ...
class _p_int: ...
class _p_f_int_example__Parts___int_const: ...
class _p_f_int_int: ...

def add(a: SupportsIndex, b: SupportsIndex) -> int: ...
def call(
    which: _p_f_int_int_int | Callable[[int, int], int] | None,
    a: SupportsIndex,
    b: SupportsIndex,
) -> int: ...
def constants() -> int: ...
def deref(pointer: _p_int | None) -> int: ...
def next(color: SupportsIndex) -> int: ...
def other(shape: SupportsIndex) -> int: ...
def sum(parts: Parts, method: _p_f_int_example__Parts___int_const) -> int: ...
