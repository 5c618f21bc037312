"""Programs in processes of their own: what they do to threads, signals and forks stays there."""

import os
import subprocess
import sys
import textwrap


def run(program, *, path=(), timeout=60, **environment):
    """What `program`, a text or a file, printed; it must end by itself, with status 0."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path))} | environment
    code = ["-c", textwrap.dedent(program)] if isinstance(program, str) else [program]
    done = subprocess.run(
        [sys.executable, *code], capture_output=True, text=True, check=False, timeout=timeout, env=environment
    )
    assert done.returncode == 0, f"status {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout
