"""Rust has no overloads: what the functions of the host and those of a device are called there."""

# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import CudaError, count, largest, mean, norm, sum, sum_on_device
else:
    import _example  # noqa: F401
    from _example import CudaError, count, largest, mean, norm, sum, sum_on_device

__all__ = ["CudaError", "count", "largest", "mean", "norm", "sum", "sum_on_device"]
