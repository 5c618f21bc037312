"""The crates that are committed as expected compile, and what they are for is called: each case's `calls.py`."""

import os
import subprocess
import sys

import pytest

from conftest import ROOT

EMITTED = ROOT / "swig-compat" / "tests" / "emitted"
CASES = sorted(path for path in EMITTED.iterdir() if path.is_dir())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_module_does_what_its_interface_says(case, quaff, tmp_path):
    done = quaff("build", "example.i", "-I", "include", "--out", tmp_path, cwd=case)
    assert done.returncode == 0, done.stderr
    expected = case / "expected"
    for name in ("example.py", "example.pyi"):
        assert (tmp_path / name).read_text() == (expected / name).read_text()
    calls = subprocess.run(
        [sys.executable, case / "calls.py"],
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
    )
    assert calls.returncode == 0, calls.stderr
