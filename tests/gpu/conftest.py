"""The shared parts of tests on a GPU, which are skipped with a reason without a GPU or a library."""

import importlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from cuda_driver import Driver
from libraries import LIBRARIES, CuPy, Numba, PyCuda, Torch

try:
    DRIVER, NO_GPU = Driver(), ""
except OSError as error:
    DRIVER, NO_GPU = None, f"no GPU: {error}"

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "swig-compat" / "examples"


def pytest_itemcollected(item):
    """Warnings of the GPU's libraries are ignored."""
    item.add_marker(pytest.mark.filterwarnings("default"))


def pytest_runtest_setup():
    """Here, and not in a fixture, so that all skipped tests are one line of the summary."""
    if NO_GPU:
        pytest.skip(NO_GPU)


@pytest.fixture(scope="session")
def driver():
    """The driver, called by ctypes."""
    return DRIVER


@pytest.fixture
def context(driver):
    """A separate context, current on this thread."""
    context = driver.create_context()
    yield context
    driver.destroy_context(context)


@pytest.fixture
def memory(driver, context):
    """Copies arrays to the device, and frees the copies."""
    addresses = []

    def memory(host):
        host = np.ascontiguousarray(host)
        addresses.append(driver.allocate(max(host.nbytes, 1)))
        if host.nbytes:
            driver.copy(addresses[-1], host)
        return addresses[-1]

    yield memory
    for address in addresses:
        driver.free(address)


@pytest.fixture(scope="session")
def opened():
    """Opens libraries, each of them once."""
    libraries = {}

    def opened(kind):
        if kind not in libraries:
            try:
                libraries[kind] = kind()
            except ImportError as error:
                pytest.skip(f"no {kind.name}: {error}")
        if not libraries[kind].works():
            pytest.skip(f"{kind.name} finds no GPU")
        return libraries[kind]

    yield opened
    for library in libraries.values():
        library.close()


@pytest.fixture(params=LIBRARIES, ids=lambda kind: kind.name)
def library(request, opened):
    """Each library in turn."""
    library = opened(request.param)
    with library.current():
        yield library


@pytest.fixture
def cupy(opened):
    return opened(CuPy).module


@pytest.fixture
def torch(opened):
    return opened(Torch).module


@pytest.fixture
def numba_cuda(opened):
    return opened(Numba).module


@pytest.fixture
def gpuarray(opened):
    library = opened(PyCuda)
    with library.current():
        yield library.module


@pytest.fixture(scope="session")
def example(request):
    """The module of `pycuda-swig-example`; not found by path, because other tests have another `example`."""
    return load("example", "pycuda-swig-example/example_cuda.i", request)


@pytest.fixture(scope="session")
def pipcudemo(request):
    return load("pipcudemo", "pipcudemo/pipcudemo.i", request)


@pytest.fixture(scope="session")
def vector_add(request):
    return load("vector_add", "vector_add/vector_add.i", request)


@pytest.fixture(scope="session")
def image_filter(request):
    return load("image_filter", "image_filter/image_filter.i", request)


@pytest.fixture(scope="session")
def my_module(request):
    return load("myModule", "c_api/myModule.i", request)


@pytest.fixture(scope="session")
def cu_add_vector(request):
    return load("CU_AddVector", "c_api/CU_AddVector.i", request)


@pytest.fixture(scope="session")
def square_array(request):
    return load("square_array", "square_array/square_array.i", request)


@pytest.fixture(scope="session")
def unified_memory(request):
    return load("unified_memory", "unified_memory/unified_memory.i", request)


@pytest.fixture(scope="session")
def layouts(request):
    return load("layouts", ROOT / "tests" / "gpu" / "layouts" / "layouts.i", request)


@pytest.fixture(scope="session")
def own_types(request):
    return load("own_types", ROOT / "tests" / "gpu" / "own_types" / "own_types.i", request)


@pytest.fixture(scope="session")
def numcu(request):
    """The module with the interface's own Python code."""
    modules = modules_of("numcu/numcu.i", request)
    sys.path.insert(0, str(modules))
    yield importlib.import_module("numcu")
    sys.path.remove(str(modules))
    for name in ("numcu", "_numcu"):
        sys.modules.pop(name, None)


@pytest.fixture(scope="session")
def elements(request):
    return load("elements", ROOT / "tests" / "gpu" / "elements" / "elements.i", request)


def load(name, interface, request):
    modules = modules_of(interface, request)
    spec = importlib.util.spec_from_file_location(f"_{name}", Path(modules) / f"_{name}.abi3.so")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def modules_of(interface, request):
    """The folder of the kit's modules, or one in which an interface was built."""
    return os.environ.get("QUAFF_GPU_MODULES") or build(EXAMPLES / interface, request)


def build(interface, request):
    """Builds an example, which needs nvcc."""
    out, folder = ROOT / "target" / "tests" / "gpu", interface.parent
    sources = [part for source in sorted((folder / "src").glob("*")) for part in ("--source", source)]
    command = [request.getfixturevalue("program"), "build", interface, *sources]
    environment = os.environ | {"QUAFF_CACHE_DIR": str(request.getfixturevalue("cache"))}
    done = subprocess.run(
        [*command, "-I", folder / "include", "--out", out],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return out
