"""Eigen's matrices, arrays and vectors, and the views of these, by eigen.i."""

import gc
import importlib
import sys
from pathlib import Path

import numpy as np
import pytest

from strategies import MATRIX_LAYOUTS

BUILT = Path(__file__).parents[2] / "target" / "tests" / "eigen"
FOLDERS = [
    folder for folder in map(Path, ("/usr/include/eigen3", "/usr/local/include/eigen3")) if folder.exists()
]
pytestmark = [
    pytest.mark.whole,
    pytest.mark.skipif(not FOLDERS, reason="Eigen is missing: apt install libeigen3-dev"),
]


@pytest.fixture(scope="module")
def eigen(build):
    build(Path(__file__).parent / "eigen" / "eigen_types.i", BUILT, "-I", FOLDERS[0])
    sys.path.insert(0, str(BUILT))
    yield importlib.import_module("eigen_types")
    sys.path.remove(str(BUILT))


@pytest.fixture(params=MATRIX_LAYOUTS.values(), ids=list(MATRIX_LAYOUTS))
def layout(request):
    return request.param


def test_a_matrix_is_copied_from_any_layout(eigen, layout):
    left, right = np.arange(6.0).reshape(2, 3), np.arange(12.0).reshape(3, 4)
    result = eigen.product(layout(left), layout(right))
    assert (result == left @ right).all()
    assert result.flags.f_contiguous
    assert result.flags.writeable
    assert result.base is not None
    conjugated = eigen.conjugated(layout(left + 2j))
    assert (conjugated == left - 2j).all()


@pytest.mark.parametrize("dtype", ["float32", "float64", "int32"])
def test_the_dtype_selects_the_instantiation(eigen, dtype):
    assert eigen.trace(np.eye(4, dtype=dtype)) == 4
    with pytest.raises(
        TypeError, match="expected an array of dtype `float32`, `float64`, `int32`, got dtype `int64`"
    ):
        eigen.trace(np.eye(3, dtype="int64"))
    with pytest.raises(TypeError, match="expected an array with 2 dimensions, got one with 1"):
        eigen.trace(np.ones(3, dtype))
    with pytest.raises(ValueError, match="the matrix is not square"):
        eigen.trace(np.ones((2, 3), dtype))


def test_rows_may_come_first(eigen):
    matrix = np.arange(6, dtype=np.float32).reshape(2, 3)
    result = eigen.rows_first(matrix)
    assert (result == matrix).all()
    assert result.flags.c_contiguous


@pytest.mark.parametrize("shape", [(0, 3), (3, 0), (0, 0), (1, 5), (5, 1), (100, 70)])
def test_any_extents(eigen, shape):
    matrix = np.random.default_rng(1).random(shape)
    assert (eigen.squares(matrix) == matrix**2).all()
    assert eigen.squares(matrix).shape == shape


def test_fixed_extents(eigen):
    matrix = np.arange(9.0).reshape(3, 3)
    assert (eigen.transposed(matrix) == matrix.T).all()
    points = np.ones((3, 5), np.float32)
    assert (eigen.scaled(points, 2) == 2).all()
    assert eigen.single(np.full((1, 1), 4.0)).tolist() == [[4]]
    with pytest.raises(ValueError, match=r"the array has the shape \(3, 4\), and C\+\+ takes only \(3, 3\)"):
        eigen.transposed(np.ones((3, 4)))
    with pytest.raises(ValueError, match=r"has the shape \(2, 5\), and C\+\+ takes only \(3, columns\)"):
        eigen.scaled(np.ones((2, 5), np.float32), 2)


def test_vectors_have_one_axis(eigen):
    a = np.arange(4.0)
    assert eigen.dot(a, a[::-1]) == 4
    assert eigen.dot([1, 2], [3, 4]) == 11
    assert eigen.cross([1, 0, 0], np.array([0.0, 1, 0])).tolist() == [0, 0, 1]
    assert eigen.pair(1, 2).tolist() == [1, 2]
    assert eigen.pair(1, 2).shape == (2,)
    assert eigen.halves(np.ones(3, np.float32)).tolist() == [0.5] * 3
    with pytest.raises(ValueError, match="the sequence has 2 elements, and C\\+\\+ takes 3"):
        eigen.cross([1, 2], [1, 2, 3])


