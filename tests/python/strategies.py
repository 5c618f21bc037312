"""Arrays of every element type and every layout that NumPy can make."""

import numpy as np
from hypothesis import strategies as st

INTEGERS = [f"{kind}{bits}" for kind in ("int", "uint") for bits in (8, 16, 32, 64)]
DTYPES = ["bool", *INTEGERS, "float32", "float64"]

dtypes = st.sampled_from(DTYPES)
shapes = st.lists(st.integers(0, 5), max_size=5).map(tuple)

# The same matrix in every kind of layout that code for matrices tells apart.
MATRIX_LAYOUTS = {
    "C order": lambda array: array,
    "Fortran order": np.asfortranarray,
    "reversed": lambda array: array[::-1, ::-1].copy()[::-1, ::-1],
    "gaps": lambda array: np.repeat(np.repeat(array, 2, 0), 3, 1)[::2, ::3],
}


@st.composite
def arrays(draw, dtypes=dtypes, shapes=shapes):
    """An array made by a sequence of slices, transposes and broadcasts."""
    dtype, shape = draw(dtypes), draw(shapes)
    array = draw(st.sampled_from([fresh, unaligned, field]))(dtype, shape)
    for step in draw(st.lists(st.sampled_from([sliced, transposed, broadcast, readonly]), max_size=4)):
        array = step(draw, array)
    return array


def is_aligned(address, view):
    """Whether the elements, the first of which is at `address`, are at multiples of their size, as devices
    require.
    """
    walked = [stride for length, stride in zip(view.shape, view.strides, strict=True) if length > 1]
    return view.size == 0 or all(number % view.itemsize == 0 for number in (address, *walked))


def fresh(dtype, shape):
    return np.arange(np.prod(shape, dtype=int)).astype(dtype).reshape(shape)


def unaligned(dtype, shape):
    values = fresh(dtype, shape)
    array = np.zeros(values.nbytes + 1, "uint8")[1:].view(dtype).reshape(shape)
    array[...] = values
    return array


def field(dtype, shape):
    """A field of packed structures, whose strides are not multiples of its size."""
    array = np.zeros(shape, [("before", "uint8"), ("value", dtype), ("after", "uint16")])["value"]
    array[...] = fresh(dtype, shape)
    return array


def sliced(draw, array):
    bounds = st.one_of(st.none(), st.integers(-6, 6))
    steps = st.one_of(st.none(), st.integers(-3, 3).filter(bool))
    # The ellipsis makes a 0-d array stay an array.
    return array[..., *(slice(draw(bounds), draw(bounds), draw(steps)) for _ in array.shape)]


def transposed(draw, array):
    return array.transpose(draw(st.permutations(range(array.ndim))))


def broadcast(draw, array):
    if array.ndim > 6:
        return array
    longer = [draw(st.integers(0, 4)) if length == 1 else length for length in array.shape]
    return np.broadcast_to(array, (draw(st.integers(0, 3)), *longer))


def readonly(_draw, array):
    view = array.view()
    view.flags.writeable = False
    return view
