"""Typed calls from Python arrays into templated C++ code."""

from quaff._quaff import ArrayInfo, inspect

__all__ = ["ArrayInfo", "inspect"]
