"""A user's package: an interface, sources, and the few lines with which pip builds it."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest
from user_projects import ROOT, Package

pytestmark = pytest.mark.whole

CALLS = "import calc; assert calc.add(1, 2) == 3; print(calc.__file__)"


def calls(package):
    """Calls the installed package, from a folder without its sources."""
    return package.python("-c", f"import os; os.chdir('/'); {CALLS}").strip()


@pytest.fixture
def package(project, environment, tmp_path):
    pytest.importorskip("quaff_swig", reason="quaff-swig is not installed here: `make .venv/quaff-checked`")
    return Package(project("pip").folder, environment, tmp_path / "venv")


def test_the_package_is_that_of_the_documentation_and_at_most_twenty_lines(package):
    page = (ROOT / "docs" / "pip.md").read_text()
    files = {"toml": "pyproject.toml", "cmake": "CMakeLists.txt", "python": "src/calc/__init__.py"}
    lines = 0
    for language, name in files.items():
        [shown, *_] = re.findall(rf"```{language}\n(.+?)```", page, re.DOTALL)
        assert (package.folder / name).read_text() == shown
        lines += len([line for line in shown.splitlines() if line])
    assert lines <= 20


def test_with_maturin(package, program):
    """The steps of docs/pip.md: the crate is built from the output of `quaff generate`."""
    page = (ROOT / "docs" / "pip.md").read_text()
    [command] = re.findall(r"^quaff (generate .+)", page, re.MULTILINE)
    subprocess.run([program, *shlex.split(command)], check=True, cwd=package.folder, env=package.environment)
    manifest = re.findall(r"```toml\n(.+?)```", page, re.DOTALL)[1]
    (package.folder / "pyproject.toml").write_text(manifest)
    shutil.move(package.folder / "src" / "calc" / "__init__.py", package.folder / "python" / "calc")
    package.environment = package.environment | {"CARGO_TARGET_DIR": str(ROOT / "target" / "maturin-package")}
    package.pip("install", *Package.AS_IS, ".")
    assert Path(calls(package)).is_relative_to(package.venv)


def test_an_installed_and_an_editable_package(package):
    package.pip("install", *Package.AS_IS, ".")
    assert Path(calls(package)).is_relative_to(package.venv)
    package.pip("uninstall", "--yes", "--quiet", "calc")
    package.pip("install", *Package.AS_IS, "-e", ".")
    assert Path(calls(package)).is_relative_to(package.folder)


def test_a_package_keeps_its_symbols_if_it_is_built_for_a_debugger(package):
    """Runs the pip command that docs/debugging.md gives for builds with symbols."""
    page = (ROOT / "docs" / "debugging.md").read_text()
    [command] = re.findall(r"`pip install \. (--config-settings=.+?)`", page)
    package.pip("install", *Package.AS_IS, *command.split(), ".")
    [module] = Path(calls(package)).parent.glob("_calc*.so")
    assert ".debug_info" in package.run("readelf", "--section-headers", "--wide", module)


def test_the_sdist_is_complete_and_makes_a_wheel_for_every_python(package, as_released, tmp_path):
    variables = (package.environment | as_released).items()
    package.environment = {name: value for name, value in variables if value is not None}
    build = "from scikit_build_core.build import build_sdist; build_sdist('dist')"
    package.python("-c", build)
    [sdist] = (package.folder / "dist").glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"calc.i", "calc.cpp", "include/calc.hpp", "CMakeLists.txt"} <= names
    package.pip("wheel", *Package.AS_IS, "--wheel-dir", "wheels", sdist)
    [wheel] = (package.folder / "wheels").iterdir()
    assert wheel.name.startswith("calc-1.0-cp311-abi3-linux_")
    with zipfile.ZipFile(wheel) as archive:
        files = {Path(name).name for name in archive.namelist() if name.startswith("calc/")}
    assert files == {"__init__.py", "_calc.abi3.so", "calc.py", "calc.pyi", "py.typed"}
    package.python("-m", "auditwheel", "repair", "--wheel-dir", "repaired", wheel)
    [repaired] = (package.folder / "repaired").iterdir()
    assert "manylinux" in repaired.name
    package.pip("install", "--no-index", "--quiet", repaired)
    calls(package)


def test_a_module_that_is_in_no_package_has_its_stub_in_one(package):
    """The folder of all installed packages has no `py.typed`, which would apply to other packages, too."""
    package.replace("CMakeLists.txt", "DESTINATION calc", "DESTINATION .")
    shutil.rmtree(package.path("src"))
    package.pip("wheel", *Package.AS_IS, "--wheel-dir", "wheels", ".")
    [wheel] = package.path("wheels").iterdir()
    with zipfile.ZipFile(wheel) as archive:
        files = {name for name in archive.namelist() if "dist-info" not in name}
    assert files == {"_calc.abi3.so", "calc.py", "calc.pyi", "calc-stubs/__init__.pyi"}


def test_what_is_wrong_is_told(package, tmp_path):
    """Cargo is missing, or the interface has an error."""
    interface = package.folder / "calc.i"
    text = interface.read_text()
    interface.write_text(text + "%template(nothing) no_such_function<int>;\n")
    assert "no_such_function" in package.pip("wheel", *Package.AS_IS, ".", check=False)
    interface.write_text(text)
    tools = tmp_path / "tools"
    tools.mkdir()
    # Debian's Python was compiled by `x86_64-linux-gnu-g++`, which scikit-build-core asks for.
    of_python = {sysconfig.get_config_var(name).split()[0] for name in ("CC", "CXX")}
    for name in {"c++", "g++", "gcc", "cc", "as", "ld", "sh", "ar", "ranlib"} | of_python:
        (tools / name).symlink_to(shutil.which(name))
    path = os.pathsep.join([str(Path(sys.executable).parent), str(tools)])
    nowhere = {"PATH": path, "HOME": str(tmp_path), "CARGO_HOME": str(tmp_path)}
    package.environment = package.environment | nowhere
    option = "--config-settings=cmake.define.CMAKE_FIND_USE_CMAKE_SYSTEM_PATH=OFF"
    said = package.pip("wheel", *Package.AS_IS, option, ".", check=False)
    assert "`cargo` was not found" in said, said
    assert "https://rustup.rs" in said
