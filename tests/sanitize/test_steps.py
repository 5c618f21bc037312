"""How the fuzzers report errors of operations: programs with a single operation and without a module."""

import subprocess
import sys
from pathlib import Path

import pytest

# A world with one operation, which raises the error with the index that it is called for.
WORLD = """
import sys
from steps import ENOUGH_STEPS, Steps

errors = {errors}

def operation(world):
    if (error := errors.get(world.steps)) is not None:
        raise error(f"step {{world.steps}}")

world = Steps(None, 0, False, {{operation: 1}})
world.at_end = type("AtEnd", (), {{"__del__": lambda _, step=world.step: step()}})()
for _ in range({steps}):
    world.step()
world.check()
sys.modules["left"] = world
print("checked")
"""


def run(errors, steps):
    program = WORLD.format(errors=errors, steps=steps)
    command = [sys.executable, "-c", program]
    folder = Path(__file__).parent
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("errors", "steps", "message"),
    [
        ("{2: SystemError, 3: SystemError}", 5, "SystemError: step 2"),
        # The operation of a finalizer at the end of the interpreter.
        ("{6: SystemError}", 5, "SystemError: step 6"),
        ("dict.fromkeys(range(ENOUGH_STEPS), ValueError)", 700, "only 201 of 700 operations returned"),
    ],
)
def test_a_finding_ends_the_process(errors, steps, message):
    done = run(errors, steps)
    assert done.returncode == 1
    assert message in done.stderr


@pytest.mark.parametrize("errors", ["{}", "dict.fromkeys(range(6), ValueError)"])
def test_few_operations_that_raise_are_no_finding(errors):
    done = run(errors, 5)
    assert (done.returncode, done.stdout) == (0, "checked\n"), done.stderr
