"""Users' projects as tests build them: a folder, with commands that run in it, by CMake or by pip."""

import re
import subprocess
import sys
import sysconfig
import textwrap
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOOLS = Path(sysconfig.get_path("scripts"))


class Folder:
    """A project's folder, and the environment in which its commands run."""

    def __init__(self, folder, environment):
        self.folder, self.environment = folder, environment

    def run(self, *command, check=True):
        """The output of a command, which must succeed, or must fail with `check=False`; with None, either."""
        words = list(map(str, command))
        done = subprocess.run(
            words, check=False, capture_output=True, text=True, cwd=self.folder, env=self.environment
        )
        said = done.stdout + done.stderr
        assert check is None or (done.returncode == 0) == check, f"{' '.join(words)}\n{said}"
        return said

    def path(self, name):
        return self.folder / name

    def append(self, name, text):
        """Adds lines to a source file."""
        path = self.folder / name
        path.write_text(path.read_text() + text)

    def replace(self, name, old, new):
        path = self.folder / name
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))


class Project(Folder):
    """A CMake project with its build tree."""

    def __init__(self, folder, environment, program, cmake=TOOLS / "cmake"):
        super().__init__(folder, environment)
        self.tree = folder / "build tree"
        self.cmake = cmake
        self.options = [
            f"-Dquaff_DIR={ROOT / 'cmake'}",
            f"-DQUAFF_EXECUTABLE={program}",
            f"-DPython_EXECUTABLE={sys.executable}",
        ]

    def configure(self, *options, generator="Ninja", check=True):
        command = [self.cmake, "-S", ".", "-B", self.tree, "-G", generator, *self.options, *options]
        return self.run(*command, check=check)

    def build(self, *options, check=True):
        return self.run(self.cmake, "--build", self.tree, *options, check=check)

    def ctest(self, *options):
        """Runs the project's own tests, which must pass."""
        said = self.run(self.cmake.with_name("ctest"), "--test-dir", self.tree, *options)
        assert "100% tests passed" in said, said

    def install(self, prefix, *options):
        self.run(self.cmake, "--install", self.tree, "--prefix", prefix, *options)

    def python(self, code, folder):
        """The output of a line of Python that finds modules in a folder of the build tree."""
        environment = self.environment | {"PYTHONPATH": str(self.tree / folder)}
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


class Package(Folder):
    """A Python package, and an environment for its installation, with the packages of the tests."""

    AS_IS = ("--no-build-isolation", "--no-index", "--no-deps", "--quiet")

    def __init__(self, folder, environment, home):
        super().__init__(folder, environment)
        self.venv = home
        venv.create(home, with_pip=False)
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        site = home / "lib" / version / "site-packages"
        (site / "tests.pth").write_text(sysconfig.get_path("purelib") + "\n")

    def python(self, *arguments, check=True):
        return self.run(self.venv / "bin" / "python", *arguments, check=check)

    def workflow(self, name):
        """The commands of one of the package's workflows for GitHub."""
        text = self.path(f".github/workflows/{name}.yml").read_text()
        steps = re.finditer(r"^( *)- run: (?:\|\n((?:\1    .*\n)+)|(.+))", text, re.MULTILINE)
        return [textwrap.dedent(step[2] or step[3]) for step in steps]

    def pip(self, command, *arguments, check=True):
        """Runs pip, without a network and with the packages of the tests' environment."""
        return self.python("-m", "pip", "--disable-pip-version-check", command, *arguments, check=check)
