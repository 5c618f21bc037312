"""The GPU kit: what tests and measures quaff where there is a GPU and no network; docs/gpu.md says more."""
