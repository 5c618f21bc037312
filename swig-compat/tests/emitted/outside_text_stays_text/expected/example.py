# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import code, f_, scalar, turn, type, type_
else:
    import _example  # noqa: F401
    from _example import code, f_, scalar, turn, type, type_

__all__ = ["code", "f_", "scalar", "turn", "type", "type_"]
