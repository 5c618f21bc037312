# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import greet, length, same, twice
else:
    import _example  # noqa: F401
    from _example import greet, length, same, twice

__all__ = ["greet", "length", "same", "twice"]
