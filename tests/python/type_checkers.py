"""Runs type checkers on a built module: stubtest, mypy and pyright."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

SUCCESS = "Success: no issues found"
# The output of a session for a line that raises an exception.
RAISED = re.compile(r"^\w+(Error|Exception)\b")


def agree(folder: Path, session: str, out: Path, allowed: str = "") -> None:
    """Checks that every stub of a folder agrees with its module, and that a user's session has no type
    errors.

    `allowed` contains patterns of names that stubtest ignores.
    """
    stubs = sorted(folder.glob("*.pyi"))
    assert stubs, f"no stub in {folder}"
    (out / "allowed.txt").write_text(allowed)
    (out / "session.py").write_text(program(session))
    asked = [
        ("mypy.stubtest", *[stub.stem for stub in stubs], "--allowlist", out / "allowed.txt"),
        ("mypy", "--strict", cache_of_mypy(out), *stubs, out / "session.py"),
    ]
    for command in asked:
        said = mypy(folder, out, *command)
        assert said.startswith(SUCCESS), said
    said = pyright(folder, out, [*stubs, out / "session.py"], ignored="none")
    assert not said, said


def cache_of_mypy(out: Path) -> str:
    """The option by which the tests of a run share mypy's cache for NumPy, which takes longer to compute than
    everything else. `out` is the folder of a test.

    stubtest has no such option: it compares definitions, which are not in the cache.
    """
    return f"--cache-dir={out.parent / 'mypy'}"


def program(session: str) -> str:
    """The lines of a session, without those that raise an exception."""
    lines = re.findall(r"^>>> (.*)\n((?:(?!>>> ).*\n)*)", session, re.MULTILINE)
    return "".join(f"{line}\n" for line, shown in lines if not RAISED.match(shown))


def mypy(folder, out, *command):
    """The output of mypy or stubtest for modules in a folder."""
    # Outside of pyproject.toml's folder, so that only the options here apply.
    environment = os.environ | {"MYPYPATH": str(folder), "PYTHONPATH": str(folder), "NO_COLOR": "1"}
    words = [sys.executable, "-m", *map(str, command)]
    done = subprocess.run(words, cwd=out, env=environment, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def pyright(folder, out, files, ignored):
    """The output of pyright for files, or nothing. `ignored` is its rule for a comment that silences no
    error.
    """
    options = {
        "typeCheckingMode": "standard",
        "extraPaths": [str(folder)],
        "include": [str(file) for file in files],
        "reportMissingModuleSource": "none",
        "reportUnnecessaryTypeIgnoreComment": ignored,
    }
    (out / "pyrightconfig.json").write_text(json.dumps(options))
    command = [sys.executable, "-m", "basedpyright", "--pythonpath", sys.executable]
    done = subprocess.run(command, cwd=out, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr
