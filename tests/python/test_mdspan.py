"""The `mdspan` of the standard library, of Kokkos and of CUDA's C++ library, by mdspan.i."""

import importlib
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import numpy as np
import pytest

from strategies import MATRIX_LAYOUTS

pytestmark = pytest.mark.whole

HERE = Path(__file__).parent / "mdspan"
BUILT = Path(__file__).parents[2] / "target" / "tests" / "mdspan"
# The folders that may contain the header of the reference implementation.
FOLDERS = [os.environ.get("QUAFF_MDSPAN_INCLUDE", "/usr/include"), "/usr/local/include"]
KOKKOS = [folder for folder in FOLDERS if (Path(folder) / "mdspan" / "mdspan.hpp").is_file()]
# The headers of CUDA's C++ library, from the package nvidia-cuda-cccl.
CCCL = Path(sysconfig.get_path("purelib")) / "nvidia" / "cu13" / "include" / "cccl"
HAS_MDSPAN = "#include <version>\n#ifndef __cpp_lib_mdspan\n#error\n#endif\n"


def options():
    """The build options for the first `mdspan` that is there: Kokkos', the compiler's or CUDA's."""
    if KOKKOS:
        return ["-I", KOKKOS[0], "-D", "KOKKOS"]
    compiler = os.environ.get("CXX", "c++").split()
    check = [*compiler, "-std=c++23", "-x", "c++", "-fsyntax-only", "-"]
    done = subprocess.run(check, input=HAS_MDSPAN, text=True, capture_output=True, check=False)
    if done.returncode == 0:
        return ["--flag=-std=c++23"]
    if (CCCL / "cuda" / "std" / "mdspan").is_file():
        return ["-I", HERE / "cccl", "-I", CCCL, "-D", "KOKKOS"]
    return pytest.skip("no <mdspan>: set CXX to a compiler that has it, or install nvidia-cuda-cccl")


@pytest.fixture(scope="module")
def spans(build):
    build(HERE / "mdspan_types.i", BUILT, *options())
    sys.path.insert(0, str(BUILT))
    yield importlib.import_module("mdspan_types")
    sys.path.remove(str(BUILT))


@pytest.mark.parametrize("layout", MATRIX_LAYOUTS.values(), ids=list(MATRIX_LAYOUTS))
def test_a_view_that_is_read_is_a_copy_only_where_its_layout_differs(spans, layout):
    matrix = np.arange(12.0).reshape(3, 4)
    given = layout(matrix)
    assert spans.total(given) == matrix.sum()
    assert spans.total(given.astype("f4")) == matrix.sum()
    own, positive = given.__array_interface__["data"][0], min(given.strides) > 0
    assert (spans.address_right(given) == own) == given.flags.c_contiguous
    assert (spans.address_left(given) == own) == given.flags.f_contiguous
    assert (spans.address_any(given) == own) == positive
    given.flags.writeable = False
    assert spans.total(given) == matrix.sum()


def test_extents_are_compared(spans):
    assert spans.trace(np.eye(3)) == 3
    with pytest.raises(ValueError, match=r"the array has the shape \(3, 4\), and C\+\+ takes only \(3, 3\)"):
        spans.trace(np.ones((3, 4)))
    with pytest.raises(ValueError, match=r"has the shape \(2, 4\), and C\+\+ takes only \(rows, 3\)"):
        spans.fill(np.ones((2, 4)), 1)
    with pytest.raises(TypeError, match="expected an array with 2 dimensions, got one with 1"):
        spans.total(np.ones(3))
    assert list(spans.shape(np.zeros((2, 3, 4), np.int32))) == [2, 3, 4]
    assert spans.small(np.zeros(127, np.int8)) == 127
    with pytest.raises(OverflowError, match="and the index type of the mdspan counts to 127"):
        spans.small(np.zeros(128, np.int8))


def test_a_view_that_is_written_is_never_a_copy(spans):
    matrix = np.zeros((4, 3))
    spans.fill(matrix, 1)
    spans.fill(matrix[:2], 2)
    assert matrix.sum() == 18
    with pytest.raises(ValueError, match="is not contiguous, and the function writes it in place"):
        spans.fill(np.zeros((4, 6))[:, ::2], 1)
    columns = np.zeros((3, 2), np.float32, order="F")
    spans.fill_left(columns, 3)
    assert (columns == 3).all()
    with pytest.raises(ValueError, match="is not in Fortran order"):
        spans.fill_left(columns[:2], 1)
    spans.fill_any(columns[::2, 1:], 4)
    assert columns.tolist() == [[3, 4], [3, 3], [3, 4]]
    for wrong in (columns[::-1], np.zeros((2, 2), np.float32)[:, ::-1]):
        with pytest.raises(ValueError, match="strides"):
            spans.fill_any(wrong, 4)


def test_a_mapping_has_no_stride_of_0(spans):
    broadcast = np.broadcast_to(np.arange(3.0), (2, 3))
    with pytest.raises(ValueError, match=r"axis 0 of the array has the stride 0, .* pass `array\.copy\(\)`"):
        spans.address_any(broadcast)
    assert spans.total(broadcast) == 6
    assert spans.address_any(np.zeros((0, 3))) >= 0


def test_results_are_copies_and_members_are_arrays_over_the_elements(spans):
    first, second = spans.constant(), spans.constant()
    assert first.dtype == np.int32
    assert first.tolist() == [[1, 2, 3], [4, 5, 6]]
    first[0, 0] = 5
    assert second[0, 0] == 1
    board = spans.Board()
    view = board.view
    assert view.tolist() == [[1, 4], [2, 5], [3, 6]]
    view[0, 1] = 7
    assert board.view[0, 1] == board.cells[3] == 7
    with pytest.raises(AttributeError):
        board.view = view


# Zig's compiler writes an object in any case, and fails without one.
ZIG = """#!/bin/bash
exec "$PYTHON" -m ziglang c++ "${@/#-fsyntax-only/-c}" -o "$(mktemp -u).o"
"""


def test_the_mdspan_of_the_standard_library_compiles(quaff, tmp_path):
    pytest.importorskip("ziglang", reason="pip install ziglang, whose C++ library has <mdspan>")
    compiler = tmp_path / "zig"
    compiler.write_text(ZIG)
    compiler.chmod(0o755)
    options = ["--compile", "--flag=-std=c++23", HERE / "mdspan_types.i"]
    environment = {"CXX": str(compiler), "PYTHON": sys.executable, "TMPDIR": str(tmp_path)}
    done = quaff("check", *options, **environment)
    assert done.returncode == 0, done.stderr
