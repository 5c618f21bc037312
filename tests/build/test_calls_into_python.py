"""C++ that calls Python from several threads for a while, and many calls of every kind that leak nothing.

`QUAFF_TEST_SECONDS=60` makes the threads run for a minute, `QUAFF_TEST_CALLS` sets the number of calls. Under
ThreadSanitizer only the C++ of the module is instrumented: Python and the runtime are built without it. The
sanitizer sees every lock, including Python's, and so finds data that C++ shares between threads without a
lock.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.whole
HERE = Path(__file__).parent / "calls_into_python"
THREAD_SANITIZER = ["-fsanitize=thread", "-g"]


@pytest.fixture
def built(quaff, tmp_path):
    """Builds the module and returns its folder."""

    def build(*flags):
        done = quaff("build", HERE / "example.i", *(f"--flag={flag}" for flag in flags), "--out", tmp_path)
        assert done.returncode == 0, done.stderr
        return tmp_path

    return build


def test_threads_of_cpp_call_python(built, python):
    assert int(python(HERE / "threads.py", built())) > 0


def test_methods_that_are_replaced_during_their_call(built, python):
    python(HERE / "first_call.py", built())


def test_an_object_that_is_freed_while_cpp_looks_for_its_method_or_calls_it(built, python):
    module = built()
    python(HERE / "look_up.py", module)
    python(HERE / "quiet.py", module)


def test_calls_of_every_kind_leak_nothing(built, python):
    python(HERE / "leaks.py", built())


@pytest.fixture
def under():
    """Runs Python with a sanitizer's library of g++, and returns the finished process."""
    if shutil.which("g++") is None:
        pytest.skip("no g++, which has the libraries of sanitizers")

    def run(library, *arguments, **variables):
        command = ["g++", f"-print-file-name={library}"]
        found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
        environment = os.environ | {"LD_PRELOAD": found} | variables
        command = [sys.executable, *map(str, arguments)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    return run


def test_an_instance_that_dies_while_cpp_frees_its_object(built, under):
    # The memory of Python's objects comes from malloc, so that AddressSanitizer knows what is freed.
    variables = {"PYTHONMALLOC": "malloc", "ASAN_OPTIONS": "detect_leaks=0"}
    folder = built("-fsanitize=address", "-g")
    done = under("libasan.so", HERE / "last_result.py", PYTHONPATH=str(folder), **variables)
    assert (done.returncode, done.stderr) == (0, "")


def test_threads_under_thread_sanitizer(built, under):
    # ThreadSanitizer does not start if address randomization exceeds what it supports.
    if (started := under("libtsan.so", "-c", "")).returncode or started.stderr:
        pytest.skip(f"ThreadSanitizer does not start: {started.stderr}")
    done = under("libtsan.so", HERE / "threads.py", PYTHONPATH=str(built(*THREAD_SANITIZER)))
    assert done.returncode == 0, done.stderr
    assert "WARNING: ThreadSanitizer" not in done.stderr, done.stderr
