"""Small interfaces derived from real modules, each in its own folder with its `calls.py`.

Calls for another purpose, in the same module, are in a file `calls_<purpose>.py` next to it.
"""

from pathlib import Path

import pytest

CASES = sorted(path.parent for path in (Path(__file__).parent / "cases").glob("*/example.i"))
# The cases that take long to compile. `directors` has virtual functions with values of the usual types, and
# tests/python/test_element_finalizers.py has finalizers that change a container.
WHOLE = ["containers_under_finalisers", "director_values", "ready_reductions"]


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=[pytest.mark.whole] if case.name in WHOLE else []) for case in CASES],
    ids=lambda case: case.name,
)
def test_the_module_answers_as_swigs_does(case, quaff, python, tmp_path):
    options = case / "options"
    options = options.read_text().split() if options.exists() else []
    done = quaff("build", "example.i", *options, "--out", tmp_path, cwd=case)
    assert done.returncode == 0, done.stderr
    for calls in sorted(case.glob("calls*.py")):
        python(calls, tmp_path)
