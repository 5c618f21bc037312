"""The module of `example.i`, built once for each language."""

import os
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
STRICT = ["-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror", "-fsanitize=address,undefined"]


@pytest.fixture(scope="session")
def built(program, cache, tmp_path_factory):
    """Builds the module for a language, and gives its folder."""
    folders = {}

    def built(language):
        if language not in folders:
            folder = tmp_path_factory.mktemp(language)
            command = [program, "build", HERE / "example.i", "--language", language, "--out", folder]
            environment = os.environ | {"QUAFF_CACHE_DIR": str(cache)}
            done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
            assert done.returncode == 0, done.stderr
            folders[language] = folder
        return folders[language]

    return built


@pytest.fixture
def run_c(built, tmp_path):
    """Compiles a C program with the module, strictly and with sanitizers, and gives what it prints."""

    def run_c(source):
        folder = built("c")
        places = [f"-I{folder / 'include'}", f"-I{HERE}", f"-L{folder}", f"-Wl,-rpath,{folder}"]
        program = tmp_path / source.stem
        command = ["cc", *STRICT, source, *places, "-lexample", "-o", program]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        done = subprocess.run([program], check=False, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
        return done.stdout

    return run_c
