"""`quaff.sum` of a Dask array: a `Sum` of each chunk, merged as Dask likes, and rounded once.

Imported at the first such array, by when Dask is there.
"""

from functools import partial
from typing import Any

import dask.array
from dask.array.utils import meta_from_array
from dask.core import flatten

import quaff


def sum(array: dask.array.Array, *, stream: object = None) -> dask.array.Array:
    """The sum of all elements, as a lazy array without dimensions and of the same dtype."""
    if stream is not None:
        raise ValueError(
            "`sum`: argument `stream`: Dask computes the chunks, each in its own stream: leave it out"
        )
    # It has the chunks' type and dtype, and no elements: what cannot be summed is refused at once.
    quaff.sum(array._meta)
    total: dask.array.Array = dask.array.reduction(
        array,
        chunk=_add,
        combine=_merge,
        aggregate=partial(_round, scalar=array.dtype.type),
        concatenate=False,
        dtype=array.dtype,
        meta=meta_from_array(None, 0, dtype=array.dtype),  # a NumPy scalar, whatever the chunks are
    )
    return total


def _add(chunk: Any, **_reduced: Any) -> quaff.Sum:
    part = quaff.Sum()
    part.add(chunk)
    return part


def _merge(parts: Any, **_reduced: Any) -> quaff.Sum:
    """That of lists of lists of sums, as many deep as there are dimensions."""
    whole = quaff.Sum()
    for part in flatten([parts]):
        whole.merge(part)
    return whole


def _round(parts: Any, scalar: type[Any], **_reduced: Any) -> Any:
    return scalar(_merge(parts).value)
