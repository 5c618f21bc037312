# Written by quaff from example.i: change that file, not this one.

from typing import SupportsFloat, SupportsIndex, overload

__all__ = [
    "Counter",
    "behind",
    "both",
    "explained",
    "half",
    "indented",
    "listed",
    "neither",
    "raw",
    "said",
    "typed",
    "worded",
]

class Counter:
    """A counter, see 'how it counts'."""

    thisown: bool
    def __init__(self, start: SupportsIndex, loud: bool = ...) -> None:
        """Begins somewhere.

        :type start: int
        :param start: where
        """

    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: SupportsIndex) -> None: ...
    def add(self, by: SupportsIndex) -> int:
        """Counts on, by **much**:

        .. code-block:: python

            counter.add(2)
        :type by: int, in
        :param by: how far
        :rtype: int
        :return: where it is then, or None
        """

    def __copy__(self) -> Counter: ...  # type: ignore[misc, override, unused-ignore]

def behind(count: SupportsIndex) -> int:
    """Said behind it."""

@overload
def both(arg1: SupportsIndex, /) -> int:
    """*Overload 1:*
    First.

    |

    *Overload 2:*
    Second.
    """

@overload
def both(
    arg1: SupportsFloat | SupportsIndex,
    arg2: SupportsFloat | SupportsIndex,
    /,
) -> int: ...
@overload
def explained(n: SupportsIndex, /) -> int: ...
@overload
def explained(x: SupportsFloat | SupportsIndex, /) -> int:
    """Of one of the overloads."""

def half(x: SupportsFloat | SupportsIndex) -> float:
    """Halves a number.
    :type x: float
    :param x: the number x 1
    :raises: std::domain_error never
    """

def indented() -> int:
    """
    Says how it is called:

        indented()
    """

def listed(count: SupportsIndex) -> int:
    """listed(count) -> int

    Parameters
    ----------
    count: int
    """

@overload
def neither(arg1: SupportsIndex, /) -> int: ...
@overload
def neither(
    arg1: SupportsFloat | SupportsIndex,
    arg2: SupportsFloat | SupportsIndex,
    /,
) -> int: ...
def raw(count: SupportsIndex) -> int:
    """\\brief As it \\b stands."""

def said(count: SupportsIndex) -> int:
    """whatever it says"""

def typed(
    count: SupportsIndex,
    counter: Counter,
    scale: SupportsFloat | SupportsIndex = ...,
) -> int:
    """typed(int count, Counter counter, double scale=2) -> int"""

def worded(count: SupportsIndex) -> int:
    """
    Says this
      and no more.
    """
