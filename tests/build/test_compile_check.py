"""Errors of the C++ compiler: `quaff check --compile`, large modules, and `quaff build --keep-going`."""

import json
import shutil
import sys
import sysconfig

import pytest

INTERFACE = """%module example
%{
#include "shapes.hpp"
double sine(double degrees) { return degrees; }
double cosine(double degrees) { return degrees; }
%}
%include "shapes.hpp"
%template(BoxOfPoints) Box<Point>;
%template(BoxOfPaths) Box<Path>;
%typemap(in) double DEGREES { $1 = lost($input); }
double cosine(double DEGREES);
double sine(double DEGREES);
%extend Point { int twice() { return 2 * $self->missing; } }
int size(const Path &path);
"""
HEADER = """#pragma once
struct Point { const int x = 0; };
struct Path {};
inline int size(const Path &) { return 0; }
template <class T> struct Box {
  T value;
  bool less(const Box &other) const { return value < other.value; }
};
"""


@pytest.fixture
def shapes(write):
    write("example.i", INTERFACE)
    write("shapes.hpp", HEADER)


@pytest.mark.parametrize("compiler", ["g++", "clang++"])
def test_one_finding_for_each_cause(shapes, quaff, compiler, monkeypatch):
    if shutil.which(compiler) is None:
        pytest.skip(f"there is no {compiler}")
    monkeypatch.setenv("CXX", compiler)
    done = quaff("check", "example.i", "--compile")
    assert done.returncode == 1
    errors = [line for line in done.stderr.splitlines() if line.startswith("error[Q080]")]
    assert errors == [
        "error[Q080]: `Point::twice` does not compile",
        "error[Q080]: `cosine` and `sine` do not compile",
        "error[Q080]: `Box<Point>::less` and `Box<Path>::less` do not compile",
    ]
    assert "10 | %typemap(in) double DEGREES { $1 = lost($input); }\n" in done.stderr
    assert "write `%ignore Box<Point>::less;`" in done.stderr
    assert "part_" not in done.stderr
    assert len(done.stderr.splitlines()) < 60
    assert "error: the C++ compiler reported errors\n" in done.stderr
    assert done.stdout == ""


def test_errors_in_code_in_the_place_of_a_call_are_shown_in_the_code(write, quaff):
    code = '%feature("action") twice {\n  int x = arg1;\n  result = lost(x);\n}\n'
    write("example.i", f"%module example\n%{{\nint twice(int);\n%}}\n\n\n{code}int twice(int);\n")
    done = quaff("check", "example.i", "--compile")
    assert "9 |   result = lost(x);\n" in done.stderr


def test_findings_are_objects(shapes, quaff):
    done = quaff("check", "example.i", "--compile", "--message-format", "json")
    *findings, failure = [json.loads(line) for line in done.stdout.splitlines()]
    found = [(finding["file"], finding["line"], finding["label"]) for finding in findings]
    assert found[:2] == [
        ("example.i", 13, "'struct Point' has no member named 'missing'"),
        ("example.i", 11, "asked for here"),
    ]
    typemap, other = findings[1]["related"]
    assert (typemap["line"], typemap["label"]) == (10, "'lost' was not declared in this scope")
    assert (other["line"], other["label"]) == (12, "`sine` does not compile either")
    assert failure["message"] == "the C++ compiler reported errors"
    assert "example.i:10:" in failure["output"]


def test_a_check_says_whether_it_compiles(write, quaff):
    write("example.i", "%module example\n%inline %{\nint answer() { return 42; }\n%}\n")
    plain, compiled = (quaff("check", "example.i", *option) for option in ((), ("--compile",)))
    assert plain.stdout == compiled.stdout
    assert plain.stderr.splitlines()[-1].startswith("no C++ was compiled")
    assert "no C++" not in compiled.stderr


def test_sources_are_compiled_with_their_flags(write, quaff):
    write("example.i", "%module example\n%inline %{\nint answer();\n%}\n")
    write("answer.cpp", "int answer() { return VALUE + auto_value(); }\n")
    done = quaff("check", "example.i", "--compile", "--source", "answer.cpp", "-D", "VALUE=1")
    assert done.returncode == 1
    assert "answer.cpp:1:31: error: 'auto_value' was not declared in this scope" in done.stderr
    assert "VALUE" not in done.stderr.split("error: ")[1].splitlines()[0]


def functions(count):
    return "".join(f"inline int f{number}(int value) {{ return value; }}\n" for number in range(count))


@pytest.mark.whole
def test_the_declarations_of_a_large_module_are_compiled_first(write, quaff):
    declared = functions(600)
    write("functions.hpp", declared + "int f600();\ninline int broken() { return lost; }\n")
    text = '%module example\n%{\n#include "functions.hpp"\n%}\n'
    write("example.i", text + declared + "int f600(double value);\n")
    said = quaff("check", "example.i", "--compile").stderr
    assert "functions.hpp:602:30: error: 'lost' was not declared" in said
    assert "f600" not in said
    assert "Stopped at these errors: the rest of the module was not checked" in said
    # A build compiles a smaller module at once, also an unoptimized one, because that takes no longer.
    for count, command in (600, "check --compile"), (3000, "build --parts 1 --out out"):
        write("functions.hpp", functions(count) + f"int f{count}();\n")
        write("example.i", text + functions(count) + f"int f{count}(double value);\n")
        said = quaff(*command.split(), "example.i", CARGO_PROFILE_RELEASE_OPT_LEVEL="3").stderr
        assert f"error[Q080]: `f{count}` does not compile" in said
        assert f"--> example.i:{count + 5}:1" in said
        assert said.count("error[") == 1
        assert said.replace("Compiling example in one file", "").count("Compiling") == 0


