# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import below, halves, is_odd, primes, repeated
else:
    from _example import below, halves, is_odd, primes, repeated

__all__ = ["below", "halves", "is_odd", "primes", "repeated"]
