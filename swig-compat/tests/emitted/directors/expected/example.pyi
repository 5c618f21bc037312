"""Python overrides virtual functions: tests/build/cases/directors has what Python sees of it."""

# Written by quaff from example.i: change that file, not this one.

from typing import SupportsIndex

__all__ = ["Named", "Point", "Shape"]

class Point:
    thisown: bool
    def __init__(self) -> None: ...
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: SupportsIndex) -> None: ...
    def __copy__(self) -> Point: ...  # type: ignore[misc, override, unused-ignore]

class Named:
    thisown: bool
    def __init__(self) -> None: ...
    def name(self) -> str: ...
    def __copy__(self) -> Named: ...  # type: ignore[misc, override, unused-ignore]

class Shape(Named):
    def __init__(self, sides: SupportsIndex) -> None: ...
    def area(self, scale: int) -> float: ...  # type: ignore[override, unused-ignore]
    def label(self, text: str, loud: bool = ...) -> str: ...  # type: ignore[override, unused-ignore]
    def nearest(self, to: Point, at: Point) -> Point | None: ...  # type: ignore[override, unused-ignore]
    def corners(self, counts: _p_int | None, size: SupportsIndex) -> int: ...  # type: ignore[override, unused-ignore]
    @property
    def sides(self) -> int: ...
    @sides.setter
    def sides(self, value: SupportsIndex) -> None: ...
    def changed(self, point: Point | None) -> None: ...  # type: ignore[override, unused-ignore]
    def __disown__(self) -> Shape: ...

class _p_int: ...
