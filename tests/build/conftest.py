"""Fixtures for tests of built modules, in addition to the command."""

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest


@pytest.fixture
def nvrtc():
    """The path of NVRTC, without which a test is skipped."""
    library = Path(sysconfig.get_path("purelib"), "nvidia", "cuda_nvrtc", "lib", "libnvrtc.so.12")
    return str(library) if library.is_file() else pytest.skip("no NVRTC: `pip install --group cuda`")


@pytest.fixture
def nvcc():
    """The path of nvcc, without which a test is skipped."""
    packaged = Path(sysconfig.get_path("purelib"), "nvidia", "cu13", "bin", "nvcc")
    found = str(packaged) if packaged.is_file() else shutil.which("nvcc")
    return found or pytest.skip("no nvcc: `pip install --group cuda`")


@pytest.fixture
def built_by_nvcc(quaff, nvcc):
    """Builds `example.i` with nvcc, and returns the output."""

    def built(*arguments, interface="example.i", **options):
        done = quaff("build", interface, *arguments, **({"CUDACXX": nvcc} | options))
        assert done.returncode == 0, done.stderr
        return done.stderr

    return built


@pytest.fixture
def with_cargo(quaff, write, tmp_path):
    """Runs the command with a cache of the test's own, and with a shell script instead of cargo.

    Without a script, cargo is replaced by a command that immediately builds an empty library, after the given
    commands.
    """

    def run(*arguments, script=EMPTY_LIBRARY, before="", cache=tmp_path / "cache", **variables):
        write("bin/cargo", f"#!/bin/sh\n{before}\n{script}\n").chmod(0o755)
        path = f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"
        done = quaff(*arguments, QUAFF_CACHE_DIR=str(cache), PATH=path, LC_ALL="C", **variables)
        assert "panicked" not in done.stderr
        return done

    return run


@pytest.fixture
def used_long_ago():
    """Sets the times of files and folders back by a number of days."""

    def set_back(*paths, days):
        for path in paths:
            command = ["touch", "--no-dereference", f"--date={days} days ago", str(path)]
            subprocess.run(command, check=True)

    return set_back


EMPTY_LIBRARY = """while [ $# -gt 0 ]; do
  case "$1" in
    --manifest-path) name=$(sed -n 's/^name = "\\(.*\\)"/\\1/p' "$2" | head -n 1) ;;
    --target-dir) target=$2 ;;
  esac
  shift
done
mkdir -p "$target/release/deps"
echo | cc -shared -x c - -o "$target/release/lib$name.so"
ln -f "$target/release/lib$name.so" "$target/release/deps/lib$name.so"
echo "   Compiling $name v0.1.0" >&2
echo "{\\"filenames\\": [\\"$target/release/lib$name.so\\"]}"
"""
