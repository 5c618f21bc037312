"""Interfaces written for quaff remain valid for SWIG, so that a project can migrate, and return, one at a
time.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path

import numpy
import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LIBRARY = ROOT / "swig-compat" / "library"
# The example at the beginning of the README; tests/docs checks that they are the same.
EXAMPLE = ROOT / "swig-compat" / "examples" / "pycuda-swig-example"
NUMPY_SDIST = "2.4.6"

# Before pip saves an sdist, it asks its build backend for the metadata. This replacement of NumPy's backend
# answers without building NumPy.
BACKEND = f"""
from pathlib import Path

def prepare_metadata_for_build_wheel(directory, config_settings=None):
    folder = Path(directory, "numpy-{NUMPY_SDIST}.dist-info")
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\\nName: numpy\\nVersion: {NUMPY_SDIST}\\n")
    return folder.name
"""


@pytest.fixture(scope="session")
def swig():
    found = shutil.which("swig", path=f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ['PATH']}")
    assert found, "swig is missing: pip install swig==4.5.1"
    return found


@pytest.fixture(scope="session")
def numpy_i():
    """The folder with NumPy's numpy.i, which quaff does not distribute."""
    folder = ROOT / "target" / "numpy.i" / NUMPY_SDIST
    if not (folder / "numpy.i").exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "mesonpy.py").write_text(BACKEND)
        command = [sys.executable, "-m", "pip", "download", "--no-deps", "--no-binary", ":all:"]
        command += ["--no-build-isolation", "--dest", folder, f"numpy=={NUMPY_SDIST}"]
        download = run(command, env=os.environ | {"PYTHONPATH": str(folder)})
        if download.returncode:
            pytest.skip(f"NumPy's sdist, which holds numpy.i, did not download: {download.stderr.strip()}")
        with tarfile.open(folder / f"numpy-{NUMPY_SDIST}.tar.gz") as sdist:
            member = sdist.extractfile(f"numpy-{NUMPY_SDIST}/tools/swig/numpy.i")
            (folder / "numpy.i").write_bytes(member.read())
    return folder


def wrap(swig, interface, folder, *include):
    """Runs SWIG, and returns the wrapper's text and SWIG's output."""
    wrapper = folder / f"{interface.stem}_wrap.cxx"
    folders = [f"-I{path}" for path in (*include, LIBRARY, HERE, EXAMPLE, EXAMPLE / "include")]
    command = [swig, "-python", "-c++", *folders, "-outdir", folder, "-o", wrapper, interface]
    done = run(command)
    assert done.returncode == 0, done.stderr
    return wrapper.read_text(), done.stderr


def test_swig_wraps_the_interface_the_readme_opens_with(swig, tmp_path):
    wrapper, said = wrap(swig, EXAMPLE / "example.i", tmp_path)
    assert "_wrap_sum" in wrapper
    assert "example::host::sum< float >" in wrapper
    assert "example::host::sum< double >" in wrapper
    assert "Warning" not in said.replace("Warning 204", ""), said
    assert "numpy.i is not included before quaff.i" in said


def test_swig_wraps_the_whole_example_too(swig, tmp_path):
    wrapper, _ = wrap(swig, EXAMPLE / "example_cuda.i", tmp_path)
    assert "example::host::sum< float >" in wrapper
    assert "example::sum< float >" in wrapper


@pytest.mark.whole
def test_numpy_i_gives_the_arrays_their_typemaps(swig, numpy_i, tmp_path):
    wrap(swig, HERE / "with_numpy.i", tmp_path, numpy_i)
    compile_module(tmp_path, "with_numpy")
    script = """
import numpy as np, with_numpy as m
print(m.sum(np.arange(5, dtype=np.float32)))
print(m.count(np.array([True, False, True])))
print(m.last(np.array([1, 7], dtype=np.int64)), m.first(np.array([3, 1], dtype=np.int8)))
a, b = np.ones((2, 2), dtype=np.float32), np.ones(1)
m.scale(a, 3.0)
m.scale_double(b, 0.5)
print(a.tolist(), b.tolist())
c, d = np.array([1.5, 2.5]), np.zeros(3, np.int16)
try:
    m.dot(c, c)
except TypeError as error:
    print("SWIG keeps a pointer:", "double const *" in str(error))
volume = np.zeros((2, 1, 3), np.float32)
m.fill_volume(volume)
print(m.corner(np.arange(6.0).reshape(2, 3)), volume.tolist())
print(m.below_corner(np.arange(6.0).reshape(2, 3), 3))
print(m.ramp(3).tolist())
for pointers in (lambda: m.product(a, b, 1, 1, 1), lambda: m.passed_over(c, 2), lambda: m.grid(c, 1, 2)):
    try:
        pointers()
    except TypeError as error:
        print("SWIG keeps a pointer:", "double" in str(error))
try:
    print(m.check(0), m.check(2))
except RuntimeError as error:
    print("RuntimeError:", error)
print(m.last_on_device(c.ctypes.data, 2), m.fill_on_device(d.ctypes.data, d.size), d.tolist())
"""
    done = run([sys.executable, "-c", script], cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "10.0",
        "2",
        "7 3",
        "[[3.0, 3.0], [3.0, 3.0]] [0.5]",
        "SWIG keeps a pointer: True",
        "5.0 [[[0.0, 1.0, 2.0]], [[3.0, 4.0, 5.0]]]",
        "3.0",
        "[0.0, 1.0, 2.0]",
        "SWIG keeps a pointer: True",
        "SWIG keeps a pointer: True",
        "SWIG keeps a pointer: True",
        "RuntimeError: two",
        "2.5 True [7, 7, 7]",
    ]


def compile_module(folder, name):
    # Debian's python3-numpy has a link to its own headers among Python's.
    include = [numpy.get_include(), sysconfig.get_path("include"), HERE, EXAMPLE / "include"]
    sources = [folder / f"{name}_wrap.cxx", EXAMPLE / "src" / "sum.cpp"]
    command = ["g++", "-std=c++17", "-O0", "-shared", "-fPIC", *sources]
    command += [*(f"-I{path}" for path in include), "-o", folder / f"_{name}.so"]
    done = run(command)
    assert done.returncode == 0, done.stderr


def run(command, **options):
    return subprocess.run(command, check=False, capture_output=True, text=True, **options)
