"""A C++ program that calls an interface's functions with a device's memory, by address and as tensors."""

import os
import subprocess
from pathlib import Path

import pytest


def test_a_program_calls_functions_over_memory_of_the_device():
    kit = os.environ.get("QUAFF_GPU_MODULES")
    if kit is None:
        pytest.skip("the program is one of the GPU kit's")
    done = subprocess.run([Path(kit) / "program_in_cpp"], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)
