"""The script that shows pip's activity while it compiles."""

import subprocess

from user_projects import ROOT

OUTPUT = """Using pip 26.3
Processing ./swig-compat
  Running command Building wheel for quaff-swig (pyproject.toml)
  Building wheel for quaff-swig (pyproject.toml): started
     Compiling clap v4.6.7
    Finished `release` profile
Successfully installed quaff-swig-0.1.0
"""


def shown(status):
    program = f"cat <<'END'\n{OUTPUT}END\necho 'warning: a detail' >&2\nexit {status}"
    command = [ROOT / "progress.sh", "sh", "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_steps_are_shown_and_nothing_else():
    done = shown(0)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "Processing ./swig-compat",
        "Building wheel for quaff-swig (pyproject.toml): started",
        "  Compiling clap v4.6.7",
        "Successfully installed quaff-swig-0.1.0",
    ]


def test_a_failure_shows_everything():
    done = shown(3)
    assert done.returncode == 3
    assert OUTPUT in done.stderr
    assert "warning: a detail" in done.stderr
