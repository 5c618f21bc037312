"""Writes target/gpu-kit/: wheels, modules compiled here, tests, benchmarks, and `run.sh`, which runs them.

`make gpu-kit` runs it, with the dependency group `gpu-kit` installed. The machine that runs the kit needs no
network, no Rust and no SWIG.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from .images import texts
from .modules import build_modules

ROOT = Path(__file__).parents[1]
KIT = ROOT / "target" / "gpu-kit"
LIMIT = 60_000_000
# The platforms with any glibc from 2.17 on.
PLATFORMS = ["manylinux2014_x86_64", "manylinux_2_28_x86_64"]
BENCHES = ["__init__.py", "loop.py", "machine.py", "tools.py", "gpu/*.py"]


def main() -> None:
    """Write the kit, replacing an old one, and print its size."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--python", default="3.12", help="the Python of the machine with the GPU")
    arguments = parser.parse_args()
    shutil.rmtree(KIT, ignore_errors=True)
    build_wheels(KIT / "wheels")
    download(arguments.python)
    build_modules(KIT / "modules")
    copy("tests/gpu", ["*.py"])
    copy("tests/python", ["managed_vectors.py", "producers.py", "programs.py", "strategies.py"])
    copy("benches", BENCHES)
    for name in ("run.sh", "count.py"):
        shutil.copy(ROOT / "gpu_kit" / name, KIT)
    size = sum(path.stat().st_size for path in KIT.rglob("*"))
    print(f"{KIT.relative_to(ROOT)}: {size / 1e6:.1f} MB")
    if size > LIMIT:
        sys.exit(f"more than the {LIMIT / 1e6:.0f} MB that a kit may have")


def build_wheels(out: Path) -> None:
    """Build the wheels of quaff and of its compiler, tagged with the glibc that they need."""
    os.environ["MATURIN_PEP517_ARGS"] = "--compatibility pypi"
    pip("wheel", "--no-deps", f"--wheel-dir={out}", ".", "./swig-compat")
    [wheel] = out.glob("quaff-*.whl")
    if not has_kernels(wheel):
        sys.exit("the wheel has no kernels for GPUs: see what its build said of NVRTC")


def has_kernels(wheel: Path) -> bool:
    """Look for PTX in the extension module."""
    with ZipFile(wheel) as files:
        [extension] = (name for name in files.namelist() if name.endswith(".so"))
        return any(".target sm_" in text for text in texts(files.read(extension)))


def download(python: str) -> None:
    """Download the dependency group `gpu`: wheels for the other machine, and PyCUDA as an sdist."""
    platforms = [f"--platform={platform}" for platform in PLATFORMS]
    target = [f"--python-version={python}", *platforms]
    # pip asks an sdist for its metadata, which takes packages that are installed here.
    sdist = ["--no-binary=pycuda", "--no-build-isolation"]
    pip("download", "--no-deps", *target, *sdist, "--group=gpu", f"--dest={KIT / 'wheels'}")
    (KIT / "sdists").mkdir()
    for path in (KIT / "wheels").glob("*.tar.gz"):
        path.rename(KIT / "sdists" / path.name)


def pip(command: str, *arguments: str) -> None:
    """Run pip in the checkout."""
    quiet = ["--quiet", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", command, *quiet, *arguments], check=True, cwd=ROOT)


def copy(folder: str, patterns: list[str]) -> None:
    """Copy files of a folder to the same place in the kit."""
    for source in (path for pattern in patterns for path in (ROOT / folder).glob(pattern)):
        target = KIT / source.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


if __name__ == "__main__":
    main()
