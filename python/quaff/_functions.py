"""The functions of quaff, which its own compiler binds from the interface file `quaff.i`."""

# Written by quaff from quaff.i: change that file, not this one.

if __package__:
    from . import _quaff
    from ._quaff import CudaError, dot, norm, sum
else:
    import _quaff  # noqa: F401
    from _quaff import CudaError, dot, norm, sum

__all__ = ["CudaError", "dot", "norm", "sum"]
