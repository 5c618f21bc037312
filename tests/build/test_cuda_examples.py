"""The examples with CUDA sources, built by nvcc: their calls, types, tests and pages."""

import ctypes
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from type_checkers import agree

pytestmark = pytest.mark.whole

EXAMPLES = Path(__file__).parents[2] / "swig-compat" / "examples"
EXAMPLE = EXAMPLES / "pipcudemo"
WHOLE_EXAMPLE = EXAMPLES / "pycuda-swig-example"
# The tests do not depend on the GPU, and one architecture takes a third of the time of all.
FAST = ("--cuda-arch", "compute_75")


@pytest.fixture
def gpu():
    """A GPU; the test is skipped without one."""
    try:
        driver, count = ctypes.CDLL("libcuda.so.1"), ctypes.c_int()
    except OSError:
        pytest.skip("no GPU: there is no CUDA driver")
    if driver.cuInit(0) or driver.cuDeviceGetCount(ctypes.byref(count)) or not count.value:
        pytest.skip("no GPU that the CUDA driver can use")


@pytest.fixture
def calculator(built_by_nvcc, tmp_path):
    """The example's module."""
    arguments = ("--source", "src/pipcudemo.cu", "-I", "include", "--out", tmp_path)
    built_by_nvcc(*arguments, interface="pipcudemo.i", cwd=EXAMPLE)
    return tmp_path


def test_the_example_needs_no_gpu_until_it_is_called(calculator, python):
    program = """
import os
os.environ["CUDA_VISIBLE_DEVICES"] = ""
import pipcudemo
for name in ("add", "subtract", "multiply", "divide"):
    try:
        getattr(pipcudemo, name)(6, 3)
    except RuntimeError as error:
        print(error)
"""
    told = python(program, calculator).splitlines()
    assert len(told) == 4
    assert all(re.match("cannot allocate on the GPU: .*CUDA", line) for line in told)
    assert (
        "libcuda"
        not in subprocess.run(
            ["ldd", calculator / "_pipcudemo.abi3.so"], check=True, capture_output=True, text=True
        ).stdout
    )


def test_type_checkers_accept_the_stub_of_the_example(calculator, tmp_path_factory):
    agree(calculator, "", tmp_path_factory.mktemp("types"))


def test_the_whole_example_passes_its_own_tests(built_by_nvcc, tmp_path):
    """Without a GPU only the host's tests; `tests/gpu` and the GPU kit run those that are skipped."""
    sources = ("--source", "src/sum.cpp", "--source", "src/sum.cu", "-I", "include", "--out", tmp_path)
    built_by_nvcc(*sources, *FAST, interface="example_cuda.i", cwd=WHOLE_EXAMPLE)
    command = [sys.executable, "-m", "pytest", "-q", "-rs", "-c", os.devnull, "-p", "no:cacheprovider"]
    command += [f"--rootdir={tmp_path}", WHOLE_EXAMPLE / "test_example.py"]
    environment = os.environ | {"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stdout


def test_the_example_of_shared_lengths_runs_on_the_host(built_by_nvcc, python, tmp_path):
    sources = ("--source", "src/vector_add.cpp", "--source", "src/vector_add.cu", "-I", "include")
    folder = EXAMPLE.parent / "vector_add"
    built_by_nvcc(*sources, "--out", tmp_path, *FAST, interface="vector_add.i", cwd=folder)
    program = """
import numpy as np, vector_add
for dtype in (np.float32, np.float64):
    a, b, out = np.arange(6, dtype=dtype), np.ones(6, dtype), np.empty(6, dtype)
    vector_add.add(a, b, out)
    print(out.tolist())
try:
    vector_add.add(a, b[:5], out)
except ValueError as error:
    print(error)
"""
    assert python(program, tmp_path).splitlines() == [
        "[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]",
        "[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]",
        "`add`: argument `b`: the array has the shape (5,), and `a`, which shares its length, "
        "has the shape (6,): pass arrays of the same shape",
    ]


def test_the_example_calculates(calculator, python, gpu):
    call = "import pipcudemo as p; print(p.add(7, 2), p.subtract(7, 2), p.multiply(7, 2), p.divide(-7, 2))"
    assert python(call, calculator) == "9 5 14 -3"


def test_division_by_zero_is_a_value_error(calculator, python):
    call = "import pipcudemo\ntry: pipcudemo.divide(1, 0)\nexcept ValueError as error: print(error)"
    assert python(call, calculator) == "division by zero"


def test_the_driver_in_cpp_is_built_as_its_page_says(nvcc, tmp_path):
    """CMake builds it with nvcc's packages only. Without a GPU, the program reports that there is none."""
    folder = tmp_path / "example"
    shutil.copytree(WHOLE_EXAMPLE, folder)
    page = (folder / "README.md").read_text()
    page = page[page.index("## From C++") :]
    lines = [line.removeprefix("    $ ") for line in page.splitlines() if line.startswith("    $ ")]
    programs = [line for line in lines if line.startswith("./")]
    builds = [line for line in lines if not line.startswith(("./", "CUDA=", "python"))]
    assert programs == ["./build/example"]
    assert len(builds) == 3
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = os.environ | {"PATH": path, "CUDA": str(Path(nvcc).resolve().parents[1])}
    for line in builds:
        done = subprocess.run(
            line, shell=True, check=False, capture_output=True, text=True, cwd=folder, env=environment
        )
        assert done.returncode == 0, done.stdout + done.stderr
    for program in (*programs, "./example"):
        done = subprocess.run([program], check=False, capture_output=True, text=True, cwd=folder)
        assert done.stdout == "1443698245\n" or "cannot allocate on the GPU" in done.stderr
