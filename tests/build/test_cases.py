"""Small interfaces derived from real modules, each in its own folder with its `calls.py`.

Calls for another purpose, in the same module, are in a file `calls_<purpose>.py` next to it.
"""

from pathlib import Path

import pytest

CASES = sorted(path.parent for path in (Path(__file__).parent / "cases").glob("*/example.i"))
# The cases that `make test` builds: one for each way in which an interface's own code reaches its module. The
# others take more than half of the time, and are left to `make test-all`.
QUICK = [
    "c_functions",
    "code_around_calls",
    "defaults",
    "directors",
    "python_in_classes",
    "swig_names",
]


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=[] if case.name in QUICK else [pytest.mark.whole]) for case in CASES],
    ids=lambda case: case.name,
)
def test_the_module_answers_as_swigs_does(case, quaff, python, tmp_path):
    options = case / "options"
    options = options.read_text().split() if options.exists() else []
    done = quaff("build", "example.i", *options, "--out", tmp_path, cwd=case)
    assert done.returncode == 0, done.stderr
    for calls in sorted(case.glob("calls*.py")):
        python(calls, tmp_path)


def test_the_quick_cases_are_there():
    assert set(QUICK) <= {case.name for case in CASES}
