"""Modules for debuggers and sanitizers: `quaff build --debug` and `--sanitize`."""

import shutil
import subprocess
import sys

import pytest

INTERFACE = """%module example
%{
#include "halves.hpp"
%}
%include "halves.hpp"
%inline %{
#include <cassert>
#include <stdexcept>
#include <vector>

int total(int count) {
  int sum = 0;
  for (int i = 0; i < count; ++i) {
    sum += i;
  }
  return sum;
}

int beyond(int count) {
  int *values = new int[count]();
  int last = values[count];
  delete[] values;
  return last;
}

int bit(int number) { return 1 << number; }
void refuse() { throw std::runtime_error("refused"); }
void check(bool fact) { assert(fact); }
int at(int index) { std::vector<int> values(2); return values[index]; }
%}
"""
LINE_OF_RETURN, LINE_BEYOND, LINE_OF_BIT = 16, 21, 26

SOURCE = """#include "halves.hpp"

int half(int number) {
  int result = number / 2;
  return result;
}
"""


@pytest.fixture
def built(quaff, write, tmp_path):
    """Builds the interface, which is in a folder of its own, and returns the output."""
    write("bindings/example.i", INTERFACE)
    write("src/halves.hpp", "#pragma once\nint half(int number);\n")
    write("src/halves.cpp", SOURCE)

    def built(*options, **variables):
        arguments = ["bindings/example.i", "-I", "src", "--source", "src/halves.cpp", *options]
        done = quaff("build", *arguments, CXXFLAGS=None, CFLAGS=None, **variables)
        assert done.returncode == 0, done.stderr
        return done.stderr

    return built


@pytest.fixture
def debugged(tmp_path):
    """Runs a line of Python in gdb with these commands, and returns gdb's output."""
    gdb = shutil.which("gdb") or pytest.skip("no gdb: `apt install gdb`")

    def debugged(code, *commands):
        given = [word for each in ("set breakpoint pending on", *commands) for word in ("-ex", each)]
        command = [gdb, "-q", "-nx", "-batch", *given, "--args", sys.executable, "-c", code]
        done = subprocess.run(
            command, check=True, capture_output=True, text=True, cwd=tmp_path, stdin=subprocess.DEVNULL
        )
        return done.stdout

    return debugged


@pytest.fixture
def run(tmp_path):
    """Runs a line of Python, with `before` preceding `python`, and returns its status and output."""

    def run(code, before=""):
        command = ["sh", "-c", f'{before} "$0" -c "$1"', sys.executable, code]
        done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=tmp_path)
        return done.returncode, done.stdout + done.stderr

    return run


@pytest.fixture
def sanitizers():
    """Skips a test if GCC's libraries are missing."""
    for library in ("libasan.so", "libubsan.so"):
        command = ["c++", f"-print-file-name={library}"]
        if "/" not in subprocess.run(command, check=True, capture_output=True, text=True).stdout:
            pytest.skip(f"no {library}: it comes with GCC")


def start(said):
    """The variables that the command advises to put before `python`."""
    line = said.partition("Start Python as ")[2].partition("\n")[0]
    assert line.endswith(" python")
    return line.removesuffix("python")


@pytest.mark.whole
def test_gdb_stops_in_inline_code_and_in_a_source(built, debugged):
    built("--debug")
    code = "import example; example.half(9); example.total(4)"
    breaks = ["break halves.cpp:5", f"break example.i:{LINE_OF_RETURN}"]
    said = debugged(code, *breaks, "run", "info locals", "continue", "backtrace 2", "info locals", "list")
    assert "halves.cpp:5\n" in said
    assert "result = 4\n" in said
    assert f"#0  total (count=4) at bindings/example.i:{LINE_OF_RETURN}\n" in said
    assert "quaff_bridge_example::total (count=4" in said
    assert "sum = 6\n" in said
    # The lines of the file are found from the folder in which the command ran.
    assert f"{LINE_OF_RETURN}\t  return sum;\n" in said


@pytest.mark.whole
def test_a_flag_optimises_a_debug_build(built, debugged):
    built("--debug", "--flag=-Og")
    said = debugged("import example; example.total(1)", "break total", "run", "info source")
    assert " -Og" in said


@pytest.mark.whole
def test_assertions_are_on_and_can_be_removed(built, run):
    built("--debug")
    status, said = run("import example; example.check(True); example.check(False)")
    assert status != 0
    assert "bindings/example.i" in said
    assert "Assertion `fact' failed" in said
    status, said = run("import example; example.at(2)")
    assert status != 0
    assert "Assertion '__n < this->size()' failed" in said
    built("--debug", "-D", "NDEBUG")
    assert run("import example; example.check(False)") == (0, "")


@pytest.mark.whole
def test_a_debug_build_does_not_disturb_the_optimised_one(built, tmp_path):
    built("--out", "optimised")
    assert "Compiling example\n" in built("--debug", "--out", "debug")
    for options in ([], ["--debug"]):
        assert "Compiling" not in built(*options, "--out", "again")
    sections = {}
    for folder in ("optimised", "debug"):
        command = ["readelf", "--section-headers", "--wide", tmp_path / folder / "_example.abi3.so"]
        sections[folder] = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert ".debug_info" in sections["debug"]
    assert ".debug_info" not in sections["optimised"]
    assert ".symtab" not in sections["optimised"]


def test_address_sanitizer_names_the_line_of_the_interface(built, run, sanitizers):
    before = start(built("--sanitize", "address"))
    status, said = run("import example; example.beyond(4)", before)
    assert status != 0
    assert "ERROR: AddressSanitizer: heap-buffer-overflow" in said
    assert f" in beyond(int) bindings/example.i:{LINE_BEYOND}\n" in said
    # C++ exceptions still become Python exceptions.
    code = "import example\ntry:\n  example.refuse()\nexcept RuntimeError as error:\n  print(error)"
    assert run(code, before) == (0, "refused\n")


@pytest.mark.whole
def test_both_sanitizers_are_in_one_module(built, run, sanitizers):
    before = start(built("--sanitize", "address,undefined"))
    status, said = run("import example; example.bit(40); example.beyond(4)", before)
    assert f"bindings/example.i:{LINE_OF_BIT}:32: runtime error: shift exponent 40" in said
    assert "heap-buffer-overflow" in said
    assert status != 0


@pytest.mark.whole
def test_undefined_behaviour_is_reported_without_a_preloaded_library(built, run, sanitizers):
    said = built("--sanitize", "undefined")
    assert "LD_PRELOAD" not in said
    status, said = run("import example; print(example.half(4), example.bit(40) != 1)")
    assert status == 0
    assert f"bindings/example.i:{LINE_OF_BIT}:32: runtime error: shift exponent 40" in said


def test_a_missing_library_of_a_sanitizer_is_told_before_anything_is_compiled(quaff, write, tmp_path):
    write("example.i", "%module example\n%inline %{\nint one() { return 1; }\n%}\n")
    compiler = write("bin/own-c++", '#!/bin/sh\necho "${1#-print-file-name=}"\n')
    compiler.chmod(0o755)
    done = quaff(
        "build",
        "example.i",
        "--sanitize",
        "address",
        CXX=str(compiler),
        QUAFF_CACHE_DIR=str(tmp_path / "none"),
    )
    assert done.returncode == 1
    assert f"cannot build with `--sanitize address`: `{compiler}` has no `libasan.so`" in done.stderr
    assert not (tmp_path / "none").exists()
