"""The places where CMake finds quaff, and the tools with which it builds."""

import shutil
import sys
import sysconfig
from pathlib import Path

import pytest
from user_projects import ROOT, TOOLS

pytestmark = pytest.mark.whole


@pytest.mark.parametrize("way", ["add_subdirectory", "FetchContent"])
def test_a_project_has_the_sources(project, way):
    """A project that builds quaff from its sources installs only its own files."""
    sources = project("sources")
    sources.configure(f"-DQUAFF_SOURCES={ROOT}", f"-DBY_FETCH_CONTENT={way == 'FetchContent'}")
    sources.build()
    assert sources.python("import twice; print(twice.twice(4))", "") == "8"
    sources.install("installed")
    assert {path.name for path in sources.path("installed").iterdir()} == {"python"}


def test_the_command_is_built_where_none_is_named(project):
    """Not built here: only the build command is checked."""
    sources = project("sources")
    sources.options = []
    sources.configure(f"-DQUAFF_SOURCES={ROOT}")
    rules = (sources.tree / "build.ninja").read_text()
    [line] = [line for line in rules.splitlines() if "--package quaff-swig --bin quaff" in line]
    assert "build --quiet --release --locked" in line
    command = sources.tree / "quaff" / "cargo" / "release" / "quaff"
    said = sources.run(TOOLS / "ninja", "-C", sources.tree, "-n", "twice")
    assert said.index("building the command, once") < said.index("reading twice.i"), said
    assert not command.exists()


def test_with_the_oldest_cmake(project):
    oldest = ROOT / ".venv" / "oldest" / "cmake" / "data" / "bin" / "cmake"
    if not oldest.exists():
        pytest.skip("CMake 3.22 is not installed here: `make .venv/oldest`")
    consumer = project("consumer", cmake=oldest)
    assert "cmake version 3.22" in consumer.run(oldest, "--version")
    consumer.configure("-DCMAKE_BUILD_TYPE=Release")
    consumer.build()
    consumer.ctest()
    assert "no work to do" in consumer.build()


def test_with_clang(project):
    if shutil.which("clang++") is None:
        pytest.skip("clang++ is not on this machine")
    consumer = project("consumer")
    consumer.configure("-DCMAKE_CXX_COMPILER=clang++", "-DCMAKE_BUILD_TYPE=Release")
    consumer.build()
    consumer.ctest()


def test_a_cross_build_is_configured(project):
    """rustc and the C++ tools are set for the target machine."""
    consumer = project("consumer")
    system = ["-DCMAKE_SYSTEM_NAME=Linux", "-DCMAKE_SYSTEM_PROCESSOR=aarch64"]
    for options, target in (
        ([], "aarch64-unknown-linux-gnu"),
        (["-DQUAFF_RUST_TARGET=aarch64-unknown-linux-musl"], "aarch64-unknown-linux-musl"),
    ):
        consumer.configure(*system, *options)
        rules = (consumer.tree / "build.ninja").read_text()
        [line] = [line for line in rules.splitlines() if " archive " in line]
        assert f"--target {target}" in line
        assert f"CXX_{target.replace('-', '_')}=" in line
        assert f"CARGO_TARGET_{target.replace('-', '_').upper()}_LINKER=" in line


# A cargo that reports whether it may use make's job tokens, by a pipe that make has left open, or a named
# one.
STAND_IN = """#!{python}
import os, re, stat, sys

def is_open(auth):
    path, pipe = auth.removeprefix("fifo:"), auth.split(",")[0]
    try:
        return stat.S_ISFIFO((os.stat(path) if path != auth else os.fstat(int(pipe))).st_mode)
    except OSError:
        return False

if "build" in sys.argv:
    auth = re.search("--jobserver-auth=([^ ]+)", os.environ.get("MAKEFLAGS", ""))
    print("shares jobs:", bool(auth) and is_open(auth[1]), file=open({log!r}, "a"))
os.execv({cargo!r}, [{cargo!r}, *sys.argv[1:]])
"""


@pytest.mark.parametrize(("options", "shares"), [(["-j2"], True), ([], False)])
def test_cargo_shares_the_jobs_of_make(project, tmp_path, options, shares):
    """Without `-j` there are no jobs to share."""
    sources = project("sources")
    log, cargo = tmp_path / "log", tmp_path / "cargo"
    cargo.write_text(STAND_IN.format(python=sys.executable, cargo=shutil.which("cargo"), log=str(log)))
    cargo.chmod(0o755)
    # The variables of the make that runs the tests do not apply.
    of_make = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "CARGO_MAKEFLAGS", "CMAKE_BUILD_PARALLEL_LEVEL")
    sources.environment = {name: value for name, value in sources.environment.items() if name not in of_make}
    sources.configure(f"-DQUAFF_SOURCES={ROOT}", f"-DQUAFF_CARGO={cargo}", generator="Unix Makefiles")
    said = sources.build("--target", "twice", *options)
    assert log.read_text().splitlines()[-1] == f"shares jobs: {shares}"
    assert "failed to connect to jobserver" not in said


def test_nvcc_is_that_of_the_python_packages_where_there_is_no_other(project):
    """CMake compiles and links a program with it when a language is enabled."""
    nvcc = Path(sysconfig.get_path("purelib"), "nvidia", "cu13", "bin", "nvcc")
    if not nvcc.is_file() or shutil.which("nvcc"):
        pytest.skip("the test takes NVIDIA's packages and no other nvcc: `pip install --group cuda`")
    consumer = project("consumer")
    consumer.environment |= {"VIRTUAL_ENV": sys.prefix, "CUDACXX": "", "CUDA_PATH": ""}
    consumer.append(
        "CMakeLists.txt", 'enable_language(CUDA)\nmessage(STATUS "nvcc: ${CMAKE_CUDA_COMPILER}")\n'
    )
    assert f"nvcc: {sys.prefix}" in consumer.configure("-DCMAKE_CUDA_ARCHITECTURES=80")
