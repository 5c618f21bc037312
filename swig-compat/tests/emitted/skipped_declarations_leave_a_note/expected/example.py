# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import bound
else:
    from _example import bound

__all__ = ["bound"]
