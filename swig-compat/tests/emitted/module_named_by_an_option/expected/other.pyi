"""A module that the command line names."""

# Written by quaff from example.i: change that file, not this one.

from typing import SupportsIndex

__all__ = ["thrice", "twice"]

def thrice(number: SupportsIndex) -> int: ...
def twice(number: SupportsIndex) -> int: ...
