import gc
import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from fake_driver import Built

# A test that is slow because of other load does not fail.
settings.register_profile("quaff", deadline=None)
settings.load_profile("quaff")


def pytest_collection_finish():
    """Freezes the objects of pytest and the libraries, so that the tests' `gc.collect()` is fast."""
    gc.collect()
    gc.freeze()


ROOT = Path(__file__).parents[2]
BUILT = ROOT / "target" / "tests"
FAKE_DRIVER = ROOT / "target" / "fake-driver"
QUAFF_KERNELS = ROOT / "src" / "emitted" / "quaff_kernels.cu"


@pytest.fixture(scope="session")
def build(program, cache):
    """Builds an interface in a folder."""

    def build(interface, out, *options):
        command = [program, "build", interface, "-I", interface.parent, "--out", out, *options]
        # NVRTC, if there is one, comes from the tests' environment.
        environment = os.environ | {"QUAFF_CACHE_DIR": str(cache), "VIRTUAL_ENV": sys.prefix}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    return build


@pytest.fixture(scope="session")
def containers_folder(build):
    """The folder in which `containers/containers.i` was built."""
    build(Path(__file__).parent / "containers" / "containers.i", BUILT / "containers")
    return BUILT / "containers"


@pytest.fixture(scope="session")
def containers(containers_folder):
    """The module of `containers/containers.i`."""
    sys.path.insert(0, str(containers_folder))
    yield importlib.import_module("containers")
    sys.path.remove(str(containers_folder))


@pytest.fixture
def points(containers):
    """A vector of four points: (0, 0), (1, 10), (2, 20), (3, 30)."""
    return containers.PointVector([containers.Point(i, 10 * i) for i in range(4)])


@pytest.fixture(scope="session")
def smart_pointers_folder(build):
    """The folder in which `smart_pointers/smart_pointers.i` was built."""
    build(Path(__file__).parent / "smart_pointers" / "smart_pointers.i", BUILT / "smart_pointers")
    return BUILT / "smart_pointers"


@pytest.fixture(scope="session")
def library_folder(build):
    """The folder in which `library/library.i` was built."""
    build(Path(__file__).parent / "library" / "library.i", BUILT / "library")
    return BUILT / "library"


@pytest.fixture(scope="session")
def typemaps_folder(build):
    """The folder in which `typemaps/typemaps.i` was built."""
    build(Path(__file__).parent / "typemaps" / "typemaps.i", BUILT / "typemaps")
    return BUILT / "typemaps"


@pytest.fixture(scope="session")
def example_folder(build):
    """The folder in which `module/example.i` was built."""
    build(Path(__file__).parent / "module" / "example.i", BUILT / "example")
    return BUILT / "example"


@pytest.fixture(scope="session")
def example(example_folder):
    """The module of `module/example.i`."""
    sys.path.insert(0, str(example_folder))
    return importlib.import_module("example")


@pytest.fixture
def nothing_is_left(example):
    """Checks that every object of the example that a test makes is freed."""
    gc.collect()
    before = example.count_alive()
    yield
    gc.collect()
    assert example.count_alive() == before


@pytest.fixture(scope="session")
def driver(make_driver):
    """The fake CUDA driver, with quaff's own kernels."""
    return Built(make_driver(FAKE_DRIVER, quaff=QUAFF_KERNELS))


@pytest.fixture(scope="session")
def old_driver(make_driver):
    """A fake CUDA driver that lacks a function."""
    return Built(make_driver(FAKE_DRIVER / "old", without="cuCtxGetId"))


@pytest.fixture(scope="session")
def devices_driver(build, program, make_driver):
    """The module of `devices/devices.i`, with a fake CUDA driver that has its kernels."""
    folder, built = Path(__file__).parent / "devices", BUILT / "devices"
    build(folder / "devices.i", built, "--source", folder / "functions.cpp")
    crate = BUILT / "devices-crate"
    generate = [program, "generate", folder / "devices.i", "-I", folder, "--output", crate, "--runtime", ROOT]
    subprocess.run(generate, check=True, capture_output=True)
    kernels = crate / "src" / "devices_kernels.cu"
    folder = make_driver(FAKE_DRIVER / "devices", include=folder, quaff=QUAFF_KERNELS, devices=kernels)
    return Built(folder, (built,))
