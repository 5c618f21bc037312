"""The extension module itself: who can load it."""

import subprocess
import sys

import pytest


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="the module of this test was renamed in 3.13")
def test_a_second_interpreter_is_refused():
    program = (
        "import quaff, _xxsubinterpreters as interpreters\n"
        "second = interpreters.create()\n"
        "interpreters.run_string(second, 'import quaff')"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "ImportError" in done.stderr
