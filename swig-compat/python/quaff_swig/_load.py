"""`quaff_swig.load`: from an interface to an imported module."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

from quaff_swig._build import built

Names = Iterable[str | os.PathLike[str]]


def load(
    interface: str | os.PathLike[str],
    *,
    sources: Names = (),
    include_dirs: Names = (),
    defines: Iterable[str] = (),
    libraries: Iterable[str] = (),
    library_dirs: Names = (),
    flags: Iterable[str] = (),
    cuda_archs: Iterable[str] = (),
) -> ModuleType:
    """Builds the module of an interface, and imports it.

    If the interface, its headers and its sources have not changed since the last build, the existing module
    is imported. Otherwise the module is built again and the new one is returned; the functions of the old one
    still work.

    The options are those of `quaff build`. Raises `BuildError`, with the messages of the command, if the
    interface cannot be built.
    """
    paths = {"--source": sources, "-I": include_dirs, "-L": library_dirs}
    texts = {"-D": defines, "-l": libraries, "--cuda-arch": cuda_archs}
    options = [word for option, names in paths.items() for name in names for word in (option, absolute(name))]
    options += [word for option, names in texts.items() for name in names for word in (option, name)]
    options += [f"--flag={flag}" for flag in flags]
    return imported(built(Path(interface).absolute(), options))


def absolute(name: str | os.PathLike[str]) -> str:
    """An absolute path. `$ORIGIN`, which stands for the folder of the module, is not replaced."""
    text = os.fspath(name)
    return text if text.startswith("$ORIGIN") else os.path.abspath(text)


def imported(folder: Path) -> ModuleType:
    """The module in a folder that `quaff build` has written, which contains no other."""
    [path] = folder.glob("*.py")
    extension = f"_{path.stem}"
    known = sys.modules.get(path.stem)
    if known is not None and getattr(known, "__file__", None) == str(path):
        return known
    # The Python file imports its extension by name, and must not get that of an earlier build.
    sys.modules.pop(extension, None)
    # A module that goes beyond the stable ABI may have one file for each Python.
    names = [folder / f"{extension}{suffix}" for suffix in importlib.machinery.EXTENSION_SUFFIXES]
    execute(extension, next(name for name in names if name.is_file()))
    return execute(path.stem, path)


def execute(name: str, path: Path) -> ModuleType:
    """Imports a file as a module of this name."""
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot import `{path}`", name=name, path=str(path))
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
