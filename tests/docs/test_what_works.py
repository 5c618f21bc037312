"""The tests that the tables of docs/what-works.md name exist."""

import re
from pathlib import Path

import pytest
from test_paths import is_known

ROOT = Path(__file__).parents[2]
CALLS = ROOT / "swig-compat" / "tests" / "emitted" / "values_of_the_library" / "calls.py"


def rows(title):
    """The words in backticks in the last cell of each row of the table whose last column has this title."""
    lines = iter((ROOT / "docs" / "what-works.md").read_text().splitlines())
    next(line for line in lines if line.strip().endswith(f"| {title} |"))
    next(lines)
    for line in lines:
        if not line.strip().startswith("|"):
            return
        cells = line.strip().strip("|").split("|")
        yield cells[0].strip(), re.findall(r"`([^`]+)`", cells[-1])


@pytest.mark.parametrize(("types", "functions"), list(rows("test")))
def test_the_functions_of_a_row_are_called(types, functions):
    calls = CALLS.read_text()
    assert functions, types
    assert [name for name in functions if not re.search(rf"\bexample\.{name}\b", calls)] == []


@pytest.mark.parametrize(("types", "tests"), list(rows("tested in")))
def test_the_tests_of_a_row_exist(types, tests, known):
    assert tests, types
    assert [name for name in tests if not is_known(name, known)] == []
