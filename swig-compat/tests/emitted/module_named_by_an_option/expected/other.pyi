"""A module that the command line names."""

# Written by quaff from example.i: change that file, not this one.

from typing import SupportsIndex

__all__ = ["twice"]

def twice(number: SupportsIndex) -> int: ...
