"""Functions of numbers."""

# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import CudaError, hypotenuse, parts, polar
else:
    import _example  # noqa: F401
    from _example import CudaError, hypotenuse, parts, polar

__all__ = ["CudaError", "hypotenuse", "parts", "polar"]
