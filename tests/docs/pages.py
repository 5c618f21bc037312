"""Runs a page of the documentation from its first block to its last, in a folder, as its reader would."""

import re
import subprocess
import sys
from pathlib import Path

from session import replay

# A block that represents a file names it in its first line, or is an interface, which names its module.
NAMED = re.compile(r"(?://|#) ([\w./-]+\.\w+)\n")
MODULE = re.compile(r"^%module(?:\(.*\))? (\w+)", re.MULTILINE)


class Shell:
    """Runs lines one after another, and keeps the current folder when a line changes it."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.folder = folder
        self.environment = environment

    def __call__(self, line: str) -> str:
        if line.startswith("cd "):
            self.folder /= line.removeprefix("cd ")
            return ""
        done = subprocess.run(
            ["sh", "-c", line],
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=self.environment,
            check=False,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        return done.stdout

    def session(self, line: str, typed: str) -> str:
        """The whole output of a program that reads `typed`, whatever its status."""
        done = subprocess.run(
            ["sh", "-c", line],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            input=typed,
            cwd=self.folder,
            env=self.environment,
            check=False,
        )
        return done.stdout


def run(blocks: list[tuple[str, str]], folder: Path, environment: dict[str, str]) -> None:
    """Writes files, runs commands and compares what they print."""
    shell = Shell(folder, environment)
    sessions = ""
    for language, text in blocks:
        if language == "console":
            commands(text, shell)
        elif language == "python" and text.startswith(">>> "):
            sessions += text
        elif not is_there(text, folder):
            place = folder / name(language, text)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text)
    if sessions:
        in_a_process_of_its_own(sessions, shell.folder)


def is_there(text: str, folder: Path) -> bool:
    """Whether a command has written the file that a block shows."""
    return any(path.read_bytes() == text.encode() for path in folder.rglob("*") if path.is_file())


def commands(text: str, shell: Shell) -> None:
    """Runs each line after `$ `. If no output is shown, the command only has to succeed.

    If the command is gdb's, or if `…` represents text that differs each time, each shown line must be
    printed, in this order. Such a command may fail, as a program under a sanitizer does.
    """
    for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", text, re.MULTILINE):
        typed = "".join(f"{line}\n" for line in re.findall(r"^\(gdb\) (.*)", shown, re.MULTILINE))
        if typed or "…" in shown:
            printed = shell.session(command, typed)
            lines = [line for line in shown.splitlines() if not line.startswith("(gdb) ")]
            pattern = "$.*".join(re.escape(line).replace("…", "[^\n]*") for line in lines) + "$"
            assert re.search(pattern, printed, re.DOTALL | re.MULTILINE), f"{command}\n{printed}"
        else:
            printed = shell(command)
            assert not shown or printed.split() == shown.split(), command


def name(language: str, text: str) -> str:
    """The name of the file that a block represents."""
    if language == "swig":
        return MODULE.search(text).group(1) + ".i"
    return NAMED.match(text).group(1)


def in_a_process_of_its_own(sessions: str, folder: Path) -> None:
    """A separate process, because modules of the same name are built for several pages, and a process imports
    only one.
    """
    command = [sys.executable, __file__]
    done = subprocess.run(command, input=sessions, text=True, capture_output=True, cwd=folder, check=False)
    assert done.returncode == 0, done.stderr


if __name__ == "__main__":
    sys.path.insert(0, ".")
    replay(sys.stdin.read(), {})
