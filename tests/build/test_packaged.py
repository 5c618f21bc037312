"""The compiler as a crate and as an sdist, and crates that it writes: all contain everything they are built
from.
"""

import os
import re
import shutil
import subprocess
import tarfile
import tomllib
from pathlib import Path

import pytest
from user_projects import ROOT, TOOLS

pytestmark = pytest.mark.whole

# The build folder of both. Unchanged parts are not rebuilt.
TARGET = ROOT / "target" / "packaged"
CARGO = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo"))
VERSION = tomllib.loads((ROOT / "Cargo.toml").read_text())["workspace"]["package"]["version"]


def run(*command, cwd):
    # NVRTC reads all headers of the kernels also without code, whose generation takes longer than the rest.
    without_code = {"QUAFF_NVRTC_FLAGS": "--define-macro=QUAFF_KERNELS_WITHOUT_CODE"}
    environment = os.environ | without_code | {"CARGO_TARGET_DIR": str(TARGET)}
    words = list(map(str, command))
    done = subprocess.run(words, check=False, capture_output=True, text=True, cwd=cwd, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr


def forget(*names):
    """Makes cargo build packages again, which it identifies only by their names and versions."""
    for name in names:
        kept = [*(CARGO / "registry").glob(f"*/-*/{name}-*"), *TARGET.glob(f"debug/.fingerprint/{name}-*")]
        for path in kept:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def test_the_crates_are_built_from_what_is_packaged():
    """With cargo itself, which takes their dependencies from the packages too."""
    forget("quaff-kernels", "quaff-runtime", "quaff-swig", "quaff")
    run("cargo", "package", "--workspace", "--allow-dirty", cwd=ROOT)


def test_the_sdist_is_built_from_what_is_packaged(tmp_path):
    run(TOOLS / "maturin", "sdist", "--out", tmp_path, cwd=ROOT / "swig-compat")
    with tarfile.open(tmp_path / f"quaff_swig-{VERSION}.tar.gz") as archive:
        # Python 3.11.2, which Debian 12 has, lacks the argument `filter`.
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(tmp_path)
    manifest = tmp_path / f"quaff_swig-{VERSION}" / "swig-compat" / "Cargo.toml"
    run("cargo", "check", "--quiet", "--bin", "quaff", "--manifest-path", manifest, cwd=tmp_path)


def test_a_generated_crate_with_kernels_is_built_from_what_is_packaged(program, tmp_path):
    """With the user's files included; docs/publishing.md packages a crate without kernels."""
    page = (ROOT / "docs" / "reductions.md").read_text()
    (tmp_path / "energy.hpp").write_text(re.search(r"```cpp\n(.+?)```", page, re.DOTALL).group(1))
    (tmp_path / "stats.i").write_text(re.search(r"```swig\n(.+?)```", page, re.DOTALL).group(1))
    run(program, "generate", "stats.i", "--copy", "-o", "bindings", cwd=tmp_path)
    for name in ("energy.hpp", "stats.i"):
        (tmp_path / name).unlink()
    forget("quaff-kernels", "quaff-runtime", "stats")
    # Without Python, which would take longer and show nothing more.
    command = ["cargo", "package", "--workspace", "--allow-dirty", "--no-default-features"]
    run(*command, cwd=tmp_path / "bindings")
