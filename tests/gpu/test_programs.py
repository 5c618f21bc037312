"""Programs that call `quaff::sum` with device memory, and in C++ also the functions of an interface."""

import os
import subprocess
from pathlib import Path

import pytest


@pytest.mark.parametrize("language", ["cpp", "rust"])
def test_a_program_calls_functions_over_memory_of_the_device(language):
    kit = os.environ.get("QUAFF_GPU_MODULES")
    if kit is None:
        pytest.skip("the programs are of the GPU kit's")
    program = Path(kit) / f"program_in_{language}"
    done = subprocess.run([program], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)
