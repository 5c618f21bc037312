"""What all tests that build modules share: the command, and one cache."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="session")
def program():
    """The command `quaff`: what `QUAFF` names, or the one of this environment, or one built for the tests."""
    installed = Path(os.environ.get("QUAFF", Path(sys.executable).with_name("quaff")))
    if installed.exists():
        return str(installed)
    subprocess.run(["cargo", "build", "--release", "--package", "quaff-swig"], check=True, cwd=ROOT)
    return str(ROOT / "target" / "release" / "quaff")


@pytest.fixture(scope="session")
def cache():
    """Where modules are built: only the first test of all pays for the dependencies."""
    return Path(os.environ.get("QUAFF_CACHE_DIR", ROOT / "target" / "quaff-cache")).absolute()
