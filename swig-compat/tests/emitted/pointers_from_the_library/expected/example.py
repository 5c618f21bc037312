# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import (
        Date,
        Int,
        Time,
        add,
        copy_intp,
        day_of,
        delete_doubles,
        delete_intp,
        dot,
        doubles_getitem,
        doubles_setitem,
        int_to_uint,
        intp_assign,
        intp_value,
        new_doubles,
        new_intp,
    )
else:
    import _example  # noqa: F401
    from _example import (
        Date,
        Int,
        Time,
        add,
        copy_intp,
        day_of,
        delete_doubles,
        delete_intp,
        dot,
        doubles_getitem,
        doubles_setitem,
        int_to_uint,
        intp_assign,
        intp_value,
        new_doubles,
        new_intp,
    )

__all__ = [
    "Date",
    "Int",
    "Time",
    "add",
    "copy_intp",
    "day_of",
    "delete_doubles",
    "delete_intp",
    "dot",
    "doubles_getitem",
    "doubles_setitem",
    "int_to_uint",
    "intp_assign",
    "intp_value",
    "new_doubles",
    "new_intp",
]
