# Written by quaff from example.i: change that file, not this one.

from enum import IntEnum as _IntEnum

if __package__:
    from ._example import (
        LETTER,
        MASK,
        NEXT,
        VERSION,
        Again_green,
        Filter,
        Shape_round,
        Shape_square,
        constants,
        crimson,
        cvar,
        first,
        green,
        half,
        last,
        limit,
        most,
        mro,
        nameless,
        next,
        one,
        other,
        pi,
        ratio,
        second,
        shifted,
        some,
        whole,
    )
else:
    from _example import (
        LETTER,
        MASK,
        NEXT,
        VERSION,
        Again_green,
        Filter,
        Shape_round,
        Shape_square,
        constants,
        crimson,
        cvar,
        first,
        green,
        half,
        last,
        limit,
        most,
        mro,
        nameless,
        next,
        one,
        other,
        pi,
        ratio,
        second,
        shifted,
        some,
        whole,
    )

__all__ = [
    "LETTER",
    "MASK",
    "NEXT",
    "VERSION",
    "Again",
    "Again_green",
    "Filter",
    "Odd",
    "Shape",
    "Shape_round",
    "Shape_square",
    "constants",
    "crimson",
    "cvar",
    "first",
    "green",
    "half",
    "last",
    "limit",
    "most",
    "mro",
    "nameless",
    "next",
    "one",
    "other",
    "pi",
    "ratio",
    "second",
    "shifted",
    "some",
    "whole",
]

Shape = _IntEnum(
    "Shape",
    {
        "round": Shape_round,
        "square": Shape_square,
    },
    module=__name__,
)

Again = _IntEnum(
    "Again",
    {
        "green": Again_green,
        "_mro": mro,
    },
    module=__name__,
)

Filter.Kind = _IntEnum(
    "Kind",
    {
        "low": Filter.Kind_low,
        "high": Filter.Kind_high,
    },
    module=__name__,
    qualname="Filter.Kind",
)

Odd = _IntEnum(
    "Odd",
    {
        "last": last,
        "shifted": shifted,
        "one": one,
    },
    module=__name__,
)
