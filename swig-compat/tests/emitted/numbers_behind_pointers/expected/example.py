# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import Counter, compare, divide, halve, limits, square, twice
else:
    import _example  # noqa: F401
    from _example import Counter, compare, divide, halve, limits, square, twice

__all__ = ["Counter", "compare", "divide", "halve", "limits", "square", "twice"]