@pytest.mark.whole
def test_a_module_without_what_cpp_refuses(shapes, with_cargo, tmp_path):
    done = with_cargo("build", "example.i", "--keep-going", "--out", "out")
    assert done.returncode == 0, done.stderr
    warnings = [line.split(": ", 2)[1:] for line in done.stderr.splitlines() if line.startswith("warning")]
    assert [place for place, _ in warnings] == [
        "example.i:11",
        "example.i:12",
        "example.i:13",
        "shapes.hpp:7",
        "shapes.hpp:7",
    ]
    assert warnings[0][1] == (
        "`cosine` is left out, because C++ refuses it: 'lost' was not declared in this scope"
    )
    stub = (tmp_path / "out" / "example.pyi").read_text()
    assert "def size(" in stub
    assert "class BoxOfPoints" in stub
    assert "# example.i:13: Point::twice: C++ refuses it: 'struct Point' has no member" in stub
    for name in "sine", "cosine", "twice", "less":
        assert f"def {name}(" not in stub


UNCOPIED = """%module example
%{
#include <memory>
#include <vector>
struct Parts { std::vector<std::unique_ptr<int>> all; };
struct Whole { int n = 3; Parts hidden; };
struct Plain { int n = 4; };
%}
struct Whole { Whole(); int n; };
struct Plain { int n = 4; };
"""


def test_a_class_that_only_cpp_knows_not_to_be_copied(write, quaff):
    write("example.i", UNCOPIED)
    done = quaff("check", "example.i", "--compile")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-2:] == [
        "left out: 1 declaration: C++ cannot copy the class",
        "  Whole::__copy__ (example.i:9)",
    ]


@pytest.mark.whole
def test_a_module_with_a_class_that_only_cpp_knows_not_to_be_copied(write, with_cargo, tmp_path):
    write("example.i", UNCOPIED)
    # clang does not name the function of the copy.
    error = "warning: example@0.0.0: stl_construct.h:115:2: error: call to deleted constructor of 'int_ptr'"
    fails_once = f'[ -e failed ] || {{ touch failed; echo "{error}" >&2; exit 1; }}'
    done = with_cargo("build", "example.i", "--out", "out", before=fails_once)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("`Whole::__copy__` is left out: C++ cannot copy the class\n") == 1
    stub = (tmp_path / "out" / "example.pyi").read_text()
    assert stub.count("def __copy__(") == 1
    assert "# example.i:9: Whole::__copy__: C++ cannot copy the class" in stub


def test_code_that_nothing_can_be_left_out_for(write, with_cargo):
    write("example.i", "%module example\n%{\nint broken() { return lost; }\n%}\nint answer();\n")
    done = with_cargo("build", "example.i", "--keep-going", "--out", "out")
    assert done.returncode == 1
    assert "error: the C++ compiler reported errors that no declaration can be left out for\n" in done.stderr
    assert "example.i:3:1" in done.stderr


BEYOND = """%module example
%typemap(in) int WIDTH { $1 = PyUnicode_KIND($input); }
%inline %{
int width(int WIDTH) { return WIDTH; }
const char *type_name(PyObject *object) { return Py_TYPE(object)->tp_name; }
%}
"""


def test_the_lines_that_go_beyond_the_stable_abi_are_named(write, quaff):
    write("example.i", BEYOND)
    done = quaff("check", "example.i", "--compile")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == (
        "for one version of Python, and not for all from 3.11 on: the stable ABI does not have "
        "tp_name (example.i:5), PyUnicode_KIND (example.i:2)"
    )
    *_, python = map(json.loads, quaff("check", "example.i", "--message-format", "json").stdout.splitlines())
    assert python == {
        "kind": "python",
        "stable_abi": False,
        "reasons": [
            {"file": "example.i", "line": 5, "what": "tp_name"},
            {"file": "example.i", "line": 2, "what": "PyUnicode_KIND"},
        ],
    }
    said = quaff("check", "example.i", "--python-api", "stable").stderr
    assert "error: the module would be for one version of Python" in said
    assert "help: change the code, or allow it by `--python-api full`" in said


@pytest.mark.whole
def test_headers_that_go_beyond_the_stable_abi_are_found_by_the_compiler(write, quaff):
    write("width.hpp", "inline int width(PyObject *text) {\n  return PyUnicode_KIND(text);\n}\n")
    write(
        "example.i",
        '%module example\n%{\n#include <Python.h>\n#include "width.hpp"\n%}\nint width(PyObject *text);\n',
    )
    done = quaff("check", "example.i", "--compile")
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("the stable ABI does not have PyUnicode_KIND (./width.hpp:2)\n")
    assert "for one version" not in quaff("check", "example.i").stdout


def test_a_module_for_one_python_beside_one_for_all(write, with_cargo, tmp_path):
    write("example.i", BEYOND)
    write("out/_example.abi3.so", "")
    done = with_cargo("build", "example.i", "--out", "out", VIRTUAL_ENV=sys.prefix)
    assert done.returncode == 0, done.stderr
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    assert (
        f"Python {sys.version_info[0]}.{sys.version_info[1]} only: the stable ABI does not have"
        in done.stderr
    )
    assert (
        f"warning: Python may import `out/_example.abi3.so` in the place of `_example{suffix}`" in done.stderr
    )
    assert (tmp_path / "out" / f"_example{suffix}").exists()
