# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import CudaError, held, release, scaled, thirteen, wait
else:
    from _example import CudaError, held, release, scaled, thirteen, wait

__all__ = ["CudaError", "held", "release", "scaled", "thirteen", "wait"]
