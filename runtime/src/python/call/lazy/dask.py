"""Reductions and elementwise functions of Dask arrays, as lazy arrays.

A reduction of all elements computes a state for each chunk, merges the states in an order that Dask chooses,
and computes the result from the merged state. For a reduction along axes, each slice is first moved into one
chunk, unless `split_every` asks for states of the slices of each chunk, or chunks have unknown lengths.

The runtime runs this file for the first Dask array, so Dask has been imported by then. Nothing in a graph
refers to this file: workers in other processes do not have it.
"""

from functools import partial
from math import isnan
from operator import index

import dask.array
import numpy
from dask.array.core import elemwise


def reduction(
    name,
    function,
    parts,
    array,
    *,
    axis=None,
    keepdims=False,
    out=None,
    stream=None,
    split_every=None,
):
    """The result for all elements, or the results for slices along axes."""
    _refuse(name, out, stream)
    # An array that cannot be reduced, or an axis that does not exist, is refused at once.
    is_whole = axis is None and not keepdims
    meta = function(_sample(array), axis=axis, keepdims=keepdims or is_whole)
    if axis is None or array.ndim == 0:
        axes = set(range(array.ndim))
    else:
        named = axis if isinstance(axis, tuple) else (axis,)
        axes = {index(one) % array.ndim for one in named}
    # Dask gives slices whose lengths it does not know no other chunks.
    has_lengths = not any(isnan(length) for length in array.shape)
    if not is_whole and split_every is None and has_lengths:
        empty = meta[(slice(0, 0),) * meta.ndim]
        return _in_one_piece(function, empty, array, axes, keepdims)
    state = partial(parts, name, slices=not is_whole)
    return dask.array.reduction(
        array,
        chunk=state,
        combine=state,
        aggregate=partial(state, scalar=meta.dtype.type),
        axis=tuple(sorted(axes)),
        keepdims=keepdims,
        concatenate=False,
        dtype=meta.dtype,
        split_every=split_every,
    )


def _in_one_piece(function, meta, array, axes, keepdims):
    """The results of slices: the array is rechunked to whole slices and chunks of the usual size."""
    others = "auto" if array.size else -1  # Dask finds no chunk size for an empty array
    wanted = {one: -1 if one in axes else others for one in range(array.ndim)}
    whole = array.rechunk(wanted)
    chunks = [(1,) if one in axes else sizes for one, sizes in enumerate(whole.chunks)]
    kept = [sizes for one, sizes in enumerate(chunks) if keepdims or one not in axes]
    return whole.map_blocks(
        function,
        axis=tuple(axes),
        keepdims=keepdims,
        drop_axis=[] if keepdims else sorted(axes),
        chunks=tuple(kept),
        dtype=meta.dtype,
        meta=meta,
    )


def elementwise(name, function, operands, *, out=None, stream=None):
    """The function of each element of arrays that broadcast, and of numbers."""
    _refuse(name, out, stream)
    # Arguments that the function does not accept are refused at once.
    samples = [_sample(one) if hasattr(one, "ndim") else one for one in operands]
    dtype = getattr(function(*samples), "dtype", None)
    return elemwise(function, *operands, dtype=dtype)


def _sample(array):
    """An array of one element, of the type of the array's chunks: some functions have no result for empty
    arrays.
    """
    return numpy.ones_like(getattr(array, "_meta", array), shape=(1,) * array.ndim)


def _refuse(name, out, stream):
    if stream is not None:
        raise ValueError(
            f"`{name}`: argument `stream`: Dask computes the chunks, each in its own stream: leave it out"
        )
    if out is not None:
        raise ValueError(
            f"`{name}`: argument `out`: the result of a Dask array is computed later: leave it out"
        )
