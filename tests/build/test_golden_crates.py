"""The crates that are committed as expected do what their interfaces say: each case has its `calls.py`."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EMITTED = ROOT / "swig-compat" / "tests" / "emitted"
CASES = sorted(path.parent for path in EMITTED.glob("*/example.i"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_module_does_what_its_interface_says(case, quaff, python, tmp_path):
    done = quaff("build", "example.i", "-I", "include", "--out", tmp_path, cwd=case)
    assert done.returncode == 0, done.stderr
    for name in ("example.py", "example.pyi"):
        assert (tmp_path / name).read_text() == (case / "expected" / name).read_text()
    python(case / "calls.py", tmp_path)
