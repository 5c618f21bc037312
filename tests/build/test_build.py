"""The files that `quaff build` leaves behind, and the changes that cause a rebuild."""

import os
import signal
import subprocess

import pytest

ANSWER = "%module example\n%inline %{\nint answer() { return VALUE; }\n%}\n"
HEADER = '%module example\n%{\n#include "answer.hpp"\n%}\n%include "answer.hpp"\n'
CALL = "import example; print(example.answer())"


@pytest.fixture
def built(quaff):
    """Builds a module, and returns the output."""

    def built(*arguments, **options):
        done = quaff("build", *arguments, **options)
        assert done.returncode == 0, done.stderr
        return done.stderr

    return built


def test_a_module_is_always_three_files(built, write, python, tmp_path):
    write("example.i", ANSWER)
    said = built("example.i", "-D", "VALUE=42", "--out", "out")
    files = ["_example.abi3.so", "example.py", "example.pyi"]
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == files
    assert all(f"Wrote out/{name}\n" in said for name in files)
    assert python(CALL, tmp_path / "out") == "42"
    command = ["nm", "-D", "--defined-only", tmp_path / "out" / files[0]]
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert shown[2:] == ["PyInit__example"]
    # The standard library's reader of debug information, for backtraces that would have no names.
    assert b".debug_abbrev" not in (tmp_path / "out" / files[0]).read_bytes()


@pytest.mark.whole
def test_a_build_can_be_imported_as_part_of_a_package(built, write, python, tmp_path):
    write("example.i", ANSWER)
    write("package/__init__.py", "")
    built("example.i", "-D", "VALUE=1", "--out", "package")
    assert python("from package import example; print(example.answer())", tmp_path) == "1"


@pytest.mark.whole
def test_a_define_reaches_the_interface_and_cpp(built, write, python, tmp_path):
    write(
        "example.i",
        "%module example\n#if LEVEL > 1\n%inline %{\nint answer() { return LEVEL; }\n%}\n#endif\n",
    )
    built("example.i", "-D", "LEVEL=3")
    assert python(CALL, tmp_path) == "3"


def test_paths_may_hold_spaces_and_any_letters(built, write, python, tmp_path):
    write("möbel und mehr/ein ort/answer.hpp", "#pragma once\nint answer();\n")
    write("möbel und mehr/die quelle.cpp", '#include "answer.hpp"\nint answer() { return 7; }\n')
    write("möbel und mehr/example.i", HEADER)
    folder = tmp_path / "möbel und mehr"
    built("example.i", "-I", "ein ort", "--source", "die quelle.cpp", "--out", "wo hin", cwd=folder)
    assert python(CALL, folder / "wo hin") == "7"


@pytest.mark.whole
def test_paths_may_lead_up(built, write, python, tmp_path):
    write("include/answer.hpp", "#pragma once\nint answer();\n")
    write("src/answer.cpp", '#include "answer.hpp"\nint answer() { return 8; }\n')
    write("swig/example.i", HEADER)
    write("build/here", "")
    arguments = ("../swig/example.i", "-I", "../include", "--source", "../src/answer.cpp", "--out", "../out")
    built(*arguments, cwd=tmp_path / "build")
    assert python(CALL, tmp_path / "out") == "8"


@pytest.mark.whole
def test_a_header_is_found_beside_its_interface(built, write, python, tmp_path):
    write("deep/answer.hpp", "#pragma once\ninline int answer() { return 9; }\n")
    write("deep/example.i", HEADER)
    built("deep/example.i")
    assert python(CALL, tmp_path) == "9"


def test_c_is_compiled_as_c(built, write, python, tmp_path):
    write("answer.c", "int answer(void) { int class = 11; return class; }\n")
    write("example.i", '%module example\n%{\nextern "C" int answer();\n%}\nint answer();\n')
    built("example.i", "--source", "answer.c")
    assert python(CALL, tmp_path) == "11"


POINT = """#include <stdlib.h>
#include <math.h>
typedef struct {
  double x, y;
} Point;
Point *new_point(double x, double y);
double norm(const Point *point);
extern int made;
"""


