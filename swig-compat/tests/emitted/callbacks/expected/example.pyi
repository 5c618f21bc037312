"""Callables of Python as functions of C++: tests/build/cases/callbacks has what Python sees of it."""

# Written by quaff from example.i: change that file, not this one.

from collections.abc import Callable, Iterable
from typing import Never, SupportsFloat, SupportsIndex

__all__ = [
    "Button",
    "Function",
    "Point",
    "apply",
    "function_const_Point_Point_bool",
    "function_double_double",
    "function_int_int",
    "function_void_Point_const_std_string",
    "integrate",
    "named",
    "nearest",
    "shifted",
    "square",
    "square_pointer",
    "sum",
    "twice",
]

square_pointer: _p_f_int_int | None

class Point:
    thisown: bool
    def __init__(self) -> None: ...
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: SupportsIndex) -> None: ...
    def __copy__(self) -> Point: ...  # type: ignore[misc, override, unused-ignore]

class Button:
    thisown: bool
    def __init__(self) -> None: ...
    @property
    def on_click(self) -> Callable[[Point, str], None]: ...
    @on_click.setter
    def on_click(self, value: Callable[[Point, str], None] | None) -> None: ...
    def __copy__(self) -> Button: ...  # type: ignore[misc, override, unused-ignore]

class Function:
    thisown: bool
    def __init__(self) -> None: ...
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: SupportsIndex) -> None: ...
    def __copy__(self) -> Function: ...  # type: ignore[misc, override, unused-ignore]

class function_double_double:
    thisown: bool
    def __init__(self, *args: Never, **kwargs: Never) -> None: ...
    def __call__(self, arg1: SupportsFloat | SupportsIndex, /) -> float: ...  # type: ignore[misc, override, unused-ignore]

class function_void_Point_const_std_string:
    thisown: bool
    def __init__(self, *args: Never, **kwargs: Never) -> None: ...
    def __call__(self, arg1: Point, arg2: str, /) -> None: ...  # type: ignore[misc, override, unused-ignore]

class function_const_Point_Point_bool:
    thisown: bool
    def __init__(self, *args: Never, **kwargs: Never) -> None: ...
    def __call__(self, arg1: Point, arg2: bool, /) -> Point | None: ...  # type: ignore[misc, override, unused-ignore]

class function_int_int:
    thisown: bool
    def __init__(self, *args: Never, **kwargs: Never) -> None: ...
    def __call__(self, arg1: SupportsIndex, /) -> int: ...  # type: ignore[misc, override, unused-ignore]

class _p_f_int_int: ...

def apply(f: _p_f_int_int | Callable[[int], int] | None, x: SupportsIndex) -> int: ...
def integrate(
    f: Callable[[float], float] | None,
    from_: SupportsFloat | SupportsIndex,
    to: SupportsFloat | SupportsIndex,
    /,
) -> float: ...
def named(
    called: Callable[[float], float] | None,
    call: SupportsFloat | SupportsIndex,
    functions: SupportsFloat | SupportsIndex,
) -> float: ...
def nearest(choose: Callable[[Point, bool], Point | None] | None) -> Point | None: ...
def shifted(
    f: Callable[[float], float] | None,
    start: SupportsFloat | SupportsIndex,
) -> float: ...
def square(x: SupportsIndex) -> int: ...
def sum(all: Iterable[Callable[[int], int] | None]) -> int: ...
def twice(f: Callable[[float], float] | None) -> Callable[[float], float]: ...

# Not bound:
# <quaff>/std_vector.i:8: template class std::vector: no `%template` instantiates it
