# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import Scale, Span, at_most, divided, inverse, span, total
else:
    from _example import Scale, Span, at_most, divided, inverse, span, total

__all__ = ["Scale", "Span", "at_most", "divided", "inverse", "span", "total"]
