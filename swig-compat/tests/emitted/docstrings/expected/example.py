# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import (
        Counter,
        behind,
        both,
        half,
        listed,
        neither,
        raw,
        said,
        typed,
        worded,
    )
else:
    from _example import (
        Counter,
        behind,
        both,
        half,
        listed,
        neither,
        raw,
        said,
        typed,
        worded,
    )

__all__ = [
    "Counter",
    "behind",
    "both",
    "half",
    "listed",
    "neither",
    "raw",
    "said",
    "typed",
    "worded",
]