@pytest.mark.whole
def test_an_interface_of_c(built, quaff, write, python, tmp_path):
    """Headers without `extern "C"`, as SWIG takes them without -c++."""
    write("point.h", POINT)
    write(
        "point.c",
        '#include "point.h"\nint made = 0;\n'
        "Point *new_point(double x, double y) {\n"
        "  Point *point = malloc(sizeof(Point));\n  point->x = x, point->y = y, ++made;\n  return point;\n}\n"
        "double norm(const Point *point) { return sqrt(point->x * point->x + point->y * point->y); }\n",
    )
    write(
        "example.i",
        '%module example\n%{\n#include "point.h"\n%}\n'
        '%include <cpointer.i>\n%include "point.h"\n%pointer_functions(int, intp)\n'
        "%extend Point { Point(double x, double y) { return new_point(x, y); }\n"
        "  Point(double x) { return new_point(x, 0); } }\n",
    )
    said = quaff("build", "example.i", "--source", "point.c").stderr
    assert "error[Q081]: nothing defines `norm(Point const*)`" in said
    assert "add the option `--c`" in said
    built("example.i", "--source", "point.c", "--c")
    calls = "print(example.Point(3, 4).x, example.norm(example.new_point(3, 4)), example.cvar.made)"
    assert python(f"import example; {calls}", tmp_path) == "3.0 5.0 2"


def test_a_library_is_found_at_import(built, write, python, tmp_path):
    write("answer.cpp", "int answer() { return 12; }\n")
    (tmp_path / "lib").mkdir()
    library = ["c++", "-shared", "-fPIC", "answer.cpp", "-o", "lib/libanswer.so"]
    subprocess.run(library, check=True, cwd=tmp_path)
    # The C++ compiler does not see the interface's own macros, and the linker finds a file by its name.
    of_cpp = "%{\n#ifdef WANTED\n#error\n#endif\nint answer();\n%}\n"
    write("example.i", f"%module example\n{of_cpp}#ifdef WANTED\nint answer();\n#endif\n")
    options = ("-o", ".", "--interface-define", "WANTED")
    built("example.i", "-l:libanswer.so", "-L", "lib", *options)
    assert python(CALL, tmp_path) == "12"


@pytest.mark.whole
@pytest.mark.parametrize("order", [("algebra", "blas"), ("blas", "algebra")])
def test_a_library_that_only_another_one_calls_is_linked(built, write, python, tmp_path, order):
    write("blas.cpp", "int norm() { return 4; }\n")
    write("algebra.cpp", "int norm();\nint answer() { return norm() + 1; }\n")
    for name in ("blas", "algebra"):
        library = ["c++", "-shared", "-fPIC", f"{name}.cpp", "-o", f"lib{name}.so"]
        subprocess.run(library, check=True, cwd=tmp_path)
    write("example.i", "%module example\n%inline %{\nint answer();\n%}\n")
    built("example.i", "-L", ".", *(f"-l{name}" for name in order))
    assert python(CALL, tmp_path) == "5"


@pytest.mark.whole
def test_a_library_goes_with_its_module(built, quaff, write, python, tmp_path):
    """`$ORIGIN` is the module's folder, when it is linked and when it is imported, even after a move."""
    write("answer.cpp", "int answer() { return 18; }\n")
    (tmp_path / "out" / "lib").mkdir(parents=True)
    library = ["c++", "-shared", "-fPIC", "answer.cpp", "-o", "out/lib/libanswer.so"]
    subprocess.run(library, check=True, cwd=tmp_path)
    write("example.i", "%module example\n%inline %{\nint answer();\n%}\n")
    arguments = ("example.i", "-l", "answer", "-L", "$ORIGIN/lib", "--out", "out")
    built(*arguments)
    command = ["readelf", "-d", "out/_example.abi3.so"]
    said = subprocess.run(command, check=True, capture_output=True, text=True, cwd=tmp_path).stdout
    assert "runpath: [$ORIGIN/lib]" in said.replace("rpath:", "runpath:")
    (tmp_path / "out").rename(tmp_path / "moved")
    assert python(CALL, tmp_path / "moved") == "18"
    # Symbols that the library lacks are reported before the module is imported.
    (tmp_path / "moved").rename(tmp_path / "out")
    write("example.i", "%module example\n%inline %{\nint answer();\nint other();\n%}\n")
    assert "nothing defines `other()`" in quaff("build", *arguments).stderr


