"""How tests of the command run it, and what it built."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest


@pytest.fixture
def quaff(program, cache, tmp_path):
    """Runs the command in a folder of its own; a variable that is None is not set."""

    def run(*arguments, command=program, cwd=tmp_path, **variables):
        environment = os.environ | {"QUAFF_CACHE_DIR": str(cache)} | variables
        environment = {name: value for name, value in environment.items() if value is not None}
        words = [command, *map(str, arguments)]
        return subprocess.run(words, check=False, capture_output=True, text=True, cwd=cwd, env=environment)

    return run


@pytest.fixture
def python():
    """Runs a script or a line of Python that finds modules in a folder, and gives what it printed."""

    def run(code, path):
        command = [sys.executable, code] if isinstance(code, Path) else [sys.executable, "-c", code]
        environment = os.environ | {"PYTHONPATH": str(path)}
        done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    return run


@pytest.fixture
def write(tmp_path):
    """Writes a file into the test's folder."""

    def write(name, text):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    return write


@pytest.fixture
def nvrtc():
    """The path of NVRTC, without which a test is skipped."""
    library = Path(sysconfig.get_path("purelib"), "nvidia", "cuda_nvrtc", "lib", "libnvrtc.so.12")
    return str(library) if library.is_file() else pytest.skip("no NVRTC: `pip install --group cuda`")
