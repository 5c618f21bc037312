"""Python bindings of example.i."""

# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import add, count_up, is_diagonal, multiply, split
else:
    import _example  # noqa: F401
    from _example import add, count_up, is_diagonal, multiply, split

__all__ = ["add", "count_up", "is_diagonal", "multiply", "split"]
