"""Benchmarks of quaff against its peers; README.md says how they measure."""

import os

# Set before NumPy is imported: a process with threads, here those of NumPy's BLAS, cannot be forked safely.
os.environ["OPENBLAS_NUM_THREADS"] = "1"
