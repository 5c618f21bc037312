# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import dot, weighted
else:
    import _example  # noqa: F401
    from _example import dot, weighted

__all__ = ["dot", "weighted"]
