"""Typed calls from Python arrays into templated C++ code."""

from quaff._functions import sum
from quaff._quaff import ArrayInfo, CudaError, inspect

__all__ = ["ArrayInfo", "CudaError", "inspect", "sum"]
