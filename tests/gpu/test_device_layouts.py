"""Strides, Fortran order and complex numbers on a device: kernels get the arrays' layouts, without copies."""

import numpy as np
import pytest

import quaff

HOST = np.arange(60, dtype="f4").reshape(6, 10)


def total(array):
    return quaff.sum(array)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_a_part_of_each_row_is_read_where_it_lies(cupy, layouts, dtype):
    given = cupy.asarray(HOST.astype(dtype))
    part = given[1:, 2:7]
    sums = layouts.sums_of_rows(part)
    assert cupy.asnumpy(sums).tolist() == HOST[1:, 2:7].sum(axis=1).tolist()
    with pytest.raises(ValueError, match="another layout"):
        layouts.sums_of_rows(given.T)


def test_whole_rows_of_every_library(library, layouts):
    sums = layouts.sums_of_rows(library.array(HOST))
    assert total(sums) == HOST.sum()
    assert quaff.inspect(sums).shape == (6,)


def test_any_strides(cupy, layouts):
    given = cupy.asarray(HOST)
    for view, host in [
        (given[::2, ::3], HOST[::2, ::3]),
        (given.T, HOST.T),
        (given[::-1, 1:], HOST[::-1, 1:]),
    ]:
        assert cupy.asnumpy(layouts.sums_of_any(view)).tolist() == host.sum(axis=1).tolist()


def test_strides_of_torch(torch, layouts):
    given = torch.from_numpy(HOST).cuda()
    assert layouts.sums_of_any(given.t()).tolist() == HOST.T.sum(axis=1).tolist()


def test_fortran_order(cupy, layouts):
    given = cupy.asfortranarray(cupy.asarray(HOST))
    assert cupy.asnumpy(layouts.sums_of_columns(given)).tolist() == HOST.sum(axis=1).tolist()
    with pytest.raises(ValueError, match="another layout"):
        layouts.sums_of_columns(cupy.asarray(HOST))


def test_a_block_is_written_where_it_lies(cupy, layouts):
    given, host = cupy.asarray(HOST), HOST.copy()
    layouts.twice(given[2:5, 3:8])
    host[2:5, 3:8] *= 2
    assert np.array_equal(cupy.asnumpy(given), host)


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_complex_numbers(cupy, layouts, dtype):
    host = (np.arange(300) + 1j * np.arange(300)[::-1]).astype(dtype)
    found = layouts.conjugate(cupy.asarray(host))
    assert found.dtype == dtype
    assert np.array_equal(cupy.asnumpy(found), host.conj())


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_complex_tensors(torch, layouts, dtype):
    host = np.array([1 + 2j, 3 - 4j], dtype)
    found = layouts.conjugate(torch.from_numpy(host).cuda())
    assert np.array_equal(found.cpu().numpy(), host.conj())