def test_a_view_that_is_written_is_never_a_copy(eigen):
    matrix = np.zeros((4, 6))
    eigen.fill_rows(matrix[1:3, 2:5], 1)
    assert matrix.sum() == 6
    with pytest.raises(
        ValueError, match=r"writes it in place: pass `numpy\.asfortranarray\(array\)` and copy"
    ):
        eigen.fill(matrix, 1)
    eigen.fill(matrix.T, 2)
    eigen.fill(matrix.T[1:3], 3)
    assert matrix.sum() == 4 * 6 * 2 + 8
    eigen.fill_any(matrix[::2, ::3], 4)
    assert (matrix[::2, ::3] == 4).all()
    with pytest.raises(ValueError, match="strides"):
        eigen.fill_any(matrix[::-1], 4)
    columns = np.zeros((3, 2), np.float32, order="F")
    eigen.fill_map(columns, 5)
    assert (columns == 5).all()
    with pytest.raises(ValueError, match="is not in Fortran order"):
        eigen.fill_map(columns[:2], 5)
    vector = np.array([3.0, 4.0])
    eigen.normalize(vector)
    assert vector.tolist() == [0.6, 0.8]
    with pytest.raises(ValueError, match="is not contiguous"):
        eigen.normalize(matrix[:, 0])
    eigen.negate(matrix[:, 0])
    assert (matrix[:, 0] < 0).all()
    matrix.flags.writeable = False
    with pytest.raises(ValueError, match="the array is read-only"):
        eigen.fill(matrix.T, 2)


def test_a_view_that_is_read_is_a_copy_only_where_its_strides_do_not_allow_it(eigen, layout):
    matrix = np.arange(12.0).reshape(3, 4)
    given = layout(matrix)
    assert eigen.sum(given) == eigen.sum_any(given) == eigen.sum_columns(given) == matrix.sum()
    own, positive = given.__array_interface__["data"][0], min(given.strides) > 0
    assert (eigen.address(given) == own) == given.flags.f_contiguous
    assert (eigen.address_rows(given) == own) == given.flags.c_contiguous
    assert (eigen.address_any(given) == own) == positive
    given.flags.writeable = False
    assert eigen.sum(given) == matrix.sum()


def test_a_view_that_is_read_may_have_elements_twice(eigen):
    for functions in (eigen.sum, eigen.sum_ref, eigen.sum_any, eigen.sum_columns):
        assert functions(np.broadcast_to([2.0, 3, 4, 5], (3, 4))) == 3 * 14
        assert functions(np.broadcast_to([[2.0], [3], [4]], (3, 4))) == 4 * 9
        assert functions(np.broadcast_to(2.0, (3, 4))) == 24
    assert eigen.norm(np.broadcast_to(2.0, 4)) == 4
    assert eigen.norm([3, 4]) == eigen.norm(np.array([4.0, 9, 3])[::-2]) == 5


def test_a_map_that_is_returned_is_copied(eigen):
    first, second = eigen.constant(), eigen.constant()
    first[0, 0] = 5
    assert second.tolist() == [[1, 1], [1, 1]]


def test_tensors(eigen):
    tensor = np.arange(24.0).reshape(2, 3, 4)
    for given in (tensor, tensor.T, tensor[:, ::-1], tensor[:0]):
        doubled = eigen.doubled(given)
        assert (doubled == 2 * given).all()
        assert doubled.flags.f_contiguous
    rows_first = tensor.astype(np.float32)
    assert (eigen.at(rows_first, 1, 2, 3), eigen.at(rows_first[:, ::-1], 1, 2, 3)) == (23, 15)
    eigen.fill_tensor(rows_first[1:], 7)
    assert (rows_first[1] == 7).all()
    with pytest.raises(ValueError, match="is not contiguous"):
        eigen.fill_tensor(rows_first[:, 1:], 7)
    assert eigen.corner(np.array([[1, 2], [3, 4]], np.int32, order="F")) == 2
    with pytest.raises(TypeError, match="expected an array with 3 dimensions, got one with 2"):
        eigen.doubled(tensor[0])


def test_members_are_arrays_over_the_elements(eigen):
    pose = eigen.Pose()
    rotation, history = pose.rotation, pose.history
    rotation[0, 2] = 7
    history[1, 2] = 8
    assert pose.rotation[0, 2] == 7
    assert pose.all()[1, 2] == 8
    with pytest.raises(BufferError):
        pose.grow()
    with pytest.raises(BufferError):
        pose.history = np.ones((2, 4))
    pose.history = np.ones((2, 3))
    assert (history == 1).all()
    del history
    gc.collect()
    pose.grow()
    pose.history = np.ones((5, 1))
    assert pose.history.shape == (5, 1)
    pose.position = [4, 5, 6]
    assert pose.position.tolist() == [4, 5, 6]
    del pose
    gc.collect()
    assert rotation.tolist() == [[1, 0, 7], [0, 1, 0], [0, 0, 1]]


def test_a_matrix_takes_no_more_elements_than_it_has_room_for(eigen):
    assert eigen.bounded(np.ones((4, 3))) == 12
    for shape in [(5, 3), (4, 4)]:
        with pytest.raises(ValueError, match="more elements along an axis than the matrix can have"):
            eigen.bounded(np.ones(shape))
        with pytest.raises(ValueError, match=r"the result of .* in Python: the array has more elements"):
            eigen.bounded_of(lambda _, shape=shape: np.ones(shape))
