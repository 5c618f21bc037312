"""Benchmarks of quaff against its peers; README.md says how they measure."""
