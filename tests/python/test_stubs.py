"""What type checkers are told: it agrees with the modules, and it tells right calls from wrong ones."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CALLS = Path(__file__).parent / "typing"


@pytest.mark.parametrize("module", ["quaff", "example"])
def test_stubs_agree_with_what_is_there(example_folder, module, tmp_path):
    said = mypy(example_folder, tmp_path, "mypy.stubtest", module)
    assert said.startswith("Success: no issues found"), said


@pytest.mark.parametrize("calls", sorted(CALLS.glob("*.py")), ids=lambda path: path.stem)
def test_calls_are_typed(example_folder, calls, tmp_path):
    said = mypy(example_folder, tmp_path, "mypy", "--strict", calls)
    assert said.startswith("Success: no issues found"), said


def test_the_stub_itself_is_free_of_errors(example_folder, tmp_path):
    said = mypy(example_folder, tmp_path, "mypy", "--strict", example_folder / "example.pyi")
    assert said.startswith("Success: no issues found"), said


def mypy(folder, out, *command):
    # Away from pyproject.toml, so that nothing but what is said here counts.
    environment = os.environ | {"MYPYPATH": str(folder), "PYTHONPATH": str(folder), "NO_COLOR": "1"}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=out,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr
