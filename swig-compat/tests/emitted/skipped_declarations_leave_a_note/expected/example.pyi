# Written by quaff from example.i: change that file, not this one.

from typing import SupportsIndex

__all__ = ["bound", "cvar", "green", "red"]

red: int
green: int

class _Variables:
    @property
    def counter(self) -> int: ...
    @counter.setter
    def counter(self, value: SupportsIndex) -> None: ...

cvar: _Variables

def bound(value: SupportsIndex) -> int: ...

# Not bound:
# include/mixed.hpp:3: class Filter: classes are not bound yet: bind functions that use it inside, for example in `%inline %{ … %}`
# include/mixed.hpp:7: struct Point: classes are not bound yet: bind functions that use it inside, for example in `%inline %{ … %}`
# include/mixed.hpp:14: void pointer(double* values): `values` is a pointer: take its length too, an integer, and say so with `%in_array(values, length)`
# include/mixed.hpp:15: Filter* make(): it returns `Filter*`: return a value, or write to an array that the caller passes
# include/mixed.hpp:12: template T unused(T value): no `%template` instantiates it
