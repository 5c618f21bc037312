"""How tests run CMake: that of the tests' environment, on copies of the projects beside this file."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECTS = Path(__file__).parent / "projects"
TOOLS = Path(sys.executable).parent


class Project:
    """A copy of a project, with its build tree."""

    def __init__(self, folder, environment, options):
        self.folder, self.environment, self.options = folder, environment, options
        self.tree = folder / "build tree"
        self.cmake = TOOLS / "cmake"

    def run(self, *command, check=True):
        words = list(map(str, command))
        done = subprocess.run(
            words, check=False, capture_output=True, text=True, cwd=self.folder, env=self.environment
        )
        said = done.stdout + done.stderr
        # None: whichever.
        assert check is None or (done.returncode == 0) == check, f"{' '.join(words)}\n{said}"
        return said

    def configure(self, *options, generator="Ninja", check=True):
        command = [self.cmake, "-S", ".", "-B", self.tree, "-G", generator, *self.options, *options]
        return self.run(*command, check=check)

    def build(self, *options, check=True):
        return self.run(self.cmake, "--build", self.tree, *options, check=check)

    def path(self, name):
        return self.folder / name

    def append(self, name, text):
        """Adds lines to a source."""
        path = self.folder / name
        path.write_text(path.read_text() + text)

    def replace(self, name, old, new):
        path = self.folder / name
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))

    def python(self, code, folder):
        """What a line of Python prints that finds modules in a folder of the build tree."""
        environment = self.environment | {"PYTHONPATH": str(self.tree / folder)}
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


@pytest.fixture
def environment(cache):
    path = os.pathsep.join([str(TOOLS), os.environ["PATH"]])
    # CMake takes an installed file for the built one where their times differ by less than a second.
    always = {"CMAKE_INSTALL_ALWAYS": "1"}
    return os.environ | always | {"PATH": path, "QUAFF_CACHE_DIR": str(cache)}


@pytest.fixture
def project(program, environment, tmp_path):
    """Copies a project to a path with a space in it."""

    def project(name):
        folder = tmp_path / f"a {name}"
        shutil.copytree(PROJECTS / name, folder)
        options = [
            f"-Dquaff_DIR={ROOT / 'cmake'}",
            f"-DQUAFF_EXECUTABLE={program}",
            f"-DPython_EXECUTABLE={sys.executable}",
        ]
        return Project(folder, environment, options)

    return project


@pytest.fixture
def prefix_of_package(program, environment, tmp_path):
    """Where quaff's tree was installed to, with the command that is tested."""
    prefix, tree, cmake = tmp_path / "quaff prefix", tmp_path / "quaff tree", TOOLS / "cmake"
    commands = (
        [cmake, "-S", ROOT, "-B", tree, f"-DQUAFF_EXECUTABLE={program}"],
        [cmake, "--install", tree, "--prefix", prefix],
    )
    for command in commands:
        subprocess.run(command, check=True, capture_output=True, env=environment)
    return prefix
