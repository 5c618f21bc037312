"""Benchmarks of quaff against its peers; README.md says how they measure."""

import os

# Before NumPy is imported: a process with threads, here those of its BLAS, is not safe to fork.
os.environ["OPENBLAS_NUM_THREADS"] = "1"
