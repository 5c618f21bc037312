"""examples/mpi.py: states that are merged over the ranks of MPI."""

import os
import shutil
import subprocess
import sys

import pytest

from conftest import ROOT

pytest.importorskip("mpi4py", reason="mpi4py is missing: pip install mpi4py")
MPIRUN = shutil.which("mpirun")


@pytest.mark.whole
@pytest.mark.skipif(MPIRUN is None, reason="mpirun is missing: apt install openmpi-bin")
def test_the_bits_do_not_depend_on_the_number_of_ranks(example_folder):
    environment = os.environ | {
        "PYTHONPATH": str(example_folder),
        "OMPI_ALLOW_RUN_AS_ROOT": "1",
        "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
        "OMPI_MCA_btl_vader_single_copy_mechanism": "none",  # may be unavailable in containers
    }
    program = [sys.executable, ROOT / "examples" / "mpi.py", "example.squares"]
    said = set()
    for ranks in (1, 2, 3, 4):
        command = [MPIRUN, "--oversubscribe", "-n", str(ranks), *program]
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=False, timeout=300
        )
        assert done.returncode == 0, done.stderr
        said.add(done.stdout)
    assert len(said) == 1, said
    assert len(said.pop().split()) == 3
