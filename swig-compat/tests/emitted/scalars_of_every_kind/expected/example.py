"""Python bindings of example.i."""

# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import (
        by_reference,
        fixed,
        float32,
        float64,
        int8,
        int16,
        int32,
        int64,
        invert,
        longest,
        nothing,
        size,
        uint8,
        uint16,
        uint32,
        uint64,
        unsigned_longest,
    )
else:
    import _example  # noqa: F401
    from _example import (
        by_reference,
        fixed,
        float32,
        float64,
        int8,
        int16,
        int32,
        int64,
        invert,
        longest,
        nothing,
        size,
        uint8,
        uint16,
        uint32,
        uint64,
        unsigned_longest,
    )

__all__ = [
    "by_reference",
    "fixed",
    "float32",
    "float64",
    "int8",
    "int16",
    "int32",
    "int64",
    "invert",
    "longest",
    "nothing",
    "size",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "unsigned_longest",
]
