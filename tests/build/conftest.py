"""What tests of the command share: the command itself, and one cache for all."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def cache():
    """Where modules are built: only the first test of all pays for the dependencies."""
    return Path(os.environ.get("QUAFF_CACHE_DIR", ROOT / "target" / "quaff-cache")).absolute()


@pytest.fixture(scope="session")
def quaff(cache):
    """Runs the command `quaff`: that of `QUAFF`, of this repository, or of `PATH`."""
    built = ROOT / "target" / "release" / "quaff"
    program = os.environ.get("QUAFF") or (str(built) if built.exists() else shutil.which("quaff"))
    assert program, "the command is missing: cargo build --release -p quaff-swig"

    def run(*arguments, cwd, env=None):
        environment = os.environ | {"QUAFF_CACHE_DIR": str(cache)} | (env or {})
        command = [program, *map(str, arguments)]
        return subprocess.run(command, check=False, capture_output=True, text=True, cwd=cwd, env=environment)

    return run
