"""The stubs for type checkers: they agree with the modules, and distinguish correct calls from wrong ones."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import BUILT
from type_checkers import agree, cache_of_mypy, mypy, pyright

CALLS = Path(__file__).parent / "typing"


@pytest.mark.whole
def test_stubs_agree_with_what_is_there(example_folder, tmp_path):
    said = mypy(example_folder, tmp_path, "mypy.stubtest", "quaff", "example")
    assert said.startswith("Success: no issues found"), said


# Other modules, and the places where their stubs may differ. A constructor with Python code around it passes
# on any arguments; an object with an `operator->` looks up attributes without a `__getattr__`.
OTHERS = {
    "containers": "",
    "library": r"library\.exception\.__init__",
    "numpy_typemaps": "",
    "smart_pointers": r"smart_pointers\.(Chain|Handle|Loop|Owner|Pointer)\.__getattr__",
    "typemaps": r"typemaps\.Known\.__init__",
}


@pytest.mark.whole
@pytest.mark.parametrize("name", OTHERS)
def test_stubs_of_other_modules_agree_and_are_free_of_errors(build, name, tmp_path):
    out = BUILT / name
    build(Path(__file__).parent / name / f"{name}.i", out)
    agree(out, "", tmp_path, allowed=OTHERS[name])


# The modules whose calls are typed, each with a program of such calls.
OF_MODULES = sorted((CALLS / "of_modules").glob("*.py"))


@pytest.mark.whole
@pytest.mark.parametrize("calls", OF_MODULES, ids=lambda path: path.stem)
def test_calls_of_other_modules_are_typed_as_they_run(build, calls, tmp_path):
    name = calls.stem.removeprefix("calls_of_")
    out = BUILT / name
    build(Path(__file__).parent / name / f"{name}.i", out)
    said = mypy(out, tmp_path, "mypy", "--strict", cache_of_mypy(tmp_path), calls)
    assert said.startswith("Success: no issues found"), said
    said = pyright(out, tmp_path, [calls], "error")
    assert not said, said
    subprocess.run([sys.executable, calls], check=True, env=os.environ | {"PYTHONPATH": str(out)})


@pytest.mark.parametrize("calls", sorted(CALLS.glob("*.py")), ids=lambda path: path.stem)
def test_calls_are_typed(example_folder, calls, tmp_path):
    said = mypy(example_folder, tmp_path, "mypy", "--strict", cache_of_mypy(tmp_path), calls)
    assert said.startswith("Success: no issues found"), said


def test_the_stub_itself_is_free_of_errors(example_folder, tmp_path):
    said = mypy(
        example_folder, tmp_path, "mypy", "--strict", cache_of_mypy(tmp_path), example_folder / "example.pyi"
    )
    assert said.startswith("Success: no issues found"), said


# pyright accepts the calls and the stub too, in which some comments silence mypy only. `make test` makes
# pyright check the calls of one other module.
@pytest.mark.whole
@pytest.mark.parametrize(
    ("files", "ignored"),
    [(sorted(CALLS.glob("*.py")), "error"), (["example.pyi"], "none")],
    ids=["calls", "stub"],
)
def test_pyright_says_the_same(example_folder, files, ignored, tmp_path):
    said = pyright(example_folder, tmp_path, [example_folder / file for file in files], ignored)
    assert not said, said
