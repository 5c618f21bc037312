"""One build of a module in each Python of the machine: on the `PATH`, and those that pyenv has installed."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FUZZ = ROOT / "tests" / "sanitize" / "containers.py"
VERSIONS = range(11, 16)

# Without pytest and NumPy, which another Python may lack.
PROGRAM = """
import copy
import gc
import weakref

import containers


class Subclass(containers.Counted):
    pass


def raises(error, text, call):
    try:
        call()
    except error as raised:
        assert text in str(raised), raised
    else:
        raise AssertionError(error)


point = containers.Point(1, 2)
point.move(2)
assert (point.x, point.sum(), copy.copy(point).x) == (3, 5, 3)
raises(TypeError, "expected an integer", lambda: point.move("x"))
raises(RuntimeError, "moved, and thrown", point.move_and_throw)
assert [each.value for each in (Subclass(3), Subclass())] == [3, 0]
point.attribute = point
gone = weakref.ref(point)
del point
gc.collect()
assert gone() is None and containers.Counted.alive() == 0

points = containers.PointVector([containers.Point(i, i) for i in range(3)])
element, part = points[0], points[1].spin
for _ in range(100):
    points.append(element)
element.x, part.up = 5, 2.5
assert (points[0].x, points[1].spin.up, points[0] is element, points[50].x) == (5, 2.5, True, 0)
points.clear()
assert element.x == 5
raises(IndexError, "out of range", lambda: points[0])

assert containers.total([1, 2, 3]) == 6
assert containers.counts(["a", "b", "a"]).asdict() == {"a": 2, "b": 1}
numbers = containers.IntVector([1, 2, 3])
with memoryview(numbers) as shown:
    raises(BufferError, "may not move", lambda: numbers.append(4))
    assert shown.tolist() == [1, 2, 3]
numbers.append(4)
assert list(numbers) == [1, 2, 3, 4]
"""


def runs(python):
    """The version of an interpreter, if it can be started."""
    program = "import sys; print(sys.implementation.name, *sys.version_info[:2])"
    done = subprocess.run([python, "-c", program], check=False, capture_output=True, text=True)
    found = re.fullmatch(r"cpython 3 (\d+)\n", done.stdout)
    return int(found[1]) if found and done.returncode == 0 else None


def interpreters():
    """The path of an interpreter for each version except that of the tests."""
    found = {}
    of_pyenv = sorted(Path.home().glob(".pyenv/versions/3.*/bin/python"))
    on_path = [path for version in VERSIONS if (path := shutil.which(f"python3.{version}"))]
    for python in map(str, [*on_path, *of_pyenv]):
        version = runs(python)
        if version in VERSIONS and version != sys.version_info[1]:
            found.setdefault(version, python)
    return [pytest.param(python, id=f"3.{version}") for version, python in sorted(found.items())]


@pytest.fixture(params=interpreters())
def run(request, containers_folder):
    """Runs Python with arguments in another version."""

    def run(*arguments):
        environment = os.environ | {"PYTHONPATH": str(containers_folder), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [request.param, "-W", "ignore", *arguments]
        return subprocess.run(command, check=False, env=environment, capture_output=True, text=True)

    return run


def test_a_module_of_the_stable_abi_works(run):
    done = run("-c", PROGRAM)
    assert (done.returncode, done.stderr) == (0, "")


def test_containers_that_arguments_change(run, containers_folder):
    done = run(FUZZ, "--run", f"--out={containers_folder}", "--seeds=4", "--steps=2000")
    assert done.returncode == 0, done.stderr
