"""One table of cases in every language: functions, their arguments, and results or parts of error messages.

A case with `class` is a method, called on an object that is made from the values in `new`. `differs` contains
another outcome in some language, and `lacks` the reason why a language cannot have the case.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import in_c
import in_cxx
import in_r
import in_rust
import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def read(path):
    """The cases of a file. A language may lack all of them."""
    cases = json.loads(path.read_text())
    if isinstance(cases, list):
        return cases
    return [case | {"lacks": cases["lacks"] | case.get("lacks", {})} for case in cases["cases"]]


CASES = [case for path in sorted((HERE / "cases").glob("*.json")) for case in read(path)]


def cases_of(language):
    """The cases for a language."""
    return [case for case in CASES if language not in case.get("lacks", {})]


@pytest.fixture
def in_python(built):
    environment = os.environ | {"PYTHONPATH": str(built("python"))}
    command = [sys.executable, HERE / "in_python.py"]
    given = json.dumps(cases_of("in_python"))
    done = subprocess.run(command, input=given, check=False, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def in_c_(built, run_c, tmp_path):
    header = built("c") / "include" / "quaff" / "modules" / "example.h"
    source = tmp_path / "cases.c"
    source.write_text(in_c.program(header.read_text(), cases_of("in_c")))
    return run_c(source)


@pytest.fixture
def in_r_(run_r, built, tmp_path):
    source = tmp_path / "cases.R"
    source.write_text(in_r.program(cases_of("in_r")))
    return run_r(source, built("r"))


@pytest.fixture
def in_cxx_(built, tmp_path):
    folder = built("cxx")
    source, program = tmp_path / "cases.cpp", tmp_path / "cases"
    source.write_text(in_cxx.program(cases_of("in_cxx")))
    places = [f"-I{folder / 'include'}", f"-I{HERE}", f"-L{folder}", f"-Wl,-rpath,{folder}"]
    command = [
        "c++",
        "-std=c++17",
        "-Wall",
        "-Wextra",
        "-Werror",
        source,
        *places,
        "-lexample",
        "-o",
        program,
    ]
    return output(command) + output([program])


@pytest.fixture
def in_rust_(program, tmp_path):
    crate = tmp_path / "cases"
    (crate / "src").mkdir(parents=True)
    (crate / "src" / "main.rs").write_text(in_rust.program(cases_of("in_rust")))
    (crate / "Cargo.toml").write_text(MANIFEST)
    output([program, "generate", HERE / "example.i", "-o", tmp_path / "example", "--runtime", ROOT])
    target = ROOT / "target" / "rust-consumer"
    return output(
        ["cargo", "run", "--quiet", "--target-dir", target, "--manifest-path", crate / "Cargo.toml"]
    )


MANIFEST = """[package]
name = "cases"
version = "0.1.0"
edition = "2024"

[dependencies]
example = { path = "../example", default-features = false }

