"""The GPU kit: tests and benchmarks for machines with a GPU and no network; see docs/gpu.md."""
