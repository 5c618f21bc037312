"""`quaff.sum` of a Dask array: a `Sum` of each chunk, merged in an order that Dask chooses, rounded once.

For a sum along axes, each slice is first moved into one chunk.

The first Dask array imports this module, so Dask has been imported by then.
"""

from functools import partial
from operator import index
from typing import Any

import dask.array
from dask.core import flatten

import quaff


def sum(
    array: dask.array.Array,
    *,
    axis: int | tuple[int, ...] | None = None,
    keepdims: bool = False,
    out: object = None,
    stream: object = None,
) -> dask.array.Array:
    """The sum of all elements, or the sums of slices along axes, as a lazy array of the same dtype."""
    if stream is not None:
        raise ValueError(
            "`sum`: argument `stream`: Dask computes the chunks, each in its own stream: leave it out"
        )
    if out is not None:
        raise ValueError("`sum`: argument `out`: the sum of a Dask array is computed later: leave it out")
    if axis is not None or keepdims:
        return _along(array, axis, keepdims)
    # `_meta` has the chunks' type and dtype and no elements: arrays that cannot be summed are refused here.
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


def _along(array: dask.array.Array, axis: int | tuple[int, ...] | None, keepdims: bool) -> dask.array.Array:
    """The sums of slices: chunks hold whole ones, as few as make chunks of the usual size."""
    # What cannot be summed is refused at once, and so is an axis that is not there.
    meta = quaff.sum(array._meta, axis=axis, keepdims=keepdims)
    named = range(array.ndim) if axis is None else axis if isinstance(axis, tuple) else (axis,)
    axes = {index(one) % array.ndim for one in named}
    others = "auto" if array.size else -1  # Dask finds no usual size for nothing
    whole = array.rechunk({one: -1 if one in axes else others for one in range(array.ndim)})
    chunks = [((1,) if one in axes else sizes) for one, sizes in enumerate(whole.chunks)]
    kept = [sizes for one, sizes in enumerate(chunks) if keepdims or one not in axes]
    sums: dask.array.Array = whole.map_blocks(
        quaff.sum,
        axis=tuple(axes),
        keepdims=keepdims,
        drop_axis=[] if keepdims else sorted(axes),
        chunks=tuple(kept),
        dtype=array.dtype,
        meta=meta,
    )
    return sums


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
