"""`quaff.sum` of a Dask array: a `Sum` of each chunk, merged as Dask likes, and rounded once.

Imported at the first such array, by when Dask is there.
"""

from functools import partial
from typing import Any

import dask.array
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
    )
    return total


# To know the type of the result, Dask runs `array._meta` through all steps, and takes only arrays between.


def _add(chunk: Any, computing_meta: bool = False, **_reduced: Any) -> Any:
    if computing_meta:
        return chunk
    part = quaff.Sum()
    part.add(chunk)
    return part


def _merge(parts: Any, computing_meta: bool = False, **_reduced: Any) -> Any:
    """The sum of lists of lists of sums, as many deep as there are dimensions."""
    if computing_meta:
        return parts
    whole = quaff.Sum()
    for part in flatten([parts]):
        whole.merge(part)
    return whole


def _round(parts: Any, scalar: type[Any], computing_meta: bool = False, **_reduced: Any) -> Any:
    return scalar(0 if computing_meta else _merge(parts).value)
