"""One table of cases in every language: a function, its arguments, and its result or a part of its error."""

import json
import os
import subprocess
import sys
from pathlib import Path

import in_c
import in_r
import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CASES = [case for path in sorted((HERE / "cases").glob("*.json")) for case in json.loads(path.read_text())]


@pytest.fixture
def in_python(built):
    environment = os.environ | {"PYTHONPATH": str(built("python"))}
    command = [sys.executable, HERE / "in_python.py"]
    given = json.dumps(CASES)
    done = subprocess.run(command, input=given, check=False, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def in_c_(built, run_c, tmp_path):
    header = built("c") / "include" / "quaff" / "modules" / "example.h"
    source = tmp_path / "cases.c"
    source.write_text(in_c.program(header.read_text(), CASES))
    return run_c(source)


@pytest.fixture
def in_r_(run_r, built, tmp_path):
    source = tmp_path / "cases.R"
    source.write_text(in_r.program(CASES))
    return run_r(source, built("r"))


LANGUAGES = ["in_python", "in_c_", pytest.param("in_r_", marks=pytest.mark.whole)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_has_its_outcome(language, request):
    have_their_outcomes(request.getfixturevalue(language), language.strip("_"))


@pytest.mark.whole
def test_every_case_has_its_outcome_in_node(built, node):
    have_their_outcomes(node(HERE / "in_node.mjs", built("node"), given=json.dumps(CASES)), "in_node")


def have_their_outcomes(printed, language):
    """Checks what a program has printed: a line for each case."""
    outcomes = [json.loads(line) for line in printed.splitlines()]
    assert len(outcomes) == len(CASES)
    for case, outcome in zip(CASES, outcomes, strict=True):
        own = case.get("differs", {}).get(language)
        assert agrees(own or case, outcome), f"{case}: {outcome}"


def agrees(case, outcome):
    if "error" in case:
        return case["error"] in outcome.get("error", "")
    if "changed" in case and outcome.get("changed") != [case["changed"]]:
        return False
    return outcome.get("result", "none") == case.get("result")


LACKING = {
    "python": [],
    "c": ["the module lacks `Listener::__copy__`"],
    "cxx": ["the module lacks `place`"],
    "r": ["the module lacks `Listener::__copy__`, `place`"],
    "node": ["the module lacks `place`, `size(std::complex<double>)`, `turned`, `Listener.__copy__`"],
}
DIRECTORS = "programs cannot override the virtual functions of `Listener`"


@pytest.mark.parametrize("language", LACKING)
def test_check_names_what_a_language_lacks(program, language):
    command = [program, "check", HERE / "lacking.i", "--language", language]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    warnings = [line.removeprefix("warning: ") for line in done.stderr.splitlines() if "warning" in line]
    assert warnings == LACKING[language] + ([] if language == "python" else [DIRECTORS])


def test_the_library_has_the_functions_of_its_header_and_no_others(built):
    """The names of C++, which headers define, are mangled."""
    command = ["nm", "-D", "--defined-only", built("c") / "libexample.so"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    names = {line.split()[-1] for line in listed.splitlines()}
    symbols = (HERE / "symbols.txt").read_text().split()
    assert sorted(name for name in names if not name.startswith("_Z")) == symbols


def test_a_program_of_c(run_c):
    assert run_c(HERE / "program.c") == ""


@pytest.mark.whole
def test_every_kind_of_value_in_javascript(node, build, tmp_path):
    case = ROOT / "swig-compat" / "tests" / "for_node" / "every_kind_of_value"
    build(case / "example.i", "node", tmp_path, "-I", case / "include")
    assert node("--expose-gc", case / "program.mjs", tmp_path) == ""


@pytest.mark.whole
def test_a_program_of_javascript(built, node):
    assert node("--expose-gc", HERE / "program.cjs", built("node")) == ""
