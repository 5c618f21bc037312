# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import (
    Any,
    Never,
    Protocol,
    SupportsFloat,
    SupportsIndex,
    TypeAlias,
    overload,
)

import numpy as np
import numpy.typing as npt

__all__ = [
    "Frame",
    "Item",
    "add",
    "all_twice",
    "applied",
    "beside",
    "brighten",
    "cells",
    "counting",
    "current",
    "cvar",
    "discount",
    "doubled",
    "first_row",
    "function_images_Image_float_const_images_Image_float",
    "function_money_Amount_const_money_Amount",
    "function_money_Amount_money_Amount_const_money_Colour",
    "keepers",
    "kept",
    "kept_at",
    "last",
    "length2",
    "mapped",
    "mixed",
    "moved",
    "priced",
    "raised",
    "sum",
    "table",
    "total",
    "twice",
    "unreal",
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

_Int32Array: TypeAlias = (
    npt.NDArray[np.int32]
    | array[int]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_int32]
    | _LibraryArray
)
_Float32Array: TypeAlias = (
    npt.NDArray[np.float32]
    | array[float]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_float]
    | _LibraryArray
)
_Float64Array: TypeAlias = (
    npt.NDArray[np.float64]
    | array[float]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_double]
    | _LibraryArray
)

class _Variables:
    @property
    def all_time(self) -> npt.NDArray[np.float64]: ...
    @all_time.setter
    def all_time(
        self,
        value: _Float64Array | Sequence[SupportsFloat | SupportsIndex],
    ) -> None: ...
    @property
    def least_amount(self) -> float: ...
    @least_amount.setter
    def least_amount(self, value: SupportsFloat | SupportsIndex) -> None: ...
    @property
    def rate(self) -> float: ...
    @rate.setter
    def rate(self, value: SupportsFloat | SupportsIndex) -> None: ...
    @property
    def shown(self) -> Any: ...
    @shown.setter
    def shown(self, value: Any) -> None: ...
    @property
    def theme(self) -> Any: ...
    @theme.setter
    def theme(self, value: object) -> None: ...

cvar: _Variables

class Frame:
    """What is shown in a frame."""

    thisown: bool
    def __init__(self) -> None: ...
    @property
    def picture(self) -> npt.NDArray[np.float32]: ...
    @picture.setter
    def picture(self, value: _Float32Array) -> None: ...
    @property
    def direction(self) -> npt.NDArray[np.float64]: ...
    @direction.setter
    def direction(self, value: npt.ArrayLike) -> None: ...
    @property
    def labels(self) -> npt.NDArray[np.int32]: ...
    @labels.setter
    def labels(self, value: _Int32Array) -> None: ...
    @property
    def up(self) -> npt.NDArray[np.float64]: ...
    def enlarge(self) -> None: ...
    def seen(self) -> npt.NDArray[np.float32]: ...
    def __copy__(self) -> Frame: ...  # type: ignore[misc, override, unused-ignore]

class Item:
    thisown: bool
    def __init__(self) -> None: ...
    @property
    def discounts(self) -> tuple[Any, ...]: ...
    @discounts.setter
    def discounts(
        self,
        value: _Float64Array | Sequence[SupportsFloat | SupportsIndex],
    ) -> None: ...
    @property
    def pictures(self) -> tuple[Any, ...]: ...
    @pictures.setter
    def pictures(self, value: Iterable[object]) -> None: ...
    @property
    def course(self) -> npt.NDArray[np.float64]: ...
    @course.setter
    def course(
        self,
        value: _Float64Array | Sequence[SupportsFloat | SupportsIndex],
    ) -> None: ...
    @property
    def price(self) -> float: ...
    @price.setter
    def price(self, value: SupportsFloat | SupportsIndex) -> None: ...
    @property
    def colour(self) -> str: ...
    @colour.setter
    def colour(self, value: str) -> None: ...
    def discounted(self, by: SupportsFloat | SupportsIndex) -> float: ...
    def __copy__(self) -> Item: ...  # type: ignore[misc, override, unused-ignore]

class function_money_Amount_money_Amount_const_money_Colour:
    thisown: bool
    def __init__(self, *args: Never, **kwargs: Never) -> None: ...
    def __call__(self, arg1: SupportsFloat | SupportsIndex, arg2: str, /) -> float: ...  # type: ignore[misc, override, unused-ignore]

class function_money_Amount_const_money_Amount:
    thisown: bool
    def __init__(self, *args: Never, **kwargs: Never) -> None: ...
    def __call__(self, arg1: SupportsFloat | SupportsIndex, /) -> float: ...  # type: ignore[misc, override, unused-ignore]

class function_images_Image_float_const_images_Image_float:
    thisown: bool
    def __init__(self, *args: Never, **kwargs: Never) -> None: ...
    def __call__(self, arg1: _Float32Array, /) -> npt.NDArray[np.float32]: ...  # type: ignore[misc, override, unused-ignore]

def add(
    one: SupportsFloat | SupportsIndex,
    other: SupportsFloat | SupportsIndex = ...,
) -> float: ...
def all_twice(vectors: Iterable[object]) -> list[Any]: ...
def applied(
    price: Callable[[Any, Any], Any] | None,
    amount: SupportsFloat | SupportsIndex,
) -> float:
    """By a callable."""

def beside(left: _Float32Array, right: _Float32Array = ...) -> npt.NDArray[np.float32]:
    """Both beside each other."""

def brighten(window: _Float32Array, by: SupportsFloat | SupportsIndex) -> None:
    """Adds to all pixels."""

def cells(table: _Int32Array) -> npt.NDArray[np.int32]:
    """The cells as they lie in memory."""

def counting(rows: SupportsIndex, columns: SupportsIndex) -> npt.NDArray[np.float32]:
    """A picture whose pixels count up."""

def current() -> Any | None: ...
def discount(by: SupportsFloat | SupportsIndex) -> Callable[[Any], Any]: ...
def doubled(pictures: Iterable[object]) -> list[Any]:
    """Each picture beside itself."""

def first_row(window: _Float32Array) -> npt.NDArray[np.float32]:
    """The first row of it, which is a copy."""

def keepers() -> int: ...
def kept() -> npt.NDArray[np.float32]:
    """A picture that C++ keeps."""

def kept_at(index: SupportsIndex) -> float: ...
def last(samples: npt.ArrayLike) -> int:
    """The last sample."""

def length2(v: npt.ArrayLike) -> float: ...
def mapped(
    picture: _Float32Array,
    map: Callable[[Any], Any] | None,
) -> npt.NDArray[np.float32]: ...
def mixed(one: str, other: str) -> str: ...
def moved(image: _Float32Array) -> npt.NDArray[np.float32]:
    """The picture itself, moved."""

def priced(
    prices: Mapping[str, SupportsFloat | SupportsIndex],
    colour: str | None,
) -> dict[str, tuple[float, str]]: ...
def raised(
    course: _Float64Array | Sequence[SupportsFloat | SupportsIndex],
) -> npt.NDArray[np.float64]:
    """As a vector of numbers, and as a variable."""

def sum(amounts: _Float64Array | Sequence[SupportsFloat | SupportsIndex]) -> float:
    """Inside types of the standard library."""

def table(rows: SupportsIndex, columns: SupportsIndex) -> npt.NDArray[np.int32]: ...
@overload
def total(image: _Float32Array) -> float:
    """The sum of the pixels."""

@overload
def total(image: _Float64Array) -> float: ...
def twice(v: npt.ArrayLike) -> npt.NDArray[np.float64]: ...
def unreal(rows: SupportsIndex, columns: SupportsIndex) -> npt.NDArray[np.int32]:
    """A table whose traits describe an array that does not exist."""

# Not bound:
# images.hpp:16: class images::Image: its objects are arrays or other values in Python, as its traits say
# images.hpp:31: struct images::Window: its objects are arrays or other values in Python, as its traits say
# images.hpp:37: struct images::Samples: its objects are arrays or other values in Python, as its traits say
# images.hpp:43: struct images::Vector3: its objects are arrays or other values in Python, as its traits say
# images.hpp:48: struct images::Table: its objects are arrays or other values in Python, as its traits say
# images.hpp:54: struct images::Shared: its objects are arrays or other values in Python, as its traits say
# images.hpp:206: struct money::Amount: its objects are arrays or other values in Python, as its traits say
# images.hpp:211: struct money::Course: its objects are arrays or other values in Python, as its traits say
# images.hpp:214: struct money::Colour: its objects are arrays or other values in Python, as its traits say
