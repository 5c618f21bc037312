"""Programs in separate processes, which isolates their effects on threads, signals and forks."""

import os
import signal
import subprocess
import sys
import textwrap


def run(program, *, path=(), timeout=60, **environment):
    """Returns the output of `program`, a text or a file, which must end by itself, with status 0."""
    __tracebackhide__ = True
    code = ["-c", textwrap.dedent(program)] if isinstance(program, str) else [program]
    done = subprocess.run(
        [sys.executable, *code],
        capture_output=True,
        text=True,
        check=False,
        timeout=timeout,
        env=environment_of(path, **environment),
        preexec_fn=heed_ctrl_c,
    )
    return judged(done.returncode, done.stdout, done.stderr)


def environment_of(path, **more):
    """The environment of a program that imports from the folders of `path`."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path))} | more


def judged(status, printed, errors=""):
    """Returns the output of a program, which must have ended with status 0."""
    __tracebackhide__ = True
    assert status == 0, f"status {status}\n{printed}\n{errors}"
    return printed


def heed_ctrl_c():
    """Restores the default handling of Ctrl-C, which tests in the background ignore, as would their child
    programs.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
