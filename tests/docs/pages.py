"""Runs a page of the documentation from its first block to its last, in a folder, as its reader would."""

import re
import subprocess
import sys
from pathlib import Path

from session import replay

# A block that stands for a file says which in its first line, or is an interface, which names its module.
NAMED = re.compile(r"(?://|#) ([\w./-]+\.\w+)\n")
MODULE = re.compile(r"^%module (\w+)", re.MULTILINE)


def run(blocks: list[tuple[str, str]], folder: Path, shell) -> None:
    """Writes files, runs commands and compares what they print; `shell` runs a line in the folder."""
    sessions = ""
    for language, text in blocks:
        if language == "console":
            commands(text, shell)
        elif language == "python" and text.startswith(">>> "):
            sessions += text
        else:
            place = folder / name(language, text)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text)
    if sessions:
        in_a_process_of_its_own(sessions, folder)


def commands(text: str, shell) -> None:
    """Runs each line after `$ `."""
    for command, shown in re.findall(r"^\$ (.*)\n((?:[^$].*\n)*)", text, re.MULTILINE):
        assert shell(command).split() == shown.split(), command


def name(language: str, text: str) -> str:
    """The name of the file that a block stands for."""
    if language == "swig":
        return MODULE.search(text).group(1) + ".i"
    return NAMED.match(text).group(1)


def in_a_process_of_its_own(sessions: str, folder: Path) -> None:
    """Modules of one name are built for several pages, and a process imports one of them."""
    command = [sys.executable, __file__]
    done = subprocess.run(command, input=sessions, text=True, capture_output=True, cwd=folder, check=False)
    assert done.returncode == 0, done.stderr


if __name__ == "__main__":
    sys.path.insert(0, ".")
    replay(sys.stdin.read(), {})
