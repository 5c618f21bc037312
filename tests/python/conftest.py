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
def build():
    """Builds an interface into a folder."""
    quaff = command()
    return lambda interface, out: run(quaff, "build", interface, "-I", interface.parent, "--out", out)


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


def command():
    """The command `quaff`: what `QUAFF` names, or the one of this environment, or one built for the tests."""
    installed = os.environ.get("QUAFF", Path(sys.executable).with_name("quaff"))
    if Path(installed).exists():
        return installed
    run("cargo", "build", "--release", "--package", "quaff-swig")
    return ROOT / "target" / "release" / "quaff"


def run(*command):
    environment = {"QUAFF_CACHE_DIR": str(ROOT / "target" / "quaff-cache")} | os.environ
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