PARALLEL = """#ifndef _OPENMP
#error "no OpenMP"
#endif
#ifdef __cplusplus
extern "C"
#endif
int PART() {
  int count = 0;
#pragma omp parallel for num_threads(3) reduction(+ : count)
  for (int each = 0; each < 30; ++each) count += each;
  return count;
}
"""


@pytest.mark.whole
def test_a_flag_reaches_the_compilers_and_the_linker(built, write, python, tmp_path):
    write("one.c", PARALLEL.replace("PART", "one"))
    write("two.cpp", PARALLEL.replace("PART", "two"))
    write(
        "example.i",
        '%module example\n%{\n#ifndef _OPENMP\n#error "no OpenMP"\n#endif\n%}\n'
        '%inline %{\nextern "C" int one(), two();\n'
        "inline int answer() { return one() + two(); }\n%}\n",
    )
    sources = ("--source", "one.c", "--source", "two.cpp")
    built("example.i", *sources, "--flag=-fopenmp")
    assert python(CALL, tmp_path) == "870"
    built("example.i", *sources, "--flag", "-fopenmp", "--flag", "-O1")
    assert python(CALL, tmp_path) == "870"


@pytest.mark.whole
def test_a_flag_overrides_the_standard_of_cpp(built, write, python, tmp_path):
    write("example.i", "%module example\n%inline %{\ninline int answer() { return __cplusplus / 100; }\n%}\n")
    built("example.i", "--flag=-std=c++20")
    assert python(CALL, tmp_path) == "2020"


@pytest.mark.parametrize(
    "changed",
    [
        pytest.param("include/answer.hpp", marks=pytest.mark.whole),
        "include/deep.hpp",
        "src/detail.hpp",
        pytest.param("src/answer.cpp", marks=pytest.mark.whole),
    ],
)
def test_a_change_builds_again(built, write, python, tmp_path, changed):
    texts = {
        "include/answer.hpp": '#pragma once\n#include "deep.hpp"\nconst int one = 1;\nint answer();\n',
        "include/deep.hpp": "#pragma once\nconst int two = 1;\n",
        "src/detail.hpp": "const int three = 1;\n",
        "src/answer.cpp": '#include "answer.hpp"\n#include "detail.hpp"\nconst int four = 1;\n'
        "int answer() { return one + two + three + four; }\n",
        "example.i": HEADER,
    }
    for name, text in texts.items():
        write(name, text)
    arguments = ("example.i", "-I", "include", "--source", "src/answer.cpp")
    built(*arguments)
    assert python(CALL, tmp_path) == "4"
    write(changed, texts[changed].replace("= 1", "= 5"))
    built(*arguments)
    assert python(CALL, tmp_path) == "8"


def test_a_build_without_a_change_compiles_nothing(built, write, tmp_path):
    write("example.i", ANSWER)
    built("example.i", "-D", "VALUE=1")
    texts = [tmp_path / "example.py", tmp_path / "example.pyi"]
    before = [path.stat().st_mtime_ns for path in texts]
    assert "Compiling" not in built("example.i", "-D", "VALUE=1")
    assert [path.stat().st_mtime_ns for path in texts] == before


def test_the_headers_of_bridges_are_precompiled(built, write, cache, python, tmp_path):
    """The compiler lists the headers that it reads as text; precompiled headers are not in this list."""
    write("precompiled.i", ANSWER.replace("example", "precompiled"))
    built("precompiled.i", "-D", "VALUE=3")
    assert python("import precompiled; print(precompiled.answer())", tmp_path) == "3"
    lists = [path.read_text() for path in cache.glob("target*/release/build/precompiled_*/out/*-bridge.d")]
    assert lists
    assert all("precompiled_shim.hpp" in names and "contiguous.hpp" not in names for names in lists)


def test_a_failed_build_leaves_the_module_as_it_was(built, quaff, write, python, tmp_path):
    write("example.i", ANSWER)
    built("example.i", "-D", "VALUE=13")
    assert quaff("build", "example.i", "-D", "VALUE=unknown").returncode == 1
    assert python(CALL, tmp_path) == "13"


