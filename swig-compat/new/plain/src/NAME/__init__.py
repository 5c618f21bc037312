"""Functions on NumPy arrays, computed by C++."""

from .NAME import *  # noqa: F403
