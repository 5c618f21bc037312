# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import code, f_, scalar, turn, type, type_
else:
    from _example import code, f_, scalar, turn, type, type_

__all__ = ["code", "f_", "scalar", "turn", "type", "type_"]
