"""The locations where mypy finds the types of a built module, as in docs/command.md."""

import os
import shutil
import subprocess
import sys
import venv

import pytest

INTERFACE = "%module example\n%inline %{\ninline int answer() { return 42; }\n%}\n"
MISTAKE = 'error: Incompatible types in assignment (expression has type "int", variable has type "str")'
UNTYPED = "[import-untyped]"


@pytest.fixture
def packages(tmp_path):
    """The package folder of an environment without other packages."""
    venv.create(tmp_path / "environment", symlinks=True)
    [folder] = (tmp_path / "environment").glob("lib/python3*/site-packages")
    return folder


@pytest.fixture
def said(packages, tmp_path):
    """The output of mypy for a program with an error, in that environment, if Python can run it."""

    def said(module="example"):
        (tmp_path / "program.py").write_text(f"import {module}\n\nwrong: str = {module}.answer()\n")
        python = tmp_path / "environment" / "bin" / "python"
        subprocess.run([python, "program.py"], check=True, cwd=tmp_path)
        command = [sys.executable, "-m", "mypy", "--strict", "--python-executable", python, "program.py"]
        environment = os.environ | {"NO_COLOR": "1"}
        done = subprocess.run(
            command, check=False, capture_output=True, text=True, cwd=tmp_path, env=environment
        )
        return done.stdout + done.stderr

    return said


@pytest.fixture(scope="module")
def module(program, cache, tmp_path_factory):
    """The folder of the module, which is built once."""
    folder = tmp_path_factory.mktemp("module")
    (folder / "example.i").write_text(INTERFACE)
    command = [program, "build", "example.i", "--out", "out"]
    subprocess.run(command, check=True, cwd=folder, env=os.environ | {"QUAFF_CACHE_DIR": str(cache)})
    return folder / "out"


@pytest.fixture
def build(module):
    """Installs the module in a folder."""

    def build(folder):
        shutil.copytree(module, folder, dirs_exist_ok=True)

    return build


def test_beside_a_program(build, said, tmp_path):
    build(tmp_path)
    assert MISTAKE in said()


def test_in_a_package_that_is_typed(build, packages, said):
    build(packages / "package")
    (packages / "package" / "__init__.py").touch()
    assert UNTYPED in said("package.example")
    (packages / "package" / "py.typed").touch()
    assert MISTAKE in said("package.example")


def test_among_packages_by_a_package_of_stubs(build, packages, said):
    """mypy requires a `py.typed` in packages, which a single module cannot have."""
    build(packages)
    assert UNTYPED in said()
    (packages / "example-stubs").mkdir()
    shutil.copy(packages / "example.pyi", packages / "example-stubs" / "__init__.pyi")
    assert MISTAKE in said()
