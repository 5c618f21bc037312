# Written by quaff from example.i: change that file, not this one.

from typing import SupportsFloat, SupportsIndex, overload

__all__ = ["add", "describe", "power"]

@overload
def add(a: SupportsIndex, b: SupportsIndex = ..., c: SupportsIndex = ...) -> int: ...  # type: ignore[overload-overlap, unused-ignore]
@overload
def add(
    a: SupportsFloat | SupportsIndex,
    b: SupportsFloat | SupportsIndex,
) -> float: ...
@overload
def describe(arg1: bool, /) -> str: ...
@overload
def describe(arg1: SupportsIndex, /) -> str: ...
@overload
def describe(arg1: SupportsFloat | SupportsIndex, /) -> str: ...
@overload
def describe(arg1: str, /) -> str: ...
def power(base: SupportsIndex, exponent: SupportsIndex = ...) -> int: ...
