"""Packages of R: the kinds of values, objects, memory and interrupts."""

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
    """The path of a library of GCC."""
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


def test_errors_allocation_failures_and_interrupts_run_destructors(run_sanitized):
    run_sanitized("failures.R")


def test_objects(built, run_r):
    run_r(HERE / "objects.R", built("r"))


def test_a_million_calls_leave_nothing(built, run_r):
    run_r(HERE / "leaks.R", built("r"))
