"""Reductions."""

# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import CudaError, apart, largest
else:
    import _example  # noqa: F401
    from _example import CudaError, apart, largest

__all__ = ["CudaError", "apart", "largest"]
