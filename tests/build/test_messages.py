"""The messages of `quaff build`: as JSON for programs, and only the errors."""

import json

import pytest

HEADER = "#pragma once\ninline int answer() { return 42; }\n"
# An interface with a warning.
APPLIED = """%module example
%apply (float *IN_ARRAY1, int DIM1) { (float *lost, int n) };
%inline %{
int answer() { return 42; }
%}
"""

# An error in GCC's format, with cargo's prefix before each line.
REFUSED = """cat >&2 <<'END'
   Compiling example v0.1.0
warning: example@0.1.0: {folder}/src/answer.cpp:3:7: error: 'lots' was not declared in this scope
warning: example@0.1.0:     3 |   lots();
warning: example@0.1.0: {folder}/answer.hpp:2:5: error: expected ';'
error: failed to run custom build command
END
exit 1"""


@pytest.fixture
def project(write):
    write("answer.hpp", HEADER)
    write("example.i", '%module example\n%{\n#include "answer.hpp"\n%}\n%include "answer.hpp"\n')


def objects(done):
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_last_object_names_the_files(project, with_cargo, tmp_path):
    done = with_cargo("build", "example.i", "--out", "out", "--message-format", "json")
    assert done.returncode == 0, done.stderr
    names = ["example.py", "example.pyi", "_example.abi3.so"]
    assert objects(done) == [{"kind": "written", "files": [f"out/{name}" for name in names]}]
    assert all((tmp_path / "out" / name).is_file() for name in names)
    assert "Compiling example\n" in done.stderr


def test_a_second_build_says_which_files_it_has_not_changed(project, with_cargo, write):
    files = ["example.py", "example.pyi", "_example.abi3.so"]

    def said():
        done = with_cargo("build", "example.i")
        return [line.split() for line in done.stderr.splitlines() if "./" in line]

    assert said() == [["Wrote", f"./{name}"] for name in files]
    assert said() == [["Unchanged", f"./{name}"] for name in files]
    write("answer.hpp", f"{HEADER}inline int question();\n")
    assert said() == [
        ["Wrote", "./example.py"],
        ["Wrote", "./example.pyi"],
        ["Unchanged", "./_example.abi3.so"],
    ]


def test_warnings_are_objects(write, with_cargo):
    write("example.i", APPLIED)
    warning, written = objects(with_cargo("build", "example.i", "--message-format", "json"))
    assert (warning["kind"], warning["severity"], warning["line"]) == ("diagnostic", "warning", 2)
    assert written["kind"] == "written"


def test_errors_of_the_compiler_are_objects(project, with_cargo, tmp_path):
    script = REFUSED.replace("{folder}", str(tmp_path))
    done = with_cargo("build", "example.i", "--message-format", "json", script=script)
    assert done.returncode == 1
    in_header, in_source, failure = objects(done)
    assert in_header["kind"] == in_source["kind"] == "diagnostic"
    assert (in_header["file"], in_header["line"], in_header["code"]) == ("answer.hpp", 2, "Q080")
    assert in_source == {
        "kind": "diagnostic",
        "severity": "error",
        "code": "Q080",
        "message": "'lots' was not declared in this scope",
        "help": "`#include` the header that declares it between `%{` and `%}`",
        "file": f"{tmp_path}/src/answer.cpp",
        "line": 3,
        "column": 7,
        "end_line": None,
        "end_column": None,
        "label": None,
        "related": [],
    }
    assert failure["kind"] == "failure"
    assert failure["message"] == "the C++ compiler reported errors"
    assert "    3 |   lots();" in failure["output"]
    assert "error" not in done.stderr


@pytest.mark.parametrize("command", ["build", "check"])
def test_a_failure_without_a_location_is_an_object(with_cargo, command):
    done = with_cargo(command, "missing.i", "--message-format", "json")
    assert done.returncode == 1
    [failure] = objects(done)
    assert failure == {
        "kind": "failure",
        "message": "cannot read `missing.i`: there is no such file or folder",
        "help": "pass the path of a SWIG interface file, such as `example.i`",
        "output": None,
    }
    assert "error" not in done.stderr


def test_errors_of_the_interface_are_the_only_objects(write, with_cargo):
    write("example.i", "%module example\n%template(f) lost<int>;\n")
    [error] = objects(with_cargo("build", "example.i", "--message-format", "json"))
    assert (error["severity"], error["code"], error["line"]) == ("error", "Q044", 2)


def test_a_quiet_build_says_nothing(write, with_cargo):
    write("example.i", APPLIED)
    assert "warning" in with_cargo("build", "example.i").stderr
    for option in "-q", "--quiet":
        done = with_cargo("build", "example.i", option)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_quiet_build_shows_errors(project, with_cargo, tmp_path):
    script = REFUSED.replace("{folder}", str(tmp_path))
    done = with_cargo("build", "example.i", "-q", script=script)
    assert done.returncode == 1
    assert "error[Q080]" in done.stderr
    assert "the compiler says:" in done.stderr
    assert "error: the C++ compiler reported errors" in done.stderr
    assert "Reading" not in done.stderr
    assert "Compiling" not in done.stderr


def test_a_quiet_build_shows_warnings_that_are_denied(write, with_cargo):
    write("example.i", APPLIED)
    done = with_cargo("build", "example.i", "-q", "--deny", "warnings")
    assert done.returncode == 1
    assert "warning[" in done.stderr
    assert "error: there are warnings" in done.stderr


def test_a_quiet_generate_says_nothing(project, quaff, tmp_path):
    done = quaff("generate", "example.i", "-o", "out", "-q")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "out" / "Cargo.toml").is_file()


def test_letters_of_latin_1_are_shown(quaff, tmp_path):
    code = b'%module example\nint f(unknown x); const char *\xe9;\nint g(const char *s = "caf\xe9");\n'
    (tmp_path / "example.i").write_bytes(code)
    done = quaff("check", "example.i")
    assert "character `é` is unexpected here" in done.stderr
    assert "int f(unknown x); const char *é;" in done.stderr
    done = quaff("check", "--message-format", "json", "example.i")
    assert json.loads(done.stdout.splitlines()[-1])["message"] == "character `é` is unexpected here"
    (tmp_path / "example.i").write_bytes(code.replace(b"const char *\xe9;", b""))
    assert "'caf\u00e9'" in quaff("check", "example.i").stdout.replace('"', "'")


def test_letters_of_latin_1_in_lines_that_the_compiler_quotes_are_shown(quaff, tmp_path):
    code = b'%module example\n%inline %{\ninline int f() { return missing("caf\xe9"); }\n%}\n'
    (tmp_path / "example.i").write_bytes(code)
    done = quaff("check", "--compile", "example.i")
    assert 'return missing("caf\u00e9")' in done.stderr, done.stderr
