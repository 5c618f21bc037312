"""The shared fixtures of tests that build modules: the command and its runs, one cache, and built modules."""

import fcntl
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="session")
def program():
    """The command `quaff`: the one in `QUAFF`, or that of this environment, or one built for the tests."""
    installed = Path(os.environ.get("QUAFF", Path(sys.executable).with_name("quaff")))
    if installed.exists():
        return str(installed)
    subprocess.run(["cargo", "build", "--release", "--package", "quaff-swig"], check=True, cwd=ROOT)
    return str(ROOT / "target" / "release" / "quaff")


@pytest.fixture(scope="session")
def cache():
    """The folder in which modules are built: only the first test builds the dependencies."""
    return Path(os.environ.get("QUAFF_CACHE_DIR", ROOT / "target" / "quaff-cache")).absolute()


@pytest.fixture
def environment(cache):
    """The environment of commands that use CMake, pip and the other tools of the tests' environment."""
    scripts = sysconfig.get_path("scripts")
    path = os.pathsep.join([scripts, os.environ["PATH"]])
    # CMake treats an installed file as up to date if the times differ by less than a second.
    always = {"CMAKE_INSTALL_ALWAYS": "1"}
    return os.environ | always | {"PATH": path, "QUAFF_CACHE_DIR": str(cache)}


@pytest.fixture
def as_released():
    """Unsets what makes modules quick to build in `make test-all`: they are then built as for users.

    The cache is that of `make test-shipped`.
    """
    quick = ("CARGO_PROFILE_RELEASE_", "QUAFF_KERNEL_ARCHS", "QUAFF_NVRTC_FLAGS")
    unset = {name: None for name in os.environ if name.startswith(quick)}
    cache = Path(os.environ.get("QUAFF_RELEASED_CACHE_DIR", ROOT / "target" / "released-cache"))
    return unset | {"QUAFF_CACHE_DIR": str(cache.absolute())}


@pytest.fixture
def quaff(program, cache, tmp_path):
    """Runs the command in a folder of its own; a variable that is None is unset."""

    def run(*arguments, command=program, cwd=tmp_path, **variables):
        environment = os.environ | {"QUAFF_CACHE_DIR": str(cache)} | variables
        environment = {name: value for name, value in environment.items() if value is not None}
        words = [command, *map(str, arguments)]
        return subprocess.run(words, check=False, capture_output=True, text=True, cwd=cwd, env=environment)

    return run


@pytest.fixture
def python():
    """Runs a script or a line of Python that finds modules in a folder, and returns its output."""

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


@pytest.fixture(scope="session")
def make_driver():
    """Builds a fake CUDA driver in a folder, and next to it a library for each file with kernels."""
    if sys.platform != "linux":
        pytest.skip("the fake CUDA driver is for Linux")

    def make_driver(folder, *, without="", include="", **kernels):
        make = ["make", "--silent", "-C", ROOT / "tests" / "fake-driver", f"BUILD={folder}"]
        folder.mkdir(parents=True, exist_ok=True)
        # All drivers share their object files, and `make test` runs tests in two processes.
        with (ROOT / "target" / "fake-driver.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            subprocess.run([*make, f"WITHOUT={without}", folder / "libcuda.so.1"], check=True)
            for name, source in kernels.items():
                options = [f"KERNELS={source}", f"INCLUDE={include}"]
                subprocess.run([*make, *options, folder / f"{name}.so"], check=True)
        return folder

    return make_driver
