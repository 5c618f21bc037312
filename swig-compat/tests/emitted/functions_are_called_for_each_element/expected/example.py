"""Functions of numbers."""

# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import hypotenuse, parts, polar
else:
    from _example import hypotenuse, parts, polar

__all__ = ["hypotenuse", "parts", "polar"]
