# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
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
    import _example  # noqa: F401
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
