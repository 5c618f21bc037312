"""Functions that change arrays in place."""

from .filters import *  # noqa: F403
