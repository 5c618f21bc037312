"""Benchmarks on a GPU; benches/README.md says how they measure."""
