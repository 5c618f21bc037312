"""A module's text with "quotes", a \\ and \"\"\"three\"\"\"."""

# Written by quaff from example.i: change that file, not this one.

import array as _array
import builtins as _builtins
import ctypes as _ctypes
import typing as _typing
from typing import Any, Protocol, SupportsFloat, SupportsIndex, TypeAlias

import numpy as _np
import numpy.typing as npt

__all__ = [
    "Error",
    "Half",
    "Ok",
    "Self",
    "Sum",
    "_",
    "a__b",
    "a_b",
    "again",
    "array",
    "async_",
    "clip",
    "constants",
    "crate",
    "ctypes",
    "cvar",
    "device",
    "difference",
    "done",
    "entry",
    "error_message",
    "ffi",
    "functions",
    "keep",
    "match",
    "memoryview",
    "module",
    "named_by_keyword",
    "np",
    "other",
    "outcome",
    "overload",
    "quaff_init",
    "same_length",
    "sealed",
    "str",
    "sum",
    "sum2d",
    "sum_2",
    "sum_int",
    "text",
    "two__underscores",
    "type_",
]

class _HasNamespace(Protocol):
    def __array_namespace__(self, *, api_version: _builtins.str = ...) -> object: ...

class _HasDLPack(Protocol):
    def __dlpack__(self) -> object: ...
    def __dlpack_device__(self) -> object: ...
    def __hash__(self) -> int: ...

class _HasArrayInterface(Protocol):
    @property
    def __array_interface__(self) -> Any: ...
    def __hash__(self) -> int: ...

_LibraryArray: TypeAlias = _HasNamespace | _HasDLPack | _HasArrayInterface

_Int32Array: TypeAlias = (
    npt.NDArray[_np.int32]
    | _array.array[int]
    | _builtins.memoryview[Any]
    | _ctypes.Array[_ctypes.c_int32]
    | _LibraryArray
)

done: int
other: int
module: int
crate: int
Self: int
a__b: int
a_b: int
type_: int
again: int

class _Variables:
    @property
    def Self(self) -> int: ...
    @property
    def crate(self) -> int: ...
    @property
    def done(self) -> int: ...
    @property
    def module(self) -> int: ...
    @property
    def other(self) -> int: ...

cvar: _Variables

class text:
    thisown: bool
    def __init__(self) -> None: ...
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: SupportsIndex) -> None: ...
    def __copy__(self) -> text: ...  # type: ignore[misc, override, unused-ignore]

class device:
    thisown: bool
    def __init__(self) -> None: ...
    @property
    def type(self) -> int: ...
    @type.setter
    def type(self, value: SupportsIndex) -> None: ...
    def __copy__(self) -> device: ...  # type: ignore[misc, override, unused-ignore]

class ffi:
    thisown: bool
    def __init__(self) -> None: ...
    def __copy__(self) -> ffi: ...  # type: ignore[misc, override, unused-ignore]

class sealed:
    thisown: bool
    def __init__(self) -> None: ...
    def __copy__(self) -> sealed: ...  # type: ignore[misc, override, unused-ignore]

class Half:
    thisown: bool
    def __init__(self) -> None: ...
    def __copy__(self) -> Half: ...  # type: ignore[misc, override, unused-ignore]

class constants:
    thisown: bool
    def __init__(self) -> None: ...
    def __copy__(self) -> constants: ...  # type: ignore[misc, override, unused-ignore]

def Error(text: SupportsIndex) -> int: ...
def Ok(Err: SupportsIndex) -> int: ...
def Sum(lambda_: SupportsIndex, self: SupportsIndex, /) -> int: ...
def _() -> int: ...
def array(array: SupportsIndex) -> int: ...
def async_(value: SupportsFloat | SupportsIndex) -> float: ...
def clip(value: SupportsIndex, other: SupportsIndex) -> int: ...
def ctypes() -> int: ...
def difference(crate: SupportsIndex, Self: SupportsIndex) -> int: ...
def entry(type: SupportsIndex, None_: SupportsIndex, Some: SupportsIndex, /) -> int: ...
def error_message() -> int: ...
def functions(in_: SupportsIndex, in__: SupportsIndex, /) -> int: ...
def keep(module: SupportsIndex) -> int: ...
def match(fn: SupportsIndex, def_: SupportsIndex, arg1: SupportsIndex, /) -> int: ...
def memoryview() -> int: ...
def named_by_keyword(_from: SupportsIndex, other: SupportsIndex) -> int: ...
def np() -> int: ...
def outcome() -> int: ...
@_typing.overload
def overload(np: SupportsIndex) -> int: ...
@_typing.overload
def overload(np: SupportsFloat | SupportsIndex) -> int: ...
def quaff_init() -> int: ...
def same_length() -> int: ...
def str(str: _builtins.str) -> int: ...
@_typing.overload
def sum(in_: _Int32Array, /) -> int:
    """Ends in a "quote" """

@_typing.overload
def sum(value: SupportsIndex, /) -> int: ...
def sum2d(ffi: SupportsIndex) -> int: ...
def sum_2(std: SupportsIndex) -> int: ...
def sum_int(value: SupportsIndex) -> int: ...
def two__underscores(a__b: SupportsIndex, a_b: SupportsIndex) -> int: ...

# Not bound:
# example.i:14: int main(int, int): `main` is the entry point of a program
