# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import CudaError, twice, zeros
else:
    import _example  # noqa: F401
    from _example import CudaError, twice, zeros

__all__ = ["CudaError", "twice", "zeros"]
