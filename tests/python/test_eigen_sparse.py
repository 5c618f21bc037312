"""Conversions between Eigen's sparse matrices and SciPy's, by eigen_sparse.i."""

import importlib
import sys
from pathlib import Path

import numpy as np
import pytest

sparse = pytest.importorskip("scipy.sparse")
FOLDER = Path("/usr/include/eigen3")
pytestmark = [
    pytest.mark.whole,
    pytest.mark.skipif(not FOLDER.exists(), reason="Eigen is missing: apt install libeigen3-dev"),
]
BUILT = Path(__file__).parents[2] / "target" / "tests" / "eigen-sparse"


@pytest.fixture(scope="module")
def eigen(build):
    build(Path(__file__).parent / "eigen" / "eigen_sparse_types.i", BUILT, "-I", FOLDER)
    sys.path.insert(0, str(BUILT))
    yield importlib.import_module("eigen_sparse_types")
    sys.path.remove(str(BUILT))


@pytest.fixture
def matrix():
    return sparse.random(50, 40, density=0.1, format="csc", random_state=1)


@pytest.mark.parametrize("form", ["csc", "csr", "coo", "lil"])
def test_every_format_is_converted_to_eigens_own(eigen, matrix, form):
    for given in (matrix.asformat(form), sparse.csc_array(matrix).asformat(form)):
        result = eigen.twice(given)
        assert (result.format, result.dtype) == ("csc", np.float64)
        assert (result != 2 * matrix).nnz == 0


def test_rows_may_come_first(eigen, matrix):
    given = matrix.astype(np.float32).tocsr()
    result = eigen.by_rows(given)
    assert (result.format, result.dtype) == ("csr", np.float32)
    assert (result != given).nnz == 0


def test_indices_out_of_order_and_given_twice(eigen):
    unsorted = sparse.csc_matrix((np.array([1.0, 2, 3]), [1, 0, 0], [0, 2, 3]), shape=(2, 2))
    twice = sparse.csc_matrix((np.array([1.0, 2, 3]), [0, 0, 1], [0, 2, 3]), shape=(2, 2))
    assert eigen.twice(unsorted).toarray().tolist() == [[4, 6], [2, 0]]
    assert eigen.twice(twice).toarray().tolist() == [[6, 0], [0, 6]]
    assert twice.nnz == 3
    wide = sparse.csc_matrix(([1.0], np.array([0], np.int64), np.array([0, 1], np.int64)), shape=(1, 1))
    assert eigen.twice(wide)[0, 0] == 2
    assert eigen.twice(sparse.csc_matrix((3, 0))).shape == (3, 0)


def test_what_is_refused(eigen, matrix):
    for given in (np.eye(2), [1], None):
        with pytest.raises(TypeError, match="expected a sparse matrix or array of SciPy's"):
            eigen.twice(given)
    with pytest.raises(TypeError, match=r"of dtype `float64`, got dtype `float32`: use `\.astype"):
        eigen.twice(matrix.astype(np.float32))
    # SciPy's conversion from rows to columns would follow such indices too.
    for broken in (matrix.copy(), matrix.tocsr()):
        broken.indices[0] = 1000
        with pytest.raises(ValueError, match="indices"):
            eigen.twice(broken)
    for name, index in (("row", 50), ("row", -1), ("col", 40), ("col", -1)):
        broken = matrix.tocoo()
        getattr(broken, name)[3] = index
        with pytest.raises(ValueError, match=r"indices of the sparse matrix are out of range: it has [45]0 "):
            eigen.twice(broken)
        with pytest.raises(ValueError, match=r"the result of .* in Python: (row|column) indices"):
            eigen.sum_of(lambda broken=broken: broken)
    broken = matrix.copy()
    broken.indptr[1] = -5
    with pytest.raises(ValueError, match="indptr"):
        eigen.twice(broken)


def test_members(eigen):
    system = eigen.System()
    system.matrix = sparse.identity(3, format="csr")
    assert system.matrix.toarray().tolist() == np.eye(3).tolist()
