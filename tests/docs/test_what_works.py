"""The tests that the tables of docs/what-works.md name exist."""

import ast
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


def called(program):
    """The names `f` that a program has as `example.f` in a call, or in a row of a table of calls."""
    for node in ast.walk(ast.parse(program)):
        values = [node.func, *node.args] if isinstance(node, ast.Call) else []
        for value in [*values, *(node.elts if isinstance(node, ast.Tuple) else [])]:
            if isinstance(value, ast.Attribute) and ast.unparse(value.value) == "example":
                yield value.attr


@pytest.mark.parametrize(("types", "functions"), list(rows("test")))
def test_the_functions_of_a_row_are_called(types, functions):
    assert functions, types
    assert set(functions) - set(called(CALLS.read_text())) == set()


def test_a_name_in_a_comment_or_an_import_is_no_call():
    program = (
        "# example.a()\nexample.b = 'example.c()'\nraised(example.d, example.e())\nROWS = [(example.f, 1)]\n"
    )
    assert set(called(program)) == {"d", "e", "f"}


@pytest.mark.parametrize(("types", "tests"), list(rows("tested in")))
def test_the_tests_of_a_row_exist(types, tests, known):
    assert tests, types
    assert [name for name in tests if not is_known(name, known)] == []
