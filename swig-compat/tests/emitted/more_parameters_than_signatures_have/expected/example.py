# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import CudaError, joined, last, on_device, twelve
else:
    from _example import CudaError, joined, last, on_device, twelve

__all__ = ["CudaError", "joined", "last", "on_device", "twelve"]
