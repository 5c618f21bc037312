"""Python bindings of example.i."""

# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import (
        Scale,
        Shape,
        Span,
        Square,
        at_most,
        cvar,
        divided,
        filled,
        first,
        greet,
        inverse,
        made,
        named,
        numbers,
        refused,
        span,
        total,
    )
else:
    import _example  # noqa: F401
    from _example import (
        Scale,
        Shape,
        Span,
        Square,
        at_most,
        cvar,
        divided,
        filled,
        first,
        greet,
        inverse,
        made,
        named,
        numbers,
        refused,
        span,
        total,
    )

__all__ = [
    "Scale",
    "Shape",
    "Span",
    "Square",
    "at_most",
    "cvar",
    "divided",
    "filled",
    "first",
    "greet",
    "inverse",
    "made",
    "named",
    "numbers",
    "refused",
    "span",
    "total",
]
