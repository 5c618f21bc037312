"""Modules for CPython without the GIL, which has no stable ABI. A script replaces such a Python."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PLAIN = "%module example\n%inline %{\nint twice(int value) { return 2 * value; }\n%}\n"
CALLS = """import example, sys
points = example.Points([example.Point(i) for i in range(3)])
point = points[1]
points.append(point)
point.x = 5
assert [each.x for each in points] == [0, 5, 2, 1], [each.x for each in points]
assert example.total([0.5, 2.0]) == 2.5
assert example.size(("a", "b")) == 2
try:
    example.size(5)
except TypeError as error:
    assert str(error) == "object of type 'int' has no len()", error
assert sys._is_gil_enabled()
"""
CLASSES = """%module example
%include "std_vector.i"
%include "numpy.i"
%apply (double *IN_ARRAY1, int DIM1) { (const double *values, int count) };
%inline %{
struct Point { explicit Point(int x = 0) : x(x) {} int x; };
inline double total(const double *values, int count) {
  double total = 0;
  for (int index = 0; index < count; ++index) { total += values[index]; }
  return total;
}
inline PyObject *size(PyObject *of) {
  const Py_ssize_t size = PyObject_Size(of);
  return size < 0 ? NULL : PyLong_FromSsize_t(size);
}
%}
%template(Points) std::vector<Point>;
"""


@pytest.fixture
def without_gil(write):
    """The properties that a Python without the GIL reports, as the variable `QUAFF_PYTHON`."""

    def without_gil(minor):
        said = f"{minor} .cpython-3{minor}t-x86_64-linux-gnu.so"
        python = write(f"python3.{minor}t", f"#!/bin/sh\necho '{said}'\n")
        python.chmod(0o755)
        return {"QUAFF_PYTHON": str(python)}

    return without_gil


def test_the_module_is_for_the_version(write, with_cargo, without_gil, tmp_path):
    write("example.i", PLAIN)
    told = 'echo "$PYO3_PYTHON, $PYO3_NO_PYTHON, $*" > told'
    done = with_cargo(
        "build", "example.i", "--out", "out", before=f"cd {tmp_path}; {told}", **without_gil(14)
    )
    assert done.returncode == 0, done.stderr
    assert "Python 3.14t only: CPython without the GIL has no stable ABI" in " ".join(done.stderr.split())
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert names == {"_example.cpython-314t-x86_64-linux-gnu.so", "example.py", "example.pyi"}
    told = (tmp_path / "told").read_text()
    assert told.startswith(f"{tmp_path / 'python3.14t'}, , build")
    # Not in the folder for modules of the stable ABI.
    assert told.endswith("cache/target/3.14t\n")


@pytest.mark.parametrize(
    ("minor", "interface", "options", "fact", "help"),
    [
        (13, PLAIN, (), "is too old: without the GIL, Python has to be 3.14 or newer", "set `QUAFF_PYTHON`"),
        (14, PLAIN, ("--python-api", "stable"), "has no stable ABI, for which", "leave out `--python-api"),
        (14, CLASSES, (), "were not found, and the interface's code needs them", "install them, or set"),
    ],
)
def test_what_cannot_be_built(write, quaff, without_gil, minor, interface, options, fact, help):
    write("example.i", interface)
    done = quaff("build", "example.i", *options, **without_gil(minor))
    assert done.returncode == 1
    assert fact in done.stderr
    assert f"help: {help}" in done.stderr


def test_a_library_for_c_needs_no_python(write, with_cargo, without_gil, tmp_path):
    write("example.i", PLAIN)
    done = with_cargo("build", "example.i", "--language", "c", "--out", "out", **without_gil(13))
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out" / "libexample.so").exists()


def test_an_archive_is_for_a_python_without_the_gil(quaff, without_gil, tmp_path):
    python = shutil.which("python3")
    done = quaff("archive", tmp_path, "--output", "libexample.a", "--python", python)
    assert f"`{python}` is no CPython without the GIL" in done.stderr
    python = without_gil(13)["QUAFF_PYTHON"]
    done = quaff("archive", tmp_path, "--output", "libexample.a", "--python", python)
    assert "Python 3.13t" in done.stderr


@pytest.fixture
def free_threaded():
    """The path of a CPython without the GIL."""
    python = next(filter(None, (shutil.which(f"python3.{minor}t") for minor in range(14, 18))), None)
    if python is None:
        pytest.skip("there is no CPython without the GIL, such as python3.14t")
    return python


@pytest.mark.whole
def test_the_module_is_called(write, quaff, free_threaded, tmp_path):
    write("example.i", CLASSES)
    done = quaff("build", "example.i", "--out", "out", QUAFF_PYTHON=free_threaded)
    assert done.returncode == 0, done.stderr
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "out")}
    subprocess.run([free_threaded, "-W", "ignore", "-c", CALLS], check=True, env=environment)


@pytest.mark.whole
def test_containers_that_arguments_change(quaff, free_threaded, tmp_path):
    folder = ROOT / "tests" / "python" / "containers"
    done = quaff("build", folder / "containers.i", "-I", folder, "--out", "out", QUAFF_PYTHON=free_threaded)
    assert done.returncode == 0, done.stderr
    fuzz = ROOT / "tests" / "sanitize" / "containers.py"
    options = ["--run", f"--out={tmp_path / 'out'}", "--seeds=4", "--steps=2000"]
    command = [free_threaded, "-W", "ignore", fuzz, *options]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
