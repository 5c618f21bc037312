# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
else:
    import _example  # noqa: F401

__all__ = []
