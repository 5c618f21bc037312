# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import greet, length, same, twice
else:
    from _example import greet, length, same, twice

__all__ = ["greet", "length", "same", "twice"]
