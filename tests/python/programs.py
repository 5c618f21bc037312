"""Programs in processes of their own: what they do to threads, signals and forks stays there."""

import os
import signal
import subprocess
import sys
import textwrap


def run(program, *, path=(), timeout=60, **environment):
    """What `program`, a text or a file, printed; it must end by itself, with status 0."""
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
    """What a program printed, which must have ended with status 0."""
    __tracebackhide__ = True
    assert status == 0, f"status {status}\n{printed}\n{errors}"
    return printed


def heed_ctrl_c():
    """Where the tests run in the background, they ignore it, and so would the programs that they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
