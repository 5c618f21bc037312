"""Python bindings of example.i."""

# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import below, both, count, halves, is_odd, primes, repeated, sort_out
else:
    import _example  # noqa: F401
    from _example import below, both, count, halves, is_odd, primes, repeated, sort_out

__all__ = [
    "below",
    "both",
    "count",
    "halves",
    "is_odd",
    "primes",
    "repeated",
    "sort_out",
]
