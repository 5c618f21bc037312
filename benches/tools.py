"""Runs the tools that users of SWIG, pybind11 and nanobind run."""

import os
import shutil
import subprocess
import sysconfig
from collections.abc import Sequence
from pathlib import Path

COMPILER = os.environ.get("CXX", "g++")
EXTENSION: str = sysconfig.get_config_var("EXT_SUFFIX")


def compiler_version() -> str:
    """Return the first line of the compiler's `--version`."""
    command = [COMPILER, "--version"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()[0]


def program(name: str) -> str | None:
    """Find a program in the virtual environment, whether it is active or not, and then on PATH."""
    return shutil.which(name, path=f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ['PATH']}")


def swig(interface: Path, wrapper: Path, includes: Sequence[Path], options: Sequence[str] = ()) -> None:
    """Generate the wrapper, and the Python module next to it; `options` are those that a user would have to
    know.
    """
    folders = [f"-I{folder}" for folder in includes]
    command: list[str | Path] = [program("swig") or "swig", "-python", "-c++", *options, *folders]
    subprocess.run([*command, "-o", wrapper, interface], check=True)


def compile_module(
    module: Path, flags: Sequence[str], includes: Sequence[Path], sources: Sequence[Path]
) -> None:
    """Compile and link one extension module; `module` is its path without the suffix."""
    folders = [f"-I{folder}" for folder in [sysconfig.get_path("include"), *includes]]
    target = f"{module}{EXTENSION}"
    subprocess.run([COMPILER, *flags, "-fPIC", "-shared", *folders, *sources, "-o", target], check=True)


def compile_object(target: Path, flags: Sequence[str], includes: Sequence[Path], source: Path) -> None:
    """Compile one source of an extension module."""
    folders = [f"-I{folder}" for folder in [sysconfig.get_path("include"), *includes]]
    subprocess.run([COMPILER, *flags, "-fPIC", "-c", *folders, source, "-o", target], check=True)
