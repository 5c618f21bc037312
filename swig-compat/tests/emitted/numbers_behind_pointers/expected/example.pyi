# Written by quaff from example.i: change that file, not this one.

from typing import Any, SupportsFloat, SupportsIndex

__all__ = ["Counter", "compare", "divide", "halve", "limits", "twice"]

class Counter:
    thisown: bool
    def __init__(self) -> None: ...
    def add(self, total: SupportsIndex, by: SupportsIndex = ...) -> Any: ...
    def __copy__(self) -> Counter: ...  # type: ignore[misc, override, unused-ignore]

def compare(a: SupportsIndex, b: SupportsIndex) -> Any: ...
def divide(a: SupportsIndex, b: SupportsIndex) -> Any:
    """One result and what is written."""

def halve(INOUT: SupportsIndex) -> Any:
    """By the names that typemaps.i has."""

def limits() -> Any: ...
def twice(INPUT: SupportsFloat | SupportsIndex) -> float: ...
