"""Arrays on a device."""

# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import (
        CudaError,
        arguments,
        copy,
        count,
        described_by_its_distribution,
        fill,
        histogram,
        no_device,
        scale,
        sum,
    )
else:
    import _example  # noqa: F401
    from _example import (
        CudaError,
        arguments,
        copy,
        count,
        described_by_its_distribution,
        fill,
        histogram,
        no_device,
        scale,
        sum,
    )

__all__ = [
    "CudaError",
    "arguments",
    "copy",
    "count",
    "described_by_its_distribution",
    "fill",
    "histogram",
    "no_device",
    "scale",
    "sum",
]
