import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

# A machine that builds beside the tests is no slow test.
settings.register_profile("quaff", deadline=None)
settings.load_profile("quaff")

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "target" / "tests"


@pytest.fixture(scope="session")
def build(program, cache):
    """Builds an interface into a folder."""

    def build(interface, out):
        command = [program, "build", interface, "-I", interface.parent, "--out", out]
        environment = os.environ | {"QUAFF_CACHE_DIR": str(cache)}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    return build


@pytest.fixture(scope="session")
def example_folder(build):
    """Where `module/example.i` was built to."""
    build(Path(__file__).parent / "module" / "example.i", BUILT / "example")
    return BUILT / "example"


@pytest.fixture(scope="session")
def example(example_folder):
    """The module of `module/example.i`."""
    sys.path.insert(0, str(example_folder))
    return importlib.import_module("example")
