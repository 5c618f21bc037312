# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, SupportsIndex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = [
    "a_function_of_several_words_and_more",
    "a_function_with_a_name_that_fills_a_line",
    "and_yet_another_function_of_several_words",
    "another_function_of_several_words",
    "many",
    "yet_another_function_of_several_words",
]

class _HasNamespace(Protocol):
    def __array_namespace__(self, *, api_version: str = ...) -> object: ...

class _HasDLPack(Protocol):
    def __dlpack__(self) -> object: ...
    def __dlpack_device__(self) -> object: ...
    def __hash__(self) -> int: ...

class _HasArrayInterface(Protocol):
    @property
    def __array_interface__(self) -> Any: ...
    def __hash__(self) -> int: ...

_LibraryArray: TypeAlias = _HasNamespace | _HasDLPack | _HasArrayInterface

_Uint64Array: TypeAlias = (
    npt.NDArray[np.uint64]
    | array[int]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_uint64]
    | ctypes.Array[ctypes.c_ulonglong]
    | _LibraryArray
)
_Float32Array: TypeAlias = (
    npt.NDArray[np.float32]
    | array[float]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_float]
    | _LibraryArray
)

def a_function_of_several_words_and_more(
    of_a_parameter: SupportsIndex,
    that_is_named: SupportsIndex,
    at_some_length: SupportsIndex,
) -> int: ...
@overload
def a_function_with_a_name_that_fills_a_line(
    the_first_of_the_arrays: _Float32Array,
    the_second_of_the_arrays: _Float32Array,
) -> float: ...
@overload
def a_function_with_a_name_that_fills_a_line(
    the_first_of_the_arrays: _Uint64Array,
    the_second_of_the_arrays: _Uint64Array,
) -> float: ...
def and_yet_another_function_of_several_words() -> int: ...
def another_function_of_several_words() -> int: ...
def many(
    a: SupportsIndex,
    b: SupportsIndex,
    c: SupportsIndex,
    d: SupportsIndex,
    e: SupportsIndex,
    f: SupportsIndex,
    g: SupportsIndex,
    h: SupportsIndex,
    i: SupportsIndex,
    j: SupportsIndex,
    k: SupportsIndex,
    l: SupportsIndex,
    m: SupportsIndex,
    n: SupportsIndex,
) -> int: ...
def yet_another_function_of_several_words() -> int: ...
