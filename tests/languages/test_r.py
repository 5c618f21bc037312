"""R packages: the kinds of values, objects, functions that C++ calls, memory and interrupts."""

import os
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent / "r"
pytestmark = pytest.mark.whole
SANITIZERS = "-fsanitize=address,undefined -fno-sanitize-recover=all"


@pytest.fixture(scope="module")
def kinds(r_library, build, tmp_path_factory):
    """The folder of the package `kinds`, with sanitizers; `r_library` skips the tests before it is built."""
    folder = tmp_path_factory.mktemp("kinds")
    build(HERE / "kinds.i", "r", folder, "--sanitize", "address")
    return folder


def library(name):
    """The path of one of GCC's libraries."""
    command = ["gcc", f"-print-file-name={name}"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def run_sanitized(kinds, run_r):
    """Runs a program with the package `kinds`, whose C and C++ code AddressSanitizer checks."""

    def run_sanitized(name):
        preloaded = f"{library('libasan.so')} {library('libstdc++.so')}"
        options = "detect_leaks=0:quarantine_size_mb=1"
        return run_r(HERE / name, kinds, SANITIZERS, LD_PRELOAD=preloaded, ASAN_OPTIONS=options)

    return run_sanitized


def test_values_of_every_kind(run_sanitized):
    run_sanitized("kinds.R")


def test_functions_that_cpp_calls(run_sanitized):
    run_sanitized("callbacks.R")


def test_errors_allocation_failures_and_interrupts_run_destructors(run_sanitized):
    run_sanitized("failures.R")


def test_objects(built, run_r):
    run_r(HERE / "objects.R", built("r"))


def test_a_million_calls_leave_nothing(built, run_r):
    run_r(HERE / "leaks.R", built("r"))


def test_r_builds_checks_and_installs_a_generated_package(program, r_library, tmp_path):
    """`R CMD check` installs the package, whose archive contains the crates: cargo has no network."""

    def run(*command):
        environment = os.environ | {"CARGO_NET_OFFLINE": "true", "LC_ALL": "C.UTF-8"}
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, check=False, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr

    generate = [program, "generate", HERE.parent / "example.i", "--language", "r", "--output", "example"]
    subprocess.run(generate, cwd=tmp_path, check=True)
    run("R", "CMD", "build", "example")
    run("R", "CMD", "check", "--no-manual", "example_0.1.0.tar.gz")
    log = (tmp_path / "example.Rcheck" / "00check.log").read_text()
    assert [line for line in log.splitlines() if line.endswith(("WARNING", "ERROR"))] == []
    library = tmp_path / "example.Rcheck"
    program_of_r = "library(example); stopifnot(mean(c(1, 2, 6)) == 3, Counter(5L)$add(2L) == 7L)"
    run("Rscript", "--vanilla", "-e", f'.libPaths("{library}"); {program_of_r}')
