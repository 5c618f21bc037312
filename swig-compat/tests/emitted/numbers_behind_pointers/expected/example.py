# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import Counter, compare, divide, halve, limits, square, twice
else:
    from _example import Counter, compare, divide, halve, limits, square, twice

__all__ = ["Counter", "compare", "divide", "halve", "limits", "square", "twice"]
