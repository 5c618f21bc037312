"""Runs the command `quaff`, and keeps the built modules until a file changes from which they were built."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import stat
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

# The environment variables that a build depends on, besides its options.
OF_KERNELS = ("QUAFF_KERNEL_ARCHS", "QUAFF_NVRTC", "QUAFF_NVRTC_FLAGS")
VARIABLES = ("CC", "CXX", "CUDACXX", "CUDA_PATH", "PATH", *OF_KERNELS)

# The beginning of the names of the folders for builds.
PREFIX = "module-"

# The locks of this process: as long as it lives, `quaff cache clean` and builds remove none of its modules.
locks: dict[Path, int] = {}


class BuildError(Exception):
    """The error for an interface that could not be built, with the messages of the command `quaff`."""

    def _render_traceback_(self) -> list[str]:
        """The lines that a notebook shows under the cell: the messages, without a traceback."""
        return str(self).splitlines()


def command() -> str:
    """The command `quaff` of this environment, or else that of PATH."""
    found = shutil.which("quaff", path=sysconfig.get_path("scripts")) or shutil.which("quaff")
    if found is None:
        raise BuildError("the command `quaff` was not found: install the package `quaff-swig`")
    return found


def loaded(program: str) -> Path:
    """The folder of the built modules. The command refuses a cache that other users can write to."""
    return Path(done([program, "--loaded-dir"], None).stdout.removesuffix("\n"))


def built(interface: Path, options: Sequence[str], *, folder: Path | None = None) -> Path:
    """A folder with the module of an interface, which is built if necessary.

    Commands run in `folder`, and messages name the interface relative to it.
    """
    program = command()
    settings = [os.path.realpath(program), str(stamp(program)), str(interface), str(folder), *options]
    # A module that goes beyond the stable ABI is for one version of Python, with the GIL or without.
    settings.append(str(sysconfig.get_config_var("EXT_SUFFIX")))
    settings += [f"{name}={os.environ.get(name, '')}" for name in VARIABLES]
    home = loaded(program) / hashlib.sha256("\0".join(settings).encode()).hexdigest()[:16]
    hold(home)
    return kept(home) or build([program, "build", str(interface), *options], home, folder)


def hold(home: Path) -> None:
    """Makes the folder, and takes its lock, which all processes that use the folder share."""
    if home in locks and is_named(locks[home], home):
        return
    while True:
        home.mkdir(mode=0o700, exist_ok=True)
        try:
            if not is_private(home):
                raise BuildError(
                    f"error: others can write to `{home}`, and their files would be executed: remove it"
                )
            lock = os.open(home, os.O_RDONLY | os.O_DIRECTORY)
        except FileNotFoundError:
            continue
        with contextlib.suppress(OSError):  # a file system without locks
            fcntl.flock(lock, fcntl.LOCK_SH)
        if is_named(lock, home):
            if home in locks:
                os.close(locks[home])
            locks[home] = lock
            return
        # The folder was removed before it was locked.
        os.close(lock)


def is_private(folder: Path) -> bool:
    """Whether a folder belongs to this user, and no other user can write to it."""
    status = os.lstat(folder)
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.geteuid() and not status.st_mode & 0o022


def is_named(lock: int, home: Path) -> bool:
    """Whether the path leads to the folder that was locked."""
    try:
        return os.path.samestat(os.fstat(lock), os.stat(home))
    except OSError:
        return False


def kept(home: Path) -> Path | None:
    """The folder of the last build, unless a file that the build has read has changed since."""
    try:
        note: dict[str, Any] = json.loads((home / "built.json").read_text())
        name = str(note["folder"])
        if any(was is None or stamp(path) != was for path, was in note["read"].items()):
            return None
        module = home / name
        # The note may name only a folder directly inside `home`, and no link out of it.
        if not (name.startswith(PREFIX) and Path(name).name == name and is_private(module)):
            return None
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    with contextlib.suppress(OSError):
        os.utime(home / "built.json")  # its last use, after which it is kept for a month
    return module


def build(line: Sequence[str], home: Path, folder: Path | None) -> Path:
    """Builds into a new folder: a library that is in use is never written to."""
    start = time.time_ns()
    place = Path(tempfile.mkdtemp(prefix=PREFIX, dir=home))
    try:
        run([*line, "--out", str(place), "--depfile", str(place / "read.d")], folder)
        read = {path: stamp(path) for path in listed((place / "read.d").read_text())}
    except BaseException:
        shutil.rmtree(place, ignore_errors=True)
        raise
    # If a file was written during the build, the build may have read its old text.
    read = {path: was if was and was[0] < start else None for path, was in read.items()}
    note = home / f"{place.name}.json"
    note.write_text(json.dumps({"folder": place.name, "read": read}))
    note.replace(home / "built.json")
    remove_old(home, place)
    return place


def remove_old(home: Path, place: Path) -> None:
    """Removes old modules, but not the one before the new one: another process may be about to import it."""
    olds = sorted(home.glob(f"{PREFIX}*"), key=lambda old: old.stat().st_mtime_ns)
    for old in [old for old in olds if old != place][:-1]:
        shutil.rmtree(old, ignore_errors=True)


def run(line: Sequence[str], folder: Path | None) -> None:
    """Runs the command, and shows its messages."""
    sys.stderr.write(done(line, folder).stderr)


def done(line: Sequence[str], folder: Path | None) -> subprocess.CompletedProcess[str]:
    """Runs the command, and returns its result. If it fails, its messages are the error."""
    environment = os.environ | {"QUAFF_PYTHON": sys.executable}
    done = subprocess.run(line, capture_output=True, text=True, cwd=folder, check=False, env=environment)
    if done.returncode != 0:
        raise BuildError(done.stderr.strip())
    return done


def listed(depfile: str) -> list[str]:
    """The files in a make rule that the command has written, with each file on its own line."""
    lines = (line.strip().removesuffix(" \\") for line in depfile.splitlines()[1:])
    return [line.replace("\\ ", " ").replace("\\#", "#").replace("$$", "$") for line in lines]


def stamp(path: str | Path) -> list[int] | None:
    """The time and the size of a file, which change with its text; None if there is no such file."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return [status.st_mtime_ns, status.st_size]
