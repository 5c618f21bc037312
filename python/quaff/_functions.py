"""What quaff itself exposes, and the first interface that its compiler must handle."""

# Written by quaff from quaff.i: change that file, not this one.

if __package__:
    from ._quaff import sum
else:
    from _quaff import sum

__all__ = ["sum"]
