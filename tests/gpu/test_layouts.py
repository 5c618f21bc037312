"""`quaff.sum` of views: those that the libraries can make, and any NumPy layout, described by hand."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import quaff
from cuda_driver import like
from producers import CudaArray
from strategies import arrays, is_aligned
from sums import rounded

GRID = np.arange(6 * 70 * 33, dtype="f8").reshape(6, 70, 33)

SLICES = {
    "rows": np.s_[2:5],
    "columns": np.s_[:, :, 3:-2],
    "every other": np.s_[::2, 1::3, ::5],
    "one column": np.s_[:, :, 7],
    "one element": np.s_[3, 4, 5:6],
}


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", SLICES)
def test_slices(library, name, dtype):
    host = GRID.astype(dtype)
    view = library.array(host)[SLICES[name]]
    assert quaff.sum(view) == rounded(host[SLICES[name]].sum(dtype="f8"), dtype)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_transposed_and_reversed(cupy, dtype):
    host = GRID.astype(dtype)
    device = cupy.asarray(host)
    total = rounded(GRID.sum(), dtype)
    for view in (device.T, device[::-1], device[:, ::-1, ::-1], device.transpose(1, 0, 2), device[::-1].T):
        assert quaff.sum(view) == total


def test_transposed_and_expanded_tensors(torch):
    tensor = torch.from_numpy(GRID).cuda()
    assert quaff.sum(tensor.permute(2, 0, 1)) == GRID.sum()
    assert quaff.sum(tensor[:, :1].expand(6, 1000, 33)) == 1000 * GRID[:, :1].sum()
    assert quaff.sum(torch.tensor(0.5).cuda().expand(2**20, 2**20)) == 2.0**39


def test_broadcasts_are_not_walked(cupy):
    one = cupy.full((), 0.5)
    assert quaff.sum(cupy.broadcast_to(one, (2**30, 2**20))) == 2.0**49
    row = cupy.arange(1000.0)
    assert quaff.sum(cupy.broadcast_to(row, (2**40, 1000))) == 499500.0 * 2**40


def test_0d_and_empty_arrays(cupy):
    assert quaff.sum(cupy.full((), 2.5, "f4")) == 2.5
    assert quaff.sum(cupy.ones((3, 4))[:, 2:2]) == 0.0


def test_0d_and_empty_tensors(torch):
    assert quaff.sum(torch.tensor(2.5).cuda()) == 2.5
    assert quaff.sum(torch.ones(3, 4).cuda()[:, 2:2]) == 0.0


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=300)
@given(arrays(st.sampled_from(["float32", "float64"])))
def test_every_layout(memory, view):
    base = owner(view)
    array = like(memory(base), base, view)
    address, _ = array.__cuda_array_interface__["data"]
    if is_aligned(address, view):
        assert quaff.sum(array) == view.sum(dtype="f8")
    else:
        with pytest.raises(ValueError, match="multiples of their size"):
            quaff.sum(array)


def owner(view):
    """The array that owns a view's memory, as bytes."""
    while view.base is not None:
        view = view.base
    return view.ravel(order="K").view("u1")


def test_64_axes(memory):
    address = memory(np.arange(4.0))
    shape = (1,) * 31 + (2, 2) + (1,) * 31
    assert quaff.sum(CudaArray(address, shape)) == 6.0
