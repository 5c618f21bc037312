# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import brighten, corner, dot, second_column
else:
    import _example  # noqa: F401
    from _example import brighten, corner, dot, second_column

__all__ = ["brighten", "corner", "dot", "second_column"]
