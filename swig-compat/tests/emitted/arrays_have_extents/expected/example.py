# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import (
        CudaError,
        multiply,
        pixels,
        scale,
        sum_of_product,
        sum_rows,
        trace,
    )
else:
    import _example  # noqa: F401
    from _example import (
        CudaError,
        multiply,
        pixels,
        scale,
        sum_of_product,
        sum_rows,
        trace,
    )

__all__ = [
    "CudaError",
    "multiply",
    "pixels",
    "scale",
    "sum_of_product",
    "sum_rows",
    "trace",
]
