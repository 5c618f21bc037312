"""Builds the peers and quaff's module: each folder of peers/ becomes a folder of modules in target/bench/.

A peer is rebuilt only if its sources, its requirements, the flags or the tools have changed. A peer that
fails to build is reported and skipped; the tables show it as not installed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, cast

import nanobind
import numpy
import pybind11

from .tools import compile_module, compiler_version, program, swig

BENCHES = Path(__file__).parent
PEERS = BENCHES / "peers"
OUT = BENCHES.parent / "target" / "bench"

# The same flags for all, without -march, because wheels are built for the baseline. nanobind needs
# -fno-strict-aliasing.
FLAGS = ["-std=c++17", "-O3", "-DNDEBUG", "-fvisibility=hidden", "-fno-strict-aliasing"]


def build_peers() -> None:
    """Build every peer that is out of date."""
    for name, build in BUILDERS.items():
        try:
            build_if_changed(name, build)
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"{name} is left out: {error}", file=sys.stderr)


def build_if_changed(name: str, build: Callable[[Path, Path], None]) -> None:
    """Build one peer in an empty folder, unless its stamp says that nothing has changed; the stamp is written
    last.
    """
    source, out = PEERS / name, OUT / name
    stamp, wanted = out / "stamp", fingerprint(source)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print(f"building {name}", file=sys.stderr)
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    build(source, out)
    stamp.write_text(wanted)


def fingerprint(source: Path) -> str:
    """Hash everything that the built module depends on."""
    own = sorted(path for path in source.rglob("*.*") if path.suffix != ".pyc")
    shared = [PEERS / "sum.hpp", BENCHES.parent / "pyproject.toml", BENCHES / "tools.py", Path(__file__)]
    # quaff is not a pinned package: its command changes with the checkout.
    if source.name == "quaff" and (command := program("quaff")):
        shared.append(Path(command))
    digest = hashlib.sha256(f"{compiler_version()} {sys.version}".encode())
    for path in own + shared:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def build_quaff(source: Path, out: Path) -> None:
    """Run `quaff build`, which has its own compiler flags, also with -O3."""
    command: list[str | Path] = [program("quaff") or "quaff", "build", source / "example.i"]
    subprocess.run([*command, "-I", PEERS, "--out", out], check=True, stdout=sys.stderr)


def build_swig_numpy(source: Path, out: Path) -> None:
    """Build with the numpy.i of NumPy's sdist."""
    out.joinpath("numpy.i").write_bytes(numpy_i(source / "sdist"))
    build_swig(source, out)


def numpy_i(backend: Path) -> bytes:
    """Return numpy.i from the sdist of the installed NumPy; `backend` is the folder of the replacement build
    backend.
    """
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", "numpy"]
    with TemporaryDirectory() as folder:
        command = [*pip, "--no-build-isolation", "--dest", folder, f"numpy=={version('numpy')}"]
        subprocess.run(command, check=True, env=os.environ | {"PYTHONPATH": str(backend)})
        with tarfile.open(next(Path(folder).glob("numpy-*.tar.gz"))) as sdist:
            [name] = (name for name in sdist.getnames() if name.endswith("tools/swig/numpy.i"))
            return cast(IO[bytes], sdist.extractfile(name)).read()


def build_swig(source: Path, out: Path) -> None:
    """Generate `<peer>.py` and the wrapper, and compile the wrapper to `_<peer>`."""
    wrapper = out / f"{source.name}_wrap.cxx"
    swig(source / "example.i", wrapper, [PEERS, out])
    compile_module(out / f"_{source.name}", FLAGS, [PEERS, Path(numpy.get_include())], [wrapper])


def build_pybind11(source: Path, out: Path) -> None:
    """Compile the module."""
    includes = [PEERS, Path(pybind11.get_include())]
    compile_module(out / "pybind11_example", FLAGS, includes, [source / "example.cpp"])


def build_nanobind(source: Path, out: Path) -> None:
    """Compile the module together with nanobind's own library."""
    library = Path(nanobind.source_dir())
    includes = [PEERS, Path(nanobind.include_dir()), library.parent / "ext/robin_map/include"]
    sources = [source / "example.cpp", library / "nb_combined.cpp"]
    compile_module(out / "nanobind_example", FLAGS, includes, sources)


BUILDERS = {
    "quaff": build_quaff,
    "swig_numpy": build_swig_numpy,
    "swig_typemap": build_swig,
    "pybind11": build_pybind11,
    "nanobind": build_nanobind,
}
