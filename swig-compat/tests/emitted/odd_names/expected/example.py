"""A module's text with "quotes", a \\ and \"\"\"three\"\"\"."""

# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import (
        Error,
        Ok,
        Sum,
        _,
        array,
        async_,
        ctypes,
        entry,
        functions,
        match,
        memoryview,
        np,
        overload,
        str,
        sum,
        sum2d,
        sum_2,
        sum_int,
    )
else:
    from _example import (
        Error,
        Ok,
        Sum,
        _,
        array,
        async_,
        ctypes,
        entry,
        functions,
        match,
        memoryview,
        np,
        overload,
        str,
        sum,
        sum2d,
        sum_2,
        sum_int,
    )

__all__ = [
    "Error",
    "Ok",
    "Sum",
    "_",
    "array",
    "async_",
    "ctypes",
    "entry",
    "functions",
    "match",
    "memoryview",
    "np",
    "overload",
    "str",
    "sum",
    "sum2d",
    "sum_2",
    "sum_int",
]
