"""Exact sums of arrays, on the host and on GPUs, and tools to look at arrays as quaff does."""

from quaff._empty import empty
from quaff._quaff import ArrayInfo, CudaError, Sum, inspect, sum

__all__ = ["ArrayInfo", "CudaError", "Sum", "empty", "inspect", "sum"]
