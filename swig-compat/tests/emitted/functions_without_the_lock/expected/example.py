# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import CudaError, held, release, scaled, thirteen, wait
else:
    import _example  # noqa: F401
    from _example import CudaError, held, release, scaled, thirteen, wait

__all__ = ["CudaError", "held", "release", "scaled", "thirteen", "wait"]
