"""Processes that start at once: forked from one that has imported what all tests use, but not quaff.

    nursery = Nursery(path=[folder], LD_LIBRARY_PATH=folder)
    nursery.run("import quaff; print(quaff.__version__)")

An interpreter that imports NumPy, pytest and Hypothesis itself takes a third of a second for each program.
"""

import atexit
import gc
import importlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile

from programs import environment_of, heed_ctrl_c, judged

# In seconds. Every program of the tests takes less than a tenth of it.
TIMEOUT = 60


class Nursery:
    """The process from which programs are forked, with the environment that they need."""

    def __init__(self, *, path=(), **environment):
        # NumPy's threads would be lost in a child.
        environment = environment_of(path, OPENBLAS_NUM_THREADS="1", **environment)
        self.process = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            preexec_fn=heed_ctrl_c,
        )
        atexit.register(self.close)

    def close(self):
        """Ends the process, which has no children between programs."""
        self.process.communicate()

    def run(self, program):
        """Returns the output of `program`, which must end by itself, with status 0."""
        __tracebackhide__ = True
        print(json.dumps(program), file=self.process.stdin, flush=True)
        return judged(*json.loads(self.process.stdout.readline()))


def nurse():
    """Forks a child for each program, a line of JSON, and prints its status and output. Returns in the
    child.
    """
    for module in ("hypothesis", "numpy", "pytest"):
        importlib.import_module(module)
    gc.freeze()
    # Blocked, so that the signal can be waited for with a time limit.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
    answers = os.fdopen(os.dup(1), "w")
    # Not by `sys.stdin`, which would read lines ahead that a child inherits.
    while line := read_line(0):
        with tempfile.TemporaryFile("w+") as output:
            child = os.fork()
            if child == 0:
                answers.close()
                signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
                os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
                os.dup2(output.fileno(), 1)
                os.dup2(output.fileno(), 2)
                random.seed()
                return json.loads(line)
            if signal.sigtimedwait({signal.SIGCHLD}, TIMEOUT) is None:
                os.kill(child, signal.SIGKILL)
            status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            output.seek(0)
            print(json.dumps([status, output.read()]), file=answers, flush=True)
    return ""


def read_line(file):
    """A line from a file descriptor, read byte by byte; empty at the end of the file."""
    line = b""
    while (byte := os.read(file, 1)) not in (b"", b"\n"):
        line += byte
    return line


if __name__ == "__main__":
    exec(compile(nurse(), "<program>", "exec"), {"__name__": "__main__"})
