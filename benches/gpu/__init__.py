"""Benchmarks on a GPU; docs/gpu.md says how they measure."""
