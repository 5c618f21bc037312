"""The output of `quaff explain` for diagnostics of a build; cargo's cases test all others."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.whole

EXPLANATIONS = Path(__file__).parents[2] / "swig-compat" / "explanations"
OF_BUILDS = sorted(path.stem for path in EXPLANATIONS.glob("Q08*.md"))


@pytest.mark.parametrize("code", OF_BUILDS)
def test_the_wrong_interface_gets_the_code_and_the_right_one_none(code, quaff, write):
    text = (EXPLANATIONS / f"{code}.md").read_text()
    wrong, right = re.findall(r"^```swig\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    write("wrong.i", wrong)
    write("right.i", right)
    assert set(codes(quaff("build", "wrong.i").stderr)) == {code}
    done = quaff("build", "right.i")
    assert done.returncode == 0, done.stderr
    assert codes(done.stderr) == []


def codes(said):
    """The codes of all diagnostics."""
    return re.findall(r"^(?:error|warning)\[(Q\d+)\]", said, re.MULTILINE)


def test_the_end_of_a_run_names_the_command_once(quaff, write):
    write("example.i", "%module example\n%tempalte(a) b<int>;\n%tempalte(c) b<int>;\nint answer(;\n")
    said = quaff("check", "example.i").stderr
    assert said.endswith("\nfor more about a diagnostic, try `quaff explain Q021`\n")
    assert said.count("quaff explain") == 1


def test_a_code_is_found_in_letters_of_either_case_and_no_other_text_is(quaff):
    assert quaff("explain", "q044").stdout == (EXPLANATIONS / "Q044.md").read_text()
    done = quaff("explain", "Q999")
    assert done.returncode == 1
    assert done.stderr == (
        "error: no diagnostic has the code `Q999`\n  help: `quaff explain` without a code lists all of them\n"
    )
    assert "Q044  `%template` of a name that is not declared\n" in quaff("explain").stdout
