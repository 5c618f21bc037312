"""A package whose modules migrate one at a time: objects are passed both ways between quaff's and SWIG's
modules.
"""

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

HERE = Path(__file__).parent / "modules_of_swig"
# `-builtin` has its own table of types, and Python cannot derive from such classes.
BUILTIN = """
import warnings
import base
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    import user
said = [str(each.message) for each in said]
assert any("`Shape` belongs to a module that SWIG has built with `-builtin`" in each for each in said), said
shape, circle = base.Shape(2), base.Circle(3)
assert (user.user_area(shape), user.user_area(circle), user.name_of(circle)) == (4, 27, "unnamed")
try:
    user.circle_area(shape)
except TypeError as error:
    assert "expected a `Circle` or None, got `Shape` of another module" in str(error), error
else:
    raise AssertionError
user.keep(shape)
assert not shape.thisown
print("as expected")
"""
# The objects of two versions of quaff are as different as those of quaff and SWIG.
VERSIONS = """
import base
import older.base
shape, circle = base.Shape(2), older.base.Circle(3)
assert not isinstance(circle, base.Shape) and type(older.base.Circle).__mro__ == type(base.Shape).__mro__
assert base.base_area(circle) == 27 and older.base.base_area(shape) == 4
try:
    base.base_area(older.base.IntBox())
except TypeError as error:
    assert "`IntBox` of another module, for which SWIG's table of types has no" in str(error), error
else:
    raise AssertionError
print("as expected")
"""
OTHER_BASE = """
import older.base as base, sys
sys.modules["base"] = base
try:
    import user
except ImportError as error:
    assert "build modules of quaff with one version of quaff" in str(error), error
else:
    raise AssertionError
print("as expected")
"""


def build_by_swig(module, folder, *options):
    swig = shutil.which("swig", path=f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ['PATH']}")
    assert swig, "swig is missing: pip install swig==4.5.1"
    wrapper, library = folder / f"{module}_wrap.cxx", folder / f"_{module}.so"
    run(swig, "-python", "-c++", *options, "-outdir", folder, "-o", wrapper, f"{module}.i")
    include = sysconfig.get_path("include")
    run("g++", "-O0", "-std=c++17", "-shared", "-fPIC", "-I.", f"-I{include}", wrapper, "-o", library)


def run(*command):
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=HERE)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def build_by_quaff(quaff, tmp_path):
    def build(module, folder):
        done = quaff("build", f"{module}.i", "--out", folder, cwd=HERE)
        assert done.returncode == 0, done.stderr

    return build


@pytest.mark.parametrize("moved", ["base", pytest.param("user", marks=pytest.mark.whole)])
def test_objects_go_both_ways(moved, build_by_quaff, python, tmp_path):
    build_by_quaff(moved, tmp_path)
    build_by_swig("user" if moved == "base" else "base", tmp_path)
    assert python(HERE / "calls.py", tmp_path) == "as expected"


@pytest.mark.whole
def test_objects_of_builtin_classes_are_taken(build_by_quaff, python, tmp_path):
    build_by_quaff("user", tmp_path)
    build_by_swig("base", tmp_path, "-builtin")
    assert python(BUILTIN, tmp_path) == "as expected"


@pytest.mark.whole
def test_versions_of_quaff_share_objects_by_the_same_table(build_by_quaff, python, write, tmp_path):
    build_by_quaff("base", tmp_path)
    build_by_quaff("user", tmp_path)
    write("older/__init__.py", "")
    for name in ("base.py", "_base.abi3.so"):
        content = (tmp_path / name).read_bytes()
        write(f"older/{name}", "")
        # The shared data of modules has the version in its name.
        (tmp_path / "older" / name).write_bytes(content.replace(b", layout ", b", loyaut "))
    assert python(VERSIONS, tmp_path) == "as expected"
    assert python(OTHER_BASE, tmp_path) == "as expected"
