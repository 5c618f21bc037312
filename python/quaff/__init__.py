"""Typed calls from Python arrays into templated C++ code."""

from quaff._empty import empty
from quaff._quaff import ArrayInfo, CudaError, Sum, inspect, sum

__all__ = ["ArrayInfo", "CudaError", "Sum", "empty", "inspect", "sum"]