[workspace]
"""


def output(command):
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


# All of these build the whole module of `example.i`, and those without Python compile the runtime and some of
# its dependencies once more. `make test` calls functions of the same kinds from Python, in the modules of
# tests/python and in the crate `values_of_the_library`.
LANGUAGES = ["in_python", "in_c_", "in_cxx_", "in_rust_", "in_r_"]


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_has_its_outcome(language, request):
    have_their_outcomes(request.getfixturevalue(language), language.strip("_"))


@pytest.mark.whole
def test_every_case_has_its_outcome_in_node(built, node):
    have_their_outcomes(
        node(HERE / "in_node.mjs", built("node"), given=json.dumps(cases_of("in_node"))), "in_node"
    )


def have_their_outcomes(printed, language):
    """Checks the output of a program: a line for each case."""
    outcomes = [json.loads(line) for line in printed.splitlines()]
    for case, outcome in zip(cases_of(language), outcomes, strict=True):
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
    "c": ["the module lacks `Listener::__copy__`, `plain`, `sized`"],
    "cxx": ["the module lacks `least`, `place`"],
    "r": ["the module lacks `place`, `Listener::__copy__`, `plain`, `sized`"],
    "node": [
        "the module lacks `place`, `size(std::complex<double>)`, `turned`, `Listener::__copy__`, "
        "`plain`, `sized`"
    ],
}
CALLED = "programs cannot pass functions for `std::function<double (const std::vector<bool>&)>`"
DIRECTORS = "programs cannot override the virtual functions of `Listener`"
OVERRIDERS = {"python": [], "node": ["programs cannot override `Listener::quiet`"]}


@pytest.mark.parametrize("language", LACKING)
def test_check_names_what_a_language_lacks(program, language):
    command = [program, "check", HERE / "lacking.i", "--language", language]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    warnings = [line.removeprefix("warning: ") for line in done.stderr.splitlines() if "warning" in line]
    called = [CALLED] if language in ("c", "r") else []
    assert warnings == LACKING[language] + called + OVERRIDERS.get(language, [DIRECTORS])


@pytest.mark.parametrize("language", [language for language in LACKING if language != "python"])
def test_other_crates_than_those_for_python_convert_none_of_its_values(program, language, tmp_path):
    options = ["--rust-only", "--language", language, "--output", tmp_path]
    output([program, "generate", HERE / "example.i", *options])
    assert "PythonObject" not in (tmp_path / "src" / "bridge.rs").read_text()
    shim = (tmp_path / "src" / "example_shim.hpp").read_text()
    assert ("quaff/tree.hpp" in shim) == (language in ("c", "r", "node"))


@pytest.mark.whole
def test_the_library_has_the_functions_of_its_header_and_no_others(built):
    """The names of C++ functions defined in headers are mangled."""
    command = ["nm", "-D", "--defined-only", built("c") / "libexample.so"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    names = {line.split()[-1] for line in listed.splitlines()}
    symbols = (HERE / "symbols.txt").read_text().split()
    assert sorted(name for name in names if not name.startswith("_Z")) == symbols


@pytest.mark.whole
def test_a_program_of_c(run_c):
    assert run_c(HERE / "program.c") == ""


@pytest.mark.whole
@pytest.mark.parametrize(("times", "options"), [(1000, {}), (1_000_000, {"sanitizers": []})])
def test_a_million_calls_from_c_leave_nothing(run_c, times, options):
    assert run_c(HERE / "leaks.c", str(times), **options) == ""


# The names of each language in sources, its own folders, and the files with tables for all languages.
NAMES = {
    "R": (r"Face::R\b|Language::R\b|\bR's\b|\br_functions\b", ("/r/", "/r.rs", "/r.cmake")),
    "JavaScript": (
        r"(?i)javascript|node\.js|face::node\b|language::node\b|quaff_node",
        ("/node/", "/node.rs", "/javascript.cmake"),
    ),
}
TABLES = {
    "cmake/QuaffAddLibrary.cmake": "the documentation of `LANGUAGE`",
    "cmake/QuaffInstall.cmake": "the documentation of what is installed for each `LANGUAGE`",
    "cmake/QuaffLanguages.cmake": "the values of `LANGUAGE`",
    "swig-compat/src/command/build/outputs.rs": "the files that `quaff build` writes for each language",
    "swig-compat/src/command/language.rs": "the values of `--language`",
    "swig-compat/src/command/swig_options.rs": "the options of SWIG that name a language",
    "swig-compat/src/command/new.rs": "the options of `quaff new`, one for each package",
    "swig-compat/src/emit/face.rs": "what each language adds to a crate",
    "swig-compat/src/plan.rs": "what emitters use of each face",
}


@pytest.mark.parametrize("language", NAMES)
def test_only_tables_of_languages_name_a_language(language):
    words, own = NAMES[language]
    listed = ["git", "ls-files", "cmake", "swig-compat/src", "runtime", "kernels", "quaff-build", "src", "c"]
    files = subprocess.run(listed, check=True, capture_output=True, text=True, cwd=ROOT).stdout.split()
    others = [path for path in files if not any(folder in path for folder in own) and (ROOT / path).is_file()]
    naming = {path for path in others if re.search(words, (ROOT / path).read_text())}
    assert naming <= TABLES.keys(), naming - TABLES.keys()
    assert {path for path in TABLES if language == "JavaScript"} <= naming


@pytest.mark.whole
@pytest.mark.parametrize("case", ["containers", "every_kind_of_value", "overridden_functions"])
def test_the_program_of_a_case_in_javascript(node, build, tmp_path, case):
    case = ROOT / "swig-compat" / "tests" / "for_node" / case
    build(case / "example.i", "node", tmp_path, "-I", case / "include")
    assert node("--expose-gc", case / "program.mjs", tmp_path) == ""


@pytest.mark.whole
def test_a_program_of_javascript(built, node):
    assert node("--expose-gc", HERE / "program.cjs", built("node")) == ""


@pytest.mark.whole
def test_a_million_calls_of_javascript_leave_nothing(built, node):
    assert node("--expose-gc", HERE / "leaks.cjs", built("node")) == ""


@pytest.mark.whole
@pytest.mark.parametrize("target", ["es2022", "esnext"])
def test_the_compiler_of_typescript_takes_the_declarations(node, target, tmp_path):
    compiler = ROOT / ".venv" / "typescript" / "node_modules" / "typescript" / "bin" / "tsc"
    if not compiler.exists():
        pytest.skip(f"{compiler} is missing: make .venv/typescript")
    case = ROOT / "swig-compat" / "tests" / "for_node" / "every_kind_of_value"
    for path in (case / "expected" / "index.d.ts", HERE / "declarations.mts"):
        shutil.copy(path, tmp_path)
    options = ["--noEmit", "--strict", "--module", "nodenext", "--target", target]
    assert node(compiler, *options, tmp_path / "declarations.mts") == ""
