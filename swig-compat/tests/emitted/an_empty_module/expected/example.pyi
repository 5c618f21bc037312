# Written by quaff from example.i: change that file, not this one.

__all__ = []
