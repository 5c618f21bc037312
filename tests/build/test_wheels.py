"""The wheels of quaff, quaff-swig and a user's package on a machine without compilers: `make test-wheels`."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from user_projects import ROOT, Package

pytestmark = [
    pytest.mark.whole,
    pytest.mark.skipif("QUAFF_WHEELS" not in os.environ, reason="no wheels were built: `make test-wheels`"),
]

DEBIAN = ROOT / "target" / "bare-debian"
CALLS = """import array, measure, quaff
numbers = array.array("d", [1, 2, 6])
print(quaff.sum(numbers), measure.mean(numbers), measure.__file__)"""


@pytest.fixture(scope="module")
def wheels():
    return sorted(Path(os.environ["QUAFF_WHEELS"]).glob("*.whl"))


@pytest.fixture
def package(wheels, environment, tmp_path):
    """A package written by `quaff new`, with the command from the wheel."""
    package = Package(tmp_path, environment, tmp_path / "venv")
    package.pip("install", "--quiet", "--no-index", "--ignore-installed", "--no-deps", *wheels)
    package.environment = package.environment | {"QUAFF_CACHE_DIR": str(ROOT / "target" / "wheels-cache")}
    package.run(package.venv / "bin" / "quaff", "new", "measure")
    package.folder = tmp_path / "measure"
    return package


@pytest.fixture(scope="module")
def debian():
    """Runs a command in a Debian 12 that has only Python."""
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        pytest.skip("root installs Debian into a folder: `apt install debootstrap`")
    if not (DEBIAN / "installed").exists():
        shutil.rmtree(DEBIAN, ignore_errors=True)
        command = ["debootstrap", "--variant=minbase", "--include=python3-venv", "bookworm", DEBIAN]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        (DEBIAN / "installed").touch()

    def run(*words, check=True):
        clean = ["env", "-i", "PATH=/venv/bin:/usr/bin:/bin", "HOME=/root", "LC_ALL=C.UTF-8"]
        command = ["chroot", DEBIAN, *clean, *words]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        said = done.stdout + done.stderr
        assert (done.returncode == 0) == check, said
        return said

    return run


def repaired(package):
    """The package's wheel, by the commands of docs/publishing.md."""
    package.pip("wheel", *Package.AS_IS, "--wheel-dir", "dist", ".")
    [wheel] = package.path("dist").iterdir()
    package.python("-m", "auditwheel", "repair", "--wheel-dir", "wheelhouse", wheel)
    [wheel] = package.path("wheelhouse").iterdir()
    return wheel


def test_the_workflow_finds_a_wheel_that_was_committed(wheels, package):
    find, *_ = package.workflow("test")
    package.path("wheels").mkdir()
    shutil.copy(wheels[-1], package.path("wheels"))
    where = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(package.path("wheels"))}
    package.environment = package.environment | where | {"RUNNER_TEMP": str(package.venv)}
    package.run("sh", "-c", find)
    assert (package.venv / wheels[-1].name).exists()


def test_wheels_run_in_a_debian_without_compilers(wheels, package, debian):
    assert [wheel.name.partition("-")[0] for wheel in wheels] == ["quaff", "quaff_swig"]
    wheels = [*wheels, repaired(package)]
    for wheel in wheels:
        tag = wheel.stem.rpartition("-")[2]
        assert tag.startswith("manylinux_")
        said = package.python("-m", "auditwheel", "show", wheel)
        assert f'"{tag}"' in said.replace("\n", " "), said
    shutil.rmtree(DEBIAN / "wheels", ignore_errors=True)
    (DEBIAN / "wheels").mkdir()
    for wheel in wheels:
        shutil.copy(wheel, DEBIAN / "wheels")
    shutil.copytree(package.folder, DEBIAN / "measure", dirs_exist_ok=True)

    for compiler in ("cc", "c++", "cargo"):
        debian("sh", "-c", f"command -v {compiler}", check=False)
    debian("python3", "-m", "venv", "--clear", "/venv")
    debian("pip", "install", "--no-index", "--find-links", "/wheels", "quaff", "quaff-swig", "measure")
    total, mean, path = debian("python", "-c", CALLS).split()
    assert (total, mean) == ("9.0", "3.0")
    assert path.startswith("/venv/")
    assert "mean(float64 array)" in debian("quaff", "check", "/measure/measure.i", "-I", "/measure/include")
    said = debian("quaff", "build", "/measure/measure.i", "-I", "/measure/include", check=False)
    assert "error: `cargo` was not found\n  help: install Rust: https://rustup.rs\n" in said
