"""Reductions."""

# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import largest
else:
    from _example import largest

__all__ = ["largest"]
