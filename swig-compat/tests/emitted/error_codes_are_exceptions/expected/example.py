# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import (
        CudaError,
        Status_empty,
        Status_fine,
        Status_negative,
        accumulate,
        cudaErrorInvalidValue,
        cudaSuccess,
        half,
        launch,
        text,
        twice,
    )
else:
    import _example  # noqa: F401
    from _example import (
        CudaError,
        Status_empty,
        Status_fine,
        Status_negative,
        accumulate,
        cudaErrorInvalidValue,
        cudaSuccess,
        half,
        launch,
        text,
        twice,
    )

__all__ = [
    "CudaError",
    "Status_empty",
    "Status_fine",
    "Status_negative",
    "accumulate",
    "cudaErrorInvalidValue",
    "cudaSuccess",
    "half",
    "launch",
    "text",
    "twice",
]
