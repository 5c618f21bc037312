"""The verdict of the GPU kit: `gpu_kit/count.py`, on pytest's reports for small test files."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.whole

COUNT = Path(__file__).parents[2] / "gpu_kit" / "count.py"

PASSES = "def test_it(): pass"
FAILS = "def test_it(): assert False"
CRASHES_AT_EXIT = f"import atexit, os\natexit.register(os.abort)\n{PASSES}"
CRASHES_AT_ONCE = "import os\nos.abort()"
CANNOT_BE_IMPORTED = "import nothing_of_that_name"
NONE_SELECTED = ""


def skips(reason):
    return f"import pytest\ndef test_it(): pytest.skip({reason!r})"


@pytest.fixture
def verdict(tmp_path):
    """Runs each file like `run.sh`, and counts: returns the status, the line, and the rest of the output."""

    def verdict(*texts):
        files = [tmp_path / f"test_{index}.py" for index in range(len(texts))]
        for file, text in zip(files, texts, strict=True):
            file.write_text(text)
            command = [sys.executable, "-m", "pytest", "-q", "-c", "/dev/null", "-p", "no:cacheprovider"]
            report = file.with_suffix(".xml")
            done = subprocess.run([*command, f"--junitxml={report}", file], capture_output=True, check=False)
            file.with_suffix(".status").write_text(str(done.returncode))
        command = [sys.executable, COUNT, tmp_path]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout.strip(), done.stderr

    return verdict


def test_what_passes_beside_what_is_skipped_or_not_selected(verdict):
    counted = "1 passed, 0 failed, 1 skipped"
    assert verdict(PASSES, skips("no cupy"), NONE_SELECTED) == (0, counted, "")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (FAILS, ""),
        (CANNOT_BE_IMPORTED, "test_1: the process ended with status 2"),
        (CRASHES_AT_ONCE, "test_1: the process ended with status -6, before its report was written"),
    ],
)
def test_what_fails(verdict, text, said):
    status, line, errors = verdict(PASSES, text)
    assert (status, line.split(",")[0]) == (1, "1 passed")
    assert " 0 failed" not in line
    assert said in errors


def test_a_crash_after_the_report(verdict):
    status, line, errors = verdict(PASSES, CRASHES_AT_EXIT)
    assert (status, line) == (1, "2 passed, 1 failed, 0 skipped")
    assert "test_1: the process ended with status -6, after its report was written" in errors


def test_a_machine_without_a_gpu(verdict):
    status, line, errors = verdict(PASSES, skips("no GPU: libcuda.so.1: cannot open"))
    assert (status, line) == (1, "1 passed, 0 failed, 1 skipped")
    assert errors.startswith("FAILED: no GPU: libcuda.so.1")


def test_nothing_that_passed(verdict):
    assert verdict(skips("no cupy"))[0] == verdict(NONE_SELECTED)[0] == 1
