"""The compiler as a crate and as a sdist: both have all that they are built from."""

import os
import shutil
import subprocess
import tarfile
from pathlib import Path

from user_projects import ROOT, TOOLS

# Where both are built. What is the same as the last time is not built again.
TARGET = ROOT / "target" / "packaged"
CARGO = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo"))


def run(*command, cwd):
    environment = os.environ | {"CARGO_TARGET_DIR": str(TARGET)}
    words = list(map(str, command))
    done = subprocess.run(words, check=False, capture_output=True, text=True, cwd=cwd, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_crate_is_built_from_what_is_packaged():
    """By cargo itself, which takes the crate that it stands on from beside it."""
    # cargo has kept what that was in an earlier run, by its name and version.
    sources = (CARGO / "registry").glob("*/-*/quaff-kernels-*")
    for kept in [*sources, *TARGET.glob("debug/.fingerprint/quaff-kernels-*")]:
        shutil.rmtree(kept) if kept.is_dir() else kept.unlink()
    run("cargo", "package", "-p", "quaff-kernels", "-p", "quaff-swig", "--allow-dirty", cwd=ROOT)


def test_the_sdist_is_built_from_what_is_packaged(tmp_path):
    run(TOOLS / "maturin", "sdist", "--out", tmp_path, cwd=ROOT / "swig-compat")
    with tarfile.open(tmp_path / "quaff_swig-0.1.0.tar.gz") as archive:
        archive.extractall(tmp_path, filter="data")
    manifest = tmp_path / "quaff_swig-0.1.0" / "swig-compat" / "Cargo.toml"
    run("cargo", "check", "--quiet", "--bin", "quaff", "--manifest-path", manifest, cwd=tmp_path)