@pytest.mark.whole
def test_modules_of_one_name_in_two_places_are_two_modules(built, write, python, tmp_path):
    for place in ("one", "two", "one"):
        write(f"{place}/example.i", ANSWER)
        built("example.i", "-D", f"VALUE={len(place)}{ord(place[0])}", cwd=tmp_path / place)
    assert python(CALL, tmp_path / "one") == "3111"
    assert python(CALL, tmp_path / "two") == "3116"


@pytest.mark.whole
def test_a_module_may_be_called_as_a_library_of_the_system(built, write, python, tmp_path):
    write("m.i", ANSWER.replace("example", "m"))
    built("m.i", "-D", "VALUE=14")
    write("example.i", ANSWER)
    built("example.i", "-D", "VALUE=15")
    assert python("import m, example; print(m.answer(), example.answer())", tmp_path) == "14 15"


@pytest.mark.parametrize(
    "name", ["cxx", *(pytest.param(name, marks=pytest.mark.whole) for name in ("pyo3", "std", "double"))]
)
def test_a_module_may_have_the_name_of_something_else(built, write, python, tmp_path, name):
    write("example.i", ANSWER.replace("example", name))
    built("example.i", "-D", "VALUE=16")
    assert python(f"import {name}; print({name}.answer())", tmp_path) == "16"


def test_two_builds_of_one_module_at_once(program, cache, write, python, tmp_path):
    write("example.i", ANSWER)
    command = [program, "build", "example.i", "-D", "VALUE=17", "--out"]
    environment = os.environ | {"QUAFF_CACHE_DIR": str(cache)}
    outs = ["one", "two"]
    builds = [subprocess.Popen([*command, out], cwd=tmp_path, env=environment) for out in outs]
    assert [build.wait() for build in builds] == [0, 0]
    assert [python(CALL, tmp_path / out) for out in outs] == ["17", "17"]


def test_an_interrupted_build_leaves_nothing(program, cache, write, tmp_path):
    write("example.i", '%module example\n%{\n#include "endless.hpp"\n%}\nint answer();\n')
    os.mkfifo(tmp_path / "endless.hpp")
    build = subprocess.Popen(
        [program, "build", "example.i", "--out", "out"],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"QUAFF_CACHE_DIR": str(cache)},
        start_new_session=True,
        # Processes in the background ignore the signal, and so would the build.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    with build:
        assert any("Compiling example" in line for line in build.stderr)
        os.killpg(build.pid, signal.SIGINT)
        build.stderr.read()
    assert build.returncode != 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["endless.hpp", "example.i"]


def test_every_header_that_is_found_is_read(quaff, write):
    write("inner.h", "#pragma once\n#include <stdio.h>\nint inner(int value);\nint __hidden();\n")
    write("outer.h", '#include "inner.h" /* and more */\n#include "inner.h"\nint outer(int value);\n')
    own = '%module example\n%{\n#include "outer.h"\n%}\n#include "outer.h"\nint own(int value), __own();\n'
    write("example.i", own)
    bound = quaff("check", "example.i").stdout
    assert "own(" in bound
    assert "outer(" not in bound
    bound = quaff("check", "--include-all", "example.i").stdout
    assert "own(" in bound
    assert "outer(" in bound
    assert bound.count("inner(") == 1
    # Such names are the compiler's in headers of the system, but the user's in a file of the interface.
    assert "__own() " in bound
    assert "\n__hidden() " not in bound


@pytest.mark.whole
def test_code_that_several_files_cannot_have_is_compiled_in_one(with_cargo, write, tmp_path):
    """A header that defines a function without `inline`, for example: the linker finds two definitions."""
    functions = "".join(f"int f{number}(int x);\n" for number in range(2000))
    write("example.hpp", "int one() { return 1; }\n")
    write("example.i", f'%module example\n%{{\n#include "example.hpp"\n%}}\n%inline %{{\n{functions}%}}\n')
    linked = "if grep -q cxx/bridge_2.cc build.rs; then echo 'multiple definition of `one()' >&2; exit 1; fi"
    done = with_cargo("build", "example.i", before=linked, CPLUS_INCLUDE_PATH=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "example in one file, because several do not compile" in done.stderr
