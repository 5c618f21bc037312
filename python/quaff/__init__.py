"""Exact sums of arrays, on the host and on GPUs, and tools to look at arrays as quaff does."""

from quaff._empty import empty
from quaff._quaff import ArrayInfo, CudaError, Sum, dot, inspect, norm, sum
from quaff._state import State

__all__ = ["ArrayInfo", "CudaError", "State", "Sum", "dot", "empty", "inspect", "norm", "sum"]
